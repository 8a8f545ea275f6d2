## Einstellungen eines Servers

complain-setting-unknown = { $source }: Die Einstellung „{ $name }“ gibt es nicht; `keltis serve --example-config` zeigt alle
complain-workers = Mehrere Prozesse für Tische gibt es unter Windows nicht, weil dort keine Sockets übergeben werden können; wähle `workers = 1`.
complain-setting-similar = { $source }: Die Einstellung „{ $name }“ gibt es nicht; ist „{ $similar }“ gemeint?
complain-setting-value = { $source }: { $name } = { $value } ist nicht erlaubt; erwartet wird { $kind ->
    [bool] true oder false
    [int] eine ganze Zahl
    [float] eine Zahl
    [choice] eines von: { $known }
   *[text] ein Text
 }{ $limits ->
    [range] { " " }von { $least } bis { $most }
    [least] , mindestens { $least }
   *[none] { "" }
 }
complain-file-exists = { $path } gibt es schon; bitte einen anderen Namen wählen

## keltis health

health-good = in Ordnung: Version { $version }, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
 } geladen, { $sockets ->
    [one] { $sockets } Verbindung
   *[other] { $sockets } Verbindungen
 }
health-bad = der Server antwortet mit { $status }: Seine Datenbank kann nicht gelesen oder geschrieben werden
health-away = keine Antwort von { $host }, Port { $port }: { $why }

## keltis restore

restore-report = { $path }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
 }, { $broken ->
    [0] alle fehlerfrei nachgespielt
   *[other] davon { $broken } beschädigt
 }; { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
 }; letztes Ereignis { $last }
restore-broken-table = Tisch { $table } lässt sich nicht nachspielen
restore-done = { $path } ist wiederhergestellt. Der Server kann gestartet werden.
restore-done-replaced = { $path } ist wiederhergestellt; die bisherige Datenbank heißt jetzt { $old }. Der Server kann gestartet werden.
complain-restore-broken = { $path } ist beschädigt; es wurde nichts geändert
complain-restore-postgres = Dieser Server bewahrt seine Tische in PostgreSQL auf: nimm pg_restore
complain-restore-exists = { $path } gibt es schon; mit --replace wird die Datei umbenannt und durch die Sicherung ersetzt
complain-restore-in-use = { $path } wird gerade benutzt: Halte zuerst den Server an
