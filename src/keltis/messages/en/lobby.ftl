### Texts around the table in the browser.

lobby-stale = A newer version of this page is available.
lobby-reload = Reload
lobby-skip = Skip to content
lobby-ways = Navigation
lobby-back = Back to the table
lobby-your-turn = Your turn

## Screens

lobby-games = Play
lobby-daily = Daily deal
lobby-practice = Practice
lobby-practise-mistakes = Practise these mistakes
lobby-history = My games
lobby-rules = Rules
lobby-settings = Settings

## The lobby

lobby-story-title = Paths that rise, paths that fall
lobby-story = Keltis is a family of five games by Reiner Knizia along the old ways of Ireland: lay cards that only climb or only fall, turn over stones, or trust the dice.
lobby-learn-first = First time? Learn in 5 minutes
lobby-turns = Waiting for you
lobby-against = Play against
lobby-bot-manner =
    { $bot ->
        [pebble] learns with you
        [clover] easy-going
        [kobold] cunning
        [druid] strong
       *[merlin] sees far ahead
    }
lobby-bot-warming = { $bot } is warming up, about { $seconds } s. { $other } plays until then.
lobby-bot-absent = { $bot } cannot play on this server. { $other } plays instead.
lobby-five = The five games
lobby-title =
    { $game ->
        [keltis] Keltis
        [neue_wege] New Paths, New Goals
        [orakel] The Oracle
        [weg_der_steine] The Way of the Stones
       *[wuerfelspiel] The Dice Game
    }
lobby-about =
    { $game ->
        [keltis] Cards that only rise or only fall carry you up five stone paths.
        [neue_wege] The paths branch: choose where each colour leads.
        [orakel] One spiral path for everyone, and a priestess worth meeting.
        [weg_der_steine] Turn stones over on the heath: take one, or leave it for the others.
       *[wuerfelspiel] Roll five dice, keep the good ones, run up the paths.
    }
lobby-start-here = Start here
lobby-quick = Quick to learn
lobby-go = Play
lobby-daily-short = The same deal for everyone
lobby-friends = Play with friends
lobby-friends-how = Open a table and send the link
lobby-left =
    { $days ->
        [0]
            { $hours ->
                [0] { $minutes } min left
               *[other] { $hours } h { $minutes } min left
            }
       *[other] { $days } d { $hours } h left
    }
lobby-left-seconds = less than a minute left
lobby-name = Your name
lobby-rename = Change your name
lobby-save = Save
lobby-you-are = You play as { $name }.
lobby-account = Account and devices
lobby-named = You are now called { $name }.
lobby-bot =
    { $bot ->
        [random] { web-bot } – plays anything
        [pebble] { web-bot } – for children
        [clover] { web-bot } – easy
        [greedy] { web-bot } – medium
        [kobold] { web-bot } – good
        [druid] { web-bot } – strong
        [merlin] { web-bot } – very strong
       *[other] { $bot }
    }
lobby-bot-rated = { $bot } · { $rating }
lobby-bot-level = Strength of bots
lobby-new = New table
lobby-read = Rules
lobby-length =
    { $game ->
        [keltis] 20 min
        [neue_wege] 30 min
        [orakel] 30 min
        [weg_der_steine] 10 min
       *[wuerfelspiel] 15 min
    }
lobby-size = 2–4 players
lobby-yours = Your games
lobby-go-on = Continue
lobby-thinking = { $name }’s turn
lobby-wait-for-players = Waiting for players
lobby-with = with { $names }
lobby-open = Open tables
lobby-no-open = There are no open tables right now.
lobby-join = Join
lobby-watch = Watch

## Friends

lobby-statistics = My statistics
lobby-my-friends = Friends
lobby-friends-table = { $name }’s table
lobby-asking =
    { $number ->
        [one] Somebody wants to be your friend.
       *[other] { $number } people want to be your friends.
    }
lobby-answer = Answer
lobby-decline = Decline
lobby-friends-may = Friends may join
lobby-friend-who = Friend in seat { $number }
lobby-spectators = Invite spectators
lobby-spectators-how = Anyone with this link can watch. Hands stay hidden from them until the end.

## A new table

lobby-new-title = New table: { $game }
lobby-players = Players
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-kind =
    { $kind ->
        [me] Me
        [near] Someone on this device
        [bot] Bot
        [friend] A friend
       *[open] By invitation
    }
lobby-near-name = Name of the player in seat { $number }
lobby-options = Options
lobby-option =
    { $name ->
        [clover] A clover moves
       *[side] Side of the board
    }
lobby-value =
    { $value ->
        [figure] the figure that reached it
        [any] any own figure
        [simple] simple side
        [crossed] crossed branches
        [match] match: simple side first
       *[match-crossed-first] match: crossed branches first
    }
lobby-pace = Time control
lobby-pace-value =
    { $value ->
        [free] no limit
        [five] 5 minutes each, plus 10 seconds per turn
        [fifteen] 15 minutes each, plus 10 seconds per turn
       *[days] up to 3 days per turn
    }
lobby-undo = Undo
lobby-undo-value =
    { $value ->
        [consent] if the others agree
        [turn] during your own turn
       *[never] never
    }
lobby-first = First player
lobby-first-value =
    { $value ->
        [random] random
       *[seat] seat 1
    }
lobby-public = Public: anyone can join or watch
lobby-deal = Deal code
lobby-deal-how = Tables with the same code get the same cards and tiles. Leave it empty for a new random deal.
lobby-advanced = More settings
lobby-begin = Start the game
lobby-open-table = Open the table

## Before the game

lobby-invited-by = { $name } invites you
lobby-invited = You are invited
lobby-waiting = Waiting for all seats to be taken.
lobby-ready = Everybody is here.
lobby-free = free
lobby-kept = reserved for { $name }
lobby-you = (you)
lobby-sit = Take seat { $number }
lobby-fill = Add a bot to seat { $number }
lobby-stand = Leave your seat
lobby-make-free = Remove { $name }
lobby-replace = Replace { $name } with { $bot }
lobby-clear = Close table
lobby-invite = Invite others
lobby-invite-how = Send this link or scan the QR code. Anyone with the link can join or watch.
lobby-invite-local = This address works only on this device. For others at home, start the server with “keltis serve --lan” and open the address it prints.
lobby-link = Link
lobby-copy = Copy
lobby-copied = Copied.
lobby-share = Share…
lobby-qr = The link as a QR code
lobby-pass = It is { $name }’s turn now
lobby-pass-why = Pass the device on. Your hand stays hidden until then.
lobby-take = I am { $name }

## History and daily deal

lobby-no-history = No finished games yet.
lobby-won = won
lobby-lost = lost
lobby-result = { $name }: { $points }
lobby-replay = Replay
lobby-older = Older games
lobby-finished = Finished games
lobby-upload = Open a recorded game
lobby-daily-how = Everyone gets the same cards, tiles and dice today. Play, then compare.
lobby-daily-until = The next deal starts at { $time }.
lobby-daily-play = Play today’s deal
lobby-daily-on = Continue
lobby-daily-compare = Compare
lobby-daily-results = Results of today’s deal
lobby-daily-running =
    { $number ->
        [0] Nobody else is playing it right now.
        [one] { $number } table is still playing it.
       *[other] { $number } tables are still playing it.
    }
lobby-place = Place
lobby-table = Table
lobby-points = Points
lobby-lead = Lead
