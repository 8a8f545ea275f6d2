### Was ein Tisch im Netz sagt.

## Befehle, die nicht ausgeführt werden

online-bad = Die Anfrage ist ungültig.
online-bad-field = Die Anfrage ist ungültig: siehe { $field }.
online-future = Deine Ansicht ist neuer als der Tisch. Bitte lade die Seite neu.
online-stale = Das Spiel ist schon weiter. Bitte schau noch einmal.
online-reused = Diese Kennung wurde schon für einen anderen Befehl verwendet.
online-unavailable = Der Server kann das gerade nicht speichern. Er versucht es gleich noch einmal.
online-busy = Zu viele Anfragen. Bitte warte einen Moment.
online-unknown = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
online-too-many = Du hast zu viele laufende Tische.
online-who = Gib zuerst deinen Namen ein.
online-seat = Das ist nicht dein Platz.
online-host = Das kann nur, wer den Tisch eröffnet hat.
online-started = Das Spiel hat schon begonnen.
online-not-started = Das Spiel hat noch nicht begonnen.
online-not-over = Das Spiel ist noch nicht zu Ende.
online-closed = Der Tisch wurde geschlossen.
online-taken = Dieser Platz ist besetzt.
online-free = Dieser Platz ist schon frei.
online-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
online-one-seat = Du hast an diesem Tisch schon einen Platz.
online-events = Dieser Tisch hat die Höchstzahl an Ereignissen erreicht; nur Züge sind noch möglich.
online-no-seat = Diesen Platz gibt es nicht.
online-seats-free = Es sind noch nicht alle Plätze besetzt.
online-bot = Es gibt keinen Bot „{ $bot }“.
online-undo-nothing = Es gibt noch nichts zurückzunehmen.
online-undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verdecktes bekannt.
online-undo-turn = Das lässt sich nicht zurücknehmen: Der Zug ist vorbei.
online-undo-never = An diesem Tisch wird nichts zurückgenommen.
online-asked = Es ist noch eine Bitte offen, einen Zug zurückzunehmen.
online-not-asked = Es gibt keine Bitte, auf die du antworten könntest.
online-away = Für dich spielt schon ein Bot.
online-not-away = Für dich spielt kein Bot.
online-talk = Du hast das Nachrichtenlimit dieses Tisches erreicht.
online-resigned = Du hast dieses Spiel aufgegeben.
online-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
online-end-offered = Es gibt schon ein Angebot, das Spiel zu beenden.
online-deal-end = Eine gemeinsame Verteilung wird zu Ende gespielt.
online-chat = An diesem Tisch ist der Chat ausgeschaltet.
online-rematch = Es gibt schon einen neuen Tisch.
online-deal-public = Ein Tisch mit gemeinsamer Verteilung kann nicht für Zuschauer offen sein.
online-deal-day = Das ist nicht das heutige Tagesspiel.
online-deal-known = Du kennst diese Verteilung schon von einem anderen Tisch.
online-login-taken = Dieser Anmeldename ist schon vergeben.
online-login-wrong = Anmeldename oder Passphrase ist falsch.
online-code-wrong = Dieser Code ist falsch oder abgelaufen.
online-friend-link = Dieser Link ist abgelaufen oder wurde zurückgezogen.
online-no-invitation = Diese Person kann nicht eingeladen werden.
online-no-webhooks = Webhooks sind auf diesem Server ausgeschaltet.
online-webhook = Diese Adresse kann nicht aufgerufen werden: Sie muss mit https:// beginnen und im öffentlichen Internet liegen.
online-no-push = Benachrichtigungen bei geschlossener Seite sind auf diesem Server ausgeschaltet.
online-push = Dieser Push-Dienst kann nicht aufgerufen werden: Seine Adresse muss mit https:// beginnen und im öffentlichen Internet liegen.

## Der Server

serve-ready = Tische stehen bereit unter { $url }
serve-lan = Alle in diesem Netz können sie sehen. Die Verbindung ist nicht verschlüsselt: nur für zu Hause.
complain-listen = { $host }, Port { $port }, kann nicht geöffnet werden: { $why }
complain-config = { $path }: { $why }
complain-url = „{ $url }“ ist keine Adresse wie https://keltis.example
complain-contact = „{ $contact }“ ist kein Kontakt wie mailto:betreiber@keltis.example oder https://keltis.example
complain-redis = „{ $url }“ ist keine Redis-Adresse; sie muss mit redis:// beginnen
