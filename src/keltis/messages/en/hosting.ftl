## Settings of a server

complain-setting-unknown = { $source }: there is no setting “{ $name }”; `keltis serve --example-config` lists all
complain-workers = Several processes for tables need passing of sockets, which Windows lacks: use `workers = 1`.
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

## keltis restore

restore-report = { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $broken ->
    [0] all of them replayed without errors
   *[other] { $broken } of them broken
 }; { $people ->
    [one] { $people } person
   *[other] { $people } people
 }; last event { $last }
restore-broken-table = table { $table } cannot be replayed
restore-done = { $path } is restored. You can start the server.
restore-done-replaced = { $path } is restored; the database of before is { $old }. You can start the server.
complain-restore-broken = { $path } is damaged, so nothing was changed
complain-restore-postgres = this server keeps its tables in PostgreSQL: use pg_restore
complain-restore-exists = { $path } exists already; add --replace to rename it and restore the backup in its place
complain-restore-in-use = { $path } is in use: stop the server first
