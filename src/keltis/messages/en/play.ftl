### Texts of the table in the browser, while one plays.

refuse-touch = Not possible now. { $prompt }
refuse-held = That does not go with the card you have chosen. Touch something that is highlighted, or choose another card.

play-start = the start
play-take = Take it
play-target =
    { $kind ->
        [pile] Discard
       *[row] Play
    }
play-empty = empty
play-tray = Cards, dice and rows
play-turn = Turn a tile over
play-stock = Wish stones left
play-known = Taken from a discard pile, so everyone knows it
play-mirrors =
    { $number ->
        [one] { $number } mirror
       *[other] { $number } mirrors
    }
play-steps =
    { $number ->
        [one] moves the priestess up to { $number } stone
       *[other] moves the priestess up to { $number } stones
    }
play-goal = Goal { $goal } of { $needed }
play-goal-own = or { $own } of one player
play-menu = More
play-close = Close
play-rules = Rules
play-log = Game log
play-replay = Replay
play-settings = Settings
play-sure = This ends the game. Then the points are:
play-confirm = Confirm
play-undo-ask = Ask to undo
play-undo-asked = { $seat } asks to undo a move.
play-yes = Yes
play-no = No
play-now = Points if the game ended now
play-final = Final scoring
play-total = Total
play-again = Play again
play-what = What is this?
play-what-hint = Touch anything on the table to read its rules.
play-preview = { $gain } points
play-board-now = Figures: { $figures }. Things on the board: { $things }.
play-taken-over =
    { $why ->
        [clock] Your time ran out: { $bot } plays for you.
        [days] You did not move in time: { $bot } plays for you.
        [gone] You were away: { $bot } plays for you.
       *[left] { $bot } plays for you.
    }
play-return = I’m back
play-thing =
    { $kind ->
        [card] Cards
        [row] Rows
        [pile] Discard piles
        [deck] Draw pile
        [hand] Hand
        [place] Stones and fields
        [piece] Figures
        [figure] Small and large figures
        [start] Start
        [joker] Joker
        [goal] Goal area
        [clover] Clover
        [wish] Wish stones
        [points] Points tiles
        [shed] Discard tile
        [spiral] Spiral
        [leprechaun] Leprechaun
        [mirror] Mirror
        [priestess] Priestess
        [kobold] Kobold
        [forbidden] Crossed branches
        [die] Dice
        [hidden] Face-down tiles
        [open] Open tiles
        [total] Points
       *[button] Choices
    }

play-learn = Learn { $title } in five minutes
play-you = You

## The head of a table, and the line of the last move

play-over = Game over
play-turn-of = { $name } to move
play-chosen =
    { $playable ->
        [yes] { $card }: play it or discard it.
       *[no] { $card } cannot be played: discard it.
    }
play-won = You win!
play-which =
    { $kind ->
        [row] Choose the card to play.
       *[pile] Choose the card to discard.
    }
play-clock = Time left: { $time }
play-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
play-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
play-choices = Choices and the last moves
play-last = The last moves
play-log-short = Log
play-direction =
    { $direction ->
        [rising] rising
        [falling] falling
       *[open] not rising or falling yet
    }
play-stall =
    { $turns ->
        [one] No progress for a long time: the game ends after { $turns } more turn.
       *[other] No progress for a long time: the game ends after { $turns } more turns.
    }
move-step =
    { $kind ->
        [play] played { $card }
        [discard] discarded { $card }
        [lift] removed { $card }
        [take] took { $card }
        [turn] turned { $card }
        [misfit] does not fit
        [leave] left it open
        [keep] kept the roll
        [reroll] rerolled { $number ->
            [one] one die
           *[other] { $number } dice
        }
        [claim] claimed the bonus
        [waive] no extra turn
       *[pass] passed
    }
move-to = → { $place }
move-priestess = priestess → { $place }
log-undone =
    { $number ->
        [one] { $name } undid a move.
       *[other] { $name } undid { $number } moves.
    }
log-left =
    { $why ->
        [clock] Time ran out for { $name }: { $bot } plays on.
        [days] { $name } did not move in time: { $bot } plays on.
        [gone] { $name } is away: { $bot } plays on.
        [resigned] { $name } resigned: { $bot } plays on.
       *[left] { $name } left the table: { $bot } plays on.
    }
log-returned = { $name } is back.

## Fields of the board

field-path =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] { $number }th
    } { $colour ->
        [red] red
        [yellow] yellow
        [pink] pink
        [green] green
       *[blue] blue
    } stone
field-stone = stone { $place }
field-name = field { $place }

## Talk, another game, and ending early

talk-title = Chat
talk-empty = Nobody has said anything yet.
talk-write = Message
talk-send = Send
talk-mute = Mute the others
talk-phrase =
    { $phrase ->
        [again] Shall we play again?
        [bye] Goodbye!
        [hello] Hello!
        [hurry] It is your turn.
        [luck] Good luck!
        [moment] One moment, please.
        [oops] Oops!
        [thanks] Thank you!
        [well-played] Well played!
       *[wow] Wow!
    }
talk-reaction =
    { $reaction ->
        [clap] Applause
        [heart] Heart
        [laugh] Laughing
        [sad] Sad
        [thumbs-up] Thumbs up
       *[wow] Amazed
    }
talk-reacted = { $name } reacts: { $symbol }
rematch-asked = { $name } would like to play again.
rematch-waiting = You would like to play again. Accepted: { $accepted } of { $all }.
rematch-begin = Start now
rematch-there = The others play on at a new table.
rematch-watch = Go to the new table
end-offer = Offer to end the game
end-asked = { $name } offers to end the game with the points as they are.
end-waiting = You have offered to end the game.
end-withdraw = Withdraw
end-resign = Resign
end-resign-sure = Resign and leave the game to the others?
log-ended =
    { $why ->
        [resigned] { $name } resigns.
       *[agreed] The players agree to end the game.
    }
play-hurry = { $time } left, then { $bot } plays for you.
