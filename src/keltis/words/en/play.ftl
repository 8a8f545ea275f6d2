### Words of the table in the browser, while one plays.

refuse-touch = That does not help now. { $prompt }

play-start = the start
play-empty = empty
play-tray = Cards, dice and rows
play-turn = Turn a tile over
play-stock = Wish stones left
play-known = Taken openly, so known to all
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
play-step =
    { $step ->
        [card] Card
        [move] Move
        [tile] Tile
        [refill] Refill
        [turn] Turn over or take
        [decide] Decide
        [roll] Roll
       *[symbol] Choose a symbol
    }
play-goal = Goal { $goal } of { $needed }
play-goal-own = or { $own } of one player
play-menu = More
play-close = Close
play-rules = Rules
play-log = What happened
play-replay = Replay
play-settings = Settings
play-sure = This ends the game. Then the points are:
play-confirm = Do it
play-undo-ask = Ask to take back
play-undo-asked = { $seat } asks to take back a move.
play-yes = Yes
play-no = No
play-now = Points if the game ended now
play-final = Final scoring
play-total = Total
play-again = Once more
play-what = What is this?
play-what-hint = Touch a thing on the table to read its rules.
play-preview = { $gain } points
play-board-now = Figures: { $figures }. Things on the board: { $things }.
play-taken-over = A bot plays for you.
play-return = Play again myself
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
