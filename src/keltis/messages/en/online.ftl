### What a table online says.

## Commands that are not carried out

online-bad = The request is invalid.
online-bad-field = The request is invalid: check { $field }.
online-future = Your view is newer than the table. Please reload the page.
online-stale = The game has moved on. Please look again.
online-reused = This id was already used for another command.
online-unavailable = The server cannot save this right now. It will try again.
online-busy = Too many requests. Please wait a moment.
online-unknown = This table does not exist, or you have no access to it.
online-too-many = You have too many unfinished tables.
online-who = Please enter your name first.
online-seat = This is not your seat.
online-host = Only the host can do this.
online-started = The game has already started.
online-not-started = The game has not started yet.
online-not-over = The game is not over yet.
online-closed = The table was closed.
online-taken = This seat is taken.
online-free = This seat is already free.
online-removed = The host has removed you from this table.
online-one-seat = You have a seat at this table already.
online-events = This table has reached its limit of events; only moves are possible now.
online-no-seat = There is no such seat.
online-seats-free = Not all seats are taken yet.
online-bot = There is no bot “{ $bot }”.
online-undo-nothing = There is nothing to undo yet.
online-undo-revealed = That cannot be undone: something hidden has been revealed since.
online-undo-turn = That cannot be undone: the turn is over.
online-undo-never = Undo is not allowed at this table.
online-asked = Another request to undo is still open.
online-not-asked = There is no request to answer.
online-away = A bot already plays for you.
online-not-away = No bot plays for you.
online-talk = You have reached the message limit of this table.
online-resigned = You have resigned this game.
online-no-offer = There is no offer to answer.
online-end-offered = There is already an offer to end the game.
online-deal-end = A shared deal must be played to the end.
online-chat = Chat is switched off at this table.
online-rematch = There is already a new table.
online-deal-public = A shared deal cannot be open to spectators.
online-deal-day = This is not today’s deal.
online-deal-known = You have already seen this deal at another table.
online-login-taken = This login is already taken.
online-login-wrong = Wrong login or passphrase.
online-code-wrong = This code is wrong or has expired.
online-friend-link = This link has expired or was withdrawn.
online-no-invitation = This person cannot be invited.
online-no-webhooks = Webhooks are disabled on this server.
online-webhook = This address cannot be called: it must start with https:// and be on the public internet.
online-no-push = Notifications with the page closed are switched off on this server.
online-push = This push service cannot be called: its address must start with https:// and be on the public internet.

## The server

serve-ready = Tables are open at { $url }
serve-lan = Everyone on this network can see them. The connection is not encrypted: do this at home only.
complain-listen = cannot listen on { $host }, port { $port }: { $why }
complain-config = { $path }: { $why }
complain-url = “{ $url }” is not an address such as https://keltis.example
complain-contact = “{ $contact }” is not a contact such as mailto:operator@keltis.example or https://keltis.example
complain-redis = “{ $url }” is not a Redis address; it must begin with redis://
