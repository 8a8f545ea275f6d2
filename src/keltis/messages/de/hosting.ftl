## Einstellungen eines Servers

complain-setting-unknown = { $source }: Die Einstellung „{ $name }“ gibt es nicht; `keltis serve --example-config` zeigt alle
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
