### Own bots: loading them, running them at a table on a server, and what went wrong.

own-bot-file = there is no file { $file }
own-bot-import = { $where } cannot be loaded, { $line }: { $why }
own-bot-name = “{ $bot }” names no bot; { $where } has: { $known }
own-bot-choose = “{ $bot }” is a class without the method choose
own-bot-callable = “{ $bot }” is neither a function nor a class
own-bot-stays = other processes cannot be given the bot “{ $bot }”: play with one process, or name it as file.py:name
own-bot-crashed = the bot { $bot } crashed on seat { $seat }: { $why }
own-bot-illegal = the bot { $bot } gave an illegal answer on seat { $seat }: { $answer }
own-bot-replay = The game up to there is in { $path }; once more: { $command }
own-bot-position = What the bot saw is in { $path }.
own-bot-unsaved = The position could not be written to { $path }: { $why }
own-bot-over = { $path } has no position in which a bot could act: the game is over
own-bot-chance = { $path } has no position in which a bot could act: chance is next
own-bot-answer = { $bot } on seat { $seat }: { $action }
own-bot-link = “{ $url }” is no link to a table; it looks like http://HOST:8642/#/t/TABLE/KEY
own-bot-full = no seat is free at this table
own-bot-gone = the table has turned the bot away, or it is no longer there
own-bot-refused = the server refused “{ $action }”: { $why }
own-bot-incomplete = the server does not tell how this game began, so the position cannot be rebuilt
own-bot-seated = { $name } plays on seat { $seat }.
own-bot-waits = { $name } has a seat; the table has not begun.
own-bot-plays = Turn { $turn }: { $action }
own-bot-result = { $name }: { $points }
own-bot-away = { $name } is not at the table any more: another player took the seat
