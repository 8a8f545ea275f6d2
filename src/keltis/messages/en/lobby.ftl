### Words around the table in the browser.

lobby-stale = There is a newer version of this page.
lobby-reload = Load it
lobby-skip = Skip to the content
lobby-ways = Ways
lobby-back = Back to the table
lobby-your-turn = Your turn

## Screens

lobby-games = Play
lobby-daily = Deal of the day
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
        [orakel] One spiral way for all, and a priestess worth meeting.
        [weg_der_steine] Turn stones over on the heath: take one, or leave it for the others.
       *[wuerfelspiel] Roll five dice, keep the good ones, run up the paths.
    }
lobby-start-here = Start here
lobby-quick = Quick to learn
lobby-go = Play
lobby-daily-short = The same luck for everybody
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
lobby-go-on = Go on
lobby-thinking = { $name } is to act
lobby-wait-for-players = Waiting for players
lobby-with = with { $names }
lobby-open = Open tables
lobby-no-open = Nobody has opened a table for all just now.
lobby-join = Join
lobby-watch = Watch

## A new table

lobby-new-title = New table: { $game }
lobby-players = Players
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-kind =
    { $kind ->
        [me] Me
        [near] Somebody at this device
        [bot] Bot
       *[open] By invitation
    }
lobby-near-name = Name of the player on seat { $number }
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
lobby-pace = Time
lobby-pace-value =
    { $value ->
        [free] as long as you like
        [five] 5 minutes each, 10 seconds more for every turn
        [fifteen] 15 minutes each, 10 seconds more for every turn
       *[days] up to 3 days for a turn
    }
lobby-undo = Taking back
lobby-undo-value =
    { $value ->
        [consent] if the others agree
        [turn] within your own turn
       *[never] never
    }
lobby-first = Who begins
lobby-first-value =
    { $value ->
        [random] chance decides
       *[seat] seat 1
    }
lobby-public = Open to all: strangers may sit down and watch
lobby-deal = The same deal as
lobby-deal-how = Tables with the same word here get the same cards and tiles. Leave it empty for fresh chance.
lobby-advanced = More settings
lobby-begin = Begin the game
lobby-open-table = Open the table

## Before the game

lobby-invited-by = { $name } invites you
lobby-invited = You are invited
lobby-waiting = Waiting until all seats are taken.
lobby-ready = Everybody is here.
lobby-free = free
lobby-kept = kept for { $name }
lobby-you = (you)
lobby-sit = Sit on seat { $number }
lobby-fill = Put a bot on seat { $number }
lobby-stand = Stand up
lobby-make-free = Make free: { $name }
lobby-clear = Clear the table away
lobby-invite = Invite others
lobby-invite-how = Send this link, or let a phone read the picture. Who has it may sit down or watch.
lobby-invite-local = This address is known only to this device. For others at home, start the server with “keltis serve --lan” and open the address that it prints.
lobby-link = Link
lobby-copy = Copy
lobby-copied = Copied.
lobby-share = Share …
lobby-qr = The link as a QR code
lobby-pass = Now it is { $name }’s turn
lobby-pass-why = Pass the device on. Your hand is hidden until then.
lobby-take = I am { $name }

## History and daily deal

lobby-no-history = No finished games yet.
lobby-won = won
lobby-lost = lost
lobby-result = { $name }: { $points }
lobby-replay = Replay
lobby-older = Older games
lobby-finished = Finished games
lobby-upload = Replay a record from a file
lobby-daily-how = Everybody gets the same cards, tiles and dice today. Play, then compare.
lobby-daily-until = The next deal comes at { $time }.
lobby-daily-play = Play today’s deal
lobby-daily-on = Go on playing
lobby-daily-compare = Compare
lobby-daily-results = Results of today’s deal
lobby-daily-running =
    { $number ->
        [0] Nobody else is playing it now.
        [one] { $number } table is still playing it.
       *[other] { $number } tables are still playing it.
    }
lobby-place = Place
lobby-table = Table
lobby-points = Points
lobby-lead = Lead
