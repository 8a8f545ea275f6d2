### What a table online says.

## Commands that are not carried out

online-bad = This could not be read.
online-future = Your copy of the table is newer than the table itself. Please load it again.
online-stale = Something has happened meanwhile. Please look again.
online-reused = Something else was asked for under the same id.
online-unavailable = The server cannot keep this just now. It will be tried again.
online-busy = Too much at once. Please wait a moment.
online-unknown = There is no such table, or it is not for you.
online-too-many = You have too many tables that are not over.
online-who = Say who you are first.
online-seat = This is not your seat.
online-host = Only who opened the table may do this.
online-started = The game has started already.
online-not-started = The game has not started yet.
online-not-over = The game is not over yet.
online-closed = The table has been cleared away.
online-taken = This seat is taken.
online-free = This seat is free already.
online-no-seat = There is no such seat.
online-seats-free = Some seats are still free.
online-bot = There is no bot “{ $bot }”.
online-no-undo = This cannot be taken back: something has turned up since, or it is not yours.
online-asked = Somebody asks to take something back already.
online-not-asked = Nobody asks you to let them take something back.
online-away = A bot plays for you already.
online-not-away = No bot plays for you.
online-talk = Enough has been said at this table.
online-rematch = There is a new table already.
online-deal-public = A deal that others may play too is not for strangers to look at.
online-deal-day = This is not the deal of today.
online-deal-known = You know this deal already from another table.
online-login-taken = Somebody else has this login.
online-login-wrong = The login or the passphrase is wrong.
online-no-webhooks = This server calls no addresses.
online-webhook = This address cannot be called: it must begin with https:// and lead to the public internet.

## The server

serve-ready = Tables are open at { $url }
serve-lan = Everybody in this network can see them. The connection is not encrypted: do this at home only.
complain-server = the server needs { $what }, which is not installed; install keltis with its extra “server”
complain-listen = cannot listen on { $host }, port { $port }: { $why }
complain-config = { $path }: { $why }
complain-url = “{ $url }” is not an address such as https://keltis.example
complain-redis = “{ $url }” is no address of a Redis; it begins with redis://
complain-log = the log can be one of these: { $known }
