### Das Konto und der Weg auf ein anderes Gerät.

account-you-guest = Du spielst als { $name }, ohne Anmeldenamen.
account-you-login = Du spielst als { $name }, angemeldet als { $login }.
account-device = Dieses Konto auf einem anderen Gerät verwenden
account-device-how = Scanne den Code mit dem anderen Gerät, oder öffne dort Keltis und gib ihn unter „Als jemand anderes weiterspielen“ ein. Der Code gilt einmal.
account-device-local = Diese Adresse führt nur zu diesem Gerät. Andere Geräte können den Code eingeben, sobald der Server in deinem Netz erreichbar ist.
account-code-show = Code anzeigen
account-qr = QR-Code mit dem Link, der das andere Gerät anmeldet
account-code = Code für das andere Gerät
account-code-valid =
    { $minutes ->
        [one] Gilt noch eine Minute. Gib ihn niemand anderem: Wer ihn hat, spielt als du.
       *[other] Gilt noch { $minutes } Minuten. Gib ihn niemand anderem: Wer ihn hat, spielt als du.
    }
account-code-withdraw = Code zurückziehen
account-come = Als jemand anderes weiterspielen
account-come-how = Mit dem Code, den dein anderes Gerät anzeigt, oder mit Anmeldename und Passphrase.
account-code-field = Code
account-come-code = Mit dem Code weiterspielen
account-stay-guest = Du spielst hier als { $name }, ohne Anmeldenamen. Partien werden nie vermischt: Die von { $name } bleiben bei { $name }, und nach dem Wechsel kommt niemand mehr an sie heran. Um sie zu behalten, gib { $name } zuerst einen Anmeldenamen und eine Passphrase.
account-stay-login = Du spielst hier als { $name }. Partien werden nie vermischt: Die von { $name } bleiben bei { $name }, und du findest sie wieder, wenn du dich als { $login } anmeldest.
account-switch-agreed = Ich möchte wechseln.
account-login = Anmeldename
account-login-form = 3 bis 40 Buchstaben, Ziffern und . _ @ + -
account-passphrase = Passphrase
account-sign-in = Anmelden
account-enrol = Anmeldenamen und Passphrase wählen
account-enrol-how = Damit kannst du dich überall anmelden, auch wenn dieser Browser dich vergisst. Eine E-Mail-Adresse ist nicht nötig; eine verlorene Passphrase lässt sich nicht ersetzen.
account-enrol-do = Anmeldenamen anlegen
account-change = Anmeldenamen oder Passphrase ändern
account-change-how = Andere Geräte werden dabei abgemeldet.
account-change-do = Ändern
account-passphrase-old = Bisherige Passphrase
account-passphrase-new = Neue Passphrase (mindestens { $least } Zeichen)
account-enrolled = Gespeichert.
account-sessions = Wo du angemeldet bist
account-session-here = dieses Gerät
account-session-seen = zuletzt { $when }
account-session-unknown = Unbekanntes Gerät
account-session-end = Dort abmelden
account-session-others = Überall sonst abmelden
account-leave = Abmelden
account-leave-how = Mit dem Anmeldenamen { $login } und deiner Passphrase kommst du zurück.
account-leave-guest = Ohne Anmeldenamen käme niemand mehr an deine Partien heran. Wähle zuerst einen Anmeldenamen und eine Passphrase.
account-leave-do = Hier abmelden
account-forget = Mich vergessen
account-forget-how = Dein Name, deine Nachrichten, dein Anmeldename und alle Sitzungen werden gelöscht. Partien mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-forget-sure = Ja, alles löschen.
account-forget-do = Mich vergessen
