### Was ein Tisch im Netz sagt.

## Befehle, die nicht ausgeführt werden

online-bad = Das war nicht zu lesen.
online-future = Dein Stand des Tisches ist neuer als der Tisch selbst. Bitte lade ihn neu.
online-stale = Inzwischen ist etwas geschehen. Bitte sieh noch einmal hin.
online-reused = Unter derselben Nummer wurde schon etwas anderes verlangt.
online-unavailable = Der Server kann das gerade nicht festhalten. Es wird noch einmal versucht.
online-busy = Zu viel auf einmal. Bitte warte einen Augenblick.
online-unknown = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
online-too-many = Du hast zu viele Tische, an denen noch gespielt wird.
online-who = Sag zuerst, wer du bist.
online-seat = Das ist nicht dein Platz.
online-host = Das darf nur, wer den Tisch eröffnet hat.
online-started = Die Partie hat schon begonnen.
online-not-started = Die Partie hat noch nicht begonnen.
online-not-over = Die Partie ist noch nicht zu Ende.
online-closed = Der Tisch ist abgeräumt.
online-taken = Dieser Platz ist besetzt.
online-free = Dieser Platz ist schon frei.
online-no-seat = Diesen Platz gibt es nicht.
online-seats-free = Es sind noch Plätze frei.
online-bot = Es gibt keinen Bot „{ $bot }“.
online-no-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder es war nicht dein Zug.
online-asked = Es möchte schon jemand etwas zurücknehmen.
online-not-asked = Niemand bittet dich, etwas zurücknehmen zu dürfen.
online-away = Für dich spielt schon ein Bot.
online-not-away = Für dich spielt kein Bot.
online-talk = An diesem Tisch wurde genug geredet.
online-rematch = Es gibt schon einen neuen Tisch.
online-deal-public = Ein Spiel mit fester Verteilung, das auch andere spielen, darf nicht allen offenstehen.
online-deal-day = Das ist nicht die Verteilung von heute.
online-deal-known = Du kennst diese Verteilung schon von einem anderen Tisch.
online-login-taken = Diesen Anmeldenamen hat schon jemand.
online-login-wrong = Anmeldename oder Passphrase stimmt nicht.
online-no-webhooks = Dieser Server ruft keine Adressen auf.
online-webhook = Diese Adresse kann nicht aufgerufen werden: Sie muss mit https:// beginnen und ins öffentliche Internet führen.

## Der Server

serve-ready = Tische stehen bereit unter { $url }
serve-lan = Alle in diesem Netz können sie sehen. Die Verbindung ist nicht verschlüsselt: nur für zu Hause.
complain-server = dem Server fehlt { $what }; installiere keltis mit dem Zusatz „server“
complain-listen = auf { $host }, Port { $port }, lässt sich nicht horchen: { $why }
complain-config = { $path }: { $why }
complain-url = „{ $url }“ ist keine Adresse wie https://keltis.example
complain-redis = „{ $url }“ ist keine Adresse eines Redis; sie beginnt mit redis://
complain-log = das Protokoll kann nur eines davon sein: { $known }
