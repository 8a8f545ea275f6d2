## Settings of a server

complain-setting-unknown = { $source }: there is no setting “{ $name }”; `keltis serve --example-config` lists all
complain-setting-similar = { $source }: there is no setting “{ $name }”; did you mean “{ $similar }”?
complain-setting-value = { $source }: { $name } = { $value } is not allowed; expected { $kind ->
    [bool] true or false
    [int] a whole number
    [float] a number
    [choice] one of: { $known }
   *[text] a text
 }{ $limits ->
    [range] { " " }from { $least } to { $most }
    [least] , at least { $least }
   *[none] { "" }
 }
complain-file-exists = { $path } exists already; choose another name

## keltis health

health-good = ok: version { $version }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } loaded, { $sockets ->
    [one] { $sockets } connection
   *[other] { $sockets } connections
 }
health-bad = the server answers { $status }: its database cannot be read or written
health-away = no answer from { $host }, port { $port }: { $why }
