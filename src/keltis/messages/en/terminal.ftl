### Texts of the command line.

## What people may type. The first word of each list is the one that is shown.

words-play = play, lay, put
words-discard = discard, x, throw, drop
words-draw = draw, deck
words-take = take, get, pick
words-step = step, move, advance, go
words-small = small, little
words-large = large, big, double
words-pass = pass, skip, no
words-lift = lift
words-red = red
words-yellow = yellow
words-pink = pink
words-green = green
words-blue = blue
words-nothing = the, a, an, card, from, on, onto, to, my, pile, path, figure, of, one, stone
words-no = no, n, nope
command-help = help, commands
command-legal = legal, moves, actions, list, options
command-undo = undo, oops
command-save = save
command-hint = hint, tip, advice
command-rules = rules, rule
command-score = score, scores, points
command-board = board, redraw, show
command-tell = tell, where, describe
command-log = log, history
command-hand = hand, cards
command-last = last, recent
command-quit = quit, exit, bye

## Actions as choices


## During a game

title-turn = turn { $turn }
title-turn-of = turn { $turn } of { $last }
title-to-act = { $name } to move (? for help)
hand-over = { $name }, take the keyboard and press Enter.
which-one = Which one? Type its number.
refused = Not allowed, rule { $rule }: { $why } (“rules { $rule }” shows the rule.)
unreadable = I did not understand that. Type an action such as “{ $example }”, a number from the list “legal”, or “?” for help.
rule-numbers = “rules { $rule }” shows a rule. The numbers are: { $numbers }. All of them: keltis rules { $game }
taken-back = Taken back.
kept = The game is saved in { $path }
not-saved = The game cannot be saved in { $path }: { $why }
ask-keep = Save the game to go on later? [Y/n]
left = Resume with: keltis play --resume
thrown-away = The game is not saved.
score-of = { $seat }
score-total = total
winner =
    { $points ->
        [one] { $name } wins with { $points } point.
       *[other] { $name } wins with { $points } points.
    }
winners =
    { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }
help-text =
    Beginnings of words will do; words of all three languages are understood.
    legal  what is possible, with numbers     1 2 3  choose from that list
    hint   what a bot would do                undo   take back your last step
    score  points line by line                rules { $rule }  read a rule
    tell   the table in sentences             board  the drawing again
    log    all turns; last: the latest ones   save FILE  a copy of the game
    quit   stop; the game is kept             { $hand }
help-hand = hand   your cards

## Before a game

ask-game = Which game? Number or name [1]
ask-bots = Bots, the weakest first: { $bots }. More: “keltis bots { $game }”.
ask-seats = Who plays? Names, and bots as bot:{ $bot }, with commas between. [{ $usual }]
player-name = Player

## Complaints

complain-game = there is no game “{ $game }”; there are: { $known }
complain-piped = when input comes from a pipe, name the game: keltis play GAME; there are: { $known }
complain-bot = there is no bot “{ $bot }”; there are: { $known }
complain-language = there is no language “{ $language }”; there are: { $known }
complain-seat = “{ $seat }” is not a seat: write a name, or bot:greedy
complain-no-name = a seat has no name
complain-name-twice = two seats are called “{ $name }”
complain-players = { $game } is for { $least } to { $most } players, not for { $found }
complain-board-players = the board “{ $board }” is for at most { $most } players, not for { $found }
complain-first = nobody at the table is called “{ $name }”
complain-option = “{ $option }” is not of the form name=value
complain-board = { $why }
complain-miniature = { $game } has no miniature “{ $name }”; there are: { $known }
complain-record = { $path }: { $why }
complain-exists = { $path } exists already; resume it with --resume, or choose another name
complain-records-exist = { $path } exists already; choose another name
complain-no-last = there is no unfinished game to resume
complain-several = { $path } holds several games, and resuming would overwrite them; add --save with a new file
complain-contradiction = “{ $typed }” contradicts the saved game, which has: { $kept }
complain-over = { $path }: this game is over; “keltis replay” shows it
complain-save = { $path } cannot be written: { $why }
complain-rule = there is no rule “{ $rule }”
complain-rule-other = rule { $rule } is not a rule of { $game } but of { $others }
complain-viewer = “{ $seat }” is no seat of this game
complain-number = the file has no game number { $number }
complain-turn = the game has no turn { $turn }

## Bots

bots-bot = Bot
bots-name = Name
bots-rating = Rating
bots-portrait = What it is, sees and forgets
bots-rating-range = { $rating } ± { $range }
bots-measuring = Not offered, too close to others in strength: { $bots }
bots-note = With more players some bots decide differently. ± is the interval of 95 %; * needs compiled code, without it { $instead } plays in its place. Play: keltis play { $game } --seats Ada,bot:{ $bot }. More: docs/strength.md
bot-is-random = any legal action
bot-is-heuristic =
    { $weights ->
        [tuned] heuristic: rules of thumb, tuned by playing
       *[plain] heuristic: plain rules of thumb
    }
bot-is-playing-out =
    { $games ->
        [one] { $games } imagined game before it decides
       *[other] { $games } imagined games before it decides
    }
bot-is-learned = learned what positions are worth
bot-is-trying =
    { $games ->
        [one] learned values and { $games } imagined game
       *[other] learned values and { $games } imagined games
    }
bot-is-ahead =
    { $ends ->
        [solved] learned values, looks ahead, solves ends
       *[open] learned values, looks ahead
    }

## Lists

list-players = { $least } to { $most } players
list-board-players =
    { $most ->
        [2] for { $least } players
       *[other] for { $least } to { $most } players
    }
sum-games =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed }
       *[other] { $games } games of { $game }, seed { $seed }
    }
sum-length = Mean length: { $turns } turns, { $actions } actions including chance
sum-ends = Ends: { $ends }
sum-seat = Seat
sum-mean = Points
sum-deviation = ± each
sum-wins = Wins
sum-interval = 95 %
sum-sources = Points from
end-deck = draw pile used up
end-goal = goal reached
end-stall = standstill
end-tiles = all tiles turned
list-and = { $first } and { $last }

## Watching and replaying

step-keys = Space or Enter: next · q: stop
replay-keys = → ← step · ↓ ↑ turn · Home End · g go to turn · l log · q quit
replay-words = Enter, back, next, previous, start, end, a turn's number, log, quit
walk-forward = forward
walk-back = back
walk-next = next
walk-previous = previous
walk-start = start
walk-end = end
walk-jump = go
walk-log = log
walk-quit = quit
ask-turn = Which turn, 0 to { $last }?
press-enter = Press Enter.

board-good = “{ $name }” is a valid board for { $title } (fingerprint { $fingerprint }).
board-own = It has the same content as the game's own board.
choices-several = (one or several)

## Chance that can be checked

verify-good =
    { $draws ->
        [one] { $draws } draw follows from the secret, whose promise was { $promised }
       *[other] { $draws } draws follow from the secret, whose promise was { $promised }
    }
verify-compare = Compare the commitment with the one that the table showed before the game, or pass it with --commitment.
verify-means = The server fixed its part of chance before the game and drew nothing else. This does not prove that it did not look.
verify-no-secret = there is no secret in this record, so chance cannot be checked
verify-deal = others may still play this deal, so its secret is not shown and chance cannot be checked
verify-commitment = the secret is not the one that was promised: { $promised } was promised, { $found } is its hash
verify-first = somebody else should have begun
verify-draw = draw { $number } was “{ $words }” and should have been “{ $instead }”

## Moving tables elsewhere

backup-done = Everything was copied to { $path } ({ $size } MB). Whoever has this file can sign in as anybody in it: keep it safe.
complain-backup-postgres = This server keeps its tables in PostgreSQL: use pg_dump for a backup.
complain-backup-nothing = There is no database { $path }.
export-done = Tables: { $tables }, written to { $path }. Whoever has this file can sign in as anybody in it: keep it safe.
export-done-tables = Tables: { $tables }, written to { $path }.
import-done = Tables imported: { $tables }, people: { $people }; already there: { $known }.
ratings-done = Ratings computed from { $games } games.
complain-import = { $path }, line { $line }: not imported: { $why }
complain-no-table = There is no table “{ $table }”.
complain-table-broken = This version of Keltis cannot read a table: { $why }
complain-store = The database cannot be used: { $why }

## At a table online

join-words-say = say, tell everybody
join-words-sit = sit
join-words-start = start, begin
join-words-yes = yes, y
join-words-no = no, n
join-words-back = back, return
join-words-again = again, rematch
join-help =
    Beginnings of words will do; words of all three languages are understood.
    legal  what is possible, with numbers     1 2 3    choose from that list
    hint   what a bot would do (not online)   undo     take back your last step
    score  points line by line                rules C3 read a rule
    tell   the table in sentences             board    the drawing again
    log    all that happened; last: the latest         hand  your cards
    say …  tell everybody                     save FILE  the record, after the game
    start, sit 2, back, quit                  resign, end: offer to end the game
    yes, no: answer an offer
join-offline = The server cannot be reached. Nothing is lost; reconnecting …
join-free = (free)
join-commitment = Commitment of chance: { $commitment }
join-waiting = Waiting for players. “start” begins once all seats are taken; “quit” leaves.
join-asked = { $name } asks to undo a move.
join-undone = { $name } has undone a move.
join-no-hint = There are no hints at a table on a server.
join-no-hand = You hold no cards.
join-no-record = The record can be had once the game is over.
join-save-where = Say where: save FILE
join-end-offered = { $name } offers to end the game with the points as they are: yes or no?
join-rematch-offered = { $name } offers another game: yes or no?
join-answered =
    { $answer ->
        [yes] { $name } accepts.
       *[no] { $name } declines.
    }
join-words-resign = resign
join-words-end = end
join-due =
    { $minutes ->
        [one] { $bot } takes over in { $minutes } minute.
       *[other] { $bot } takes over in { $minutes } minutes.
    }
join-left = You have left. The same command brings you back.
join-returned = { $name } is back.
join-may-undo = { $name } asks to undo a move. Allow it? (yes/no)
join-which = Which table?
join-your-turn = (your turn)
complain-server-gone = { $url } cannot be reached: { $why }
complain-table-gone = there is no such table, or you have no access to it
complain-no-tables = There is no table at { $url } just now. Open one with --game.
