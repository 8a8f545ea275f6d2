### Texts of the table in the browser.

## Things that can be touched

web-row = your { $colour } row
web-pile = { $colour } discard pile
web-deck = draw pile
web-tiles = face-down tiles
web-piece =
    { $size ->
        [small] your small figure: { $place }
        [large] your large figure: { $place }
       *[any] your figure: { $place }
    }
web-priestess = the priestess
web-die = die { $number }: { $face }
web-figure =
    { $kind ->
        [large] the large figure
       *[small] a small figure
    }
web-button =
    { $kind ->
        [pass] Pass
        [keep] Keep the roll
        [reroll] Roll again
        [leave] Leave it
        [waive] No extra turn
        [claim] Claim the bonus
       *[other] { $kind }
    }

## The table

web-title = Keltis
web-players = Players
web-board = Board
web-hand = Your hand
web-rows = Your rows
web-piles = Piles
web-dice = Dice
web-log = Game log
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-gain = { $gain } points now
web-ends = This ends the game.
web-undo = Undo
web-cancel = Cancel
web-do = Confirm
web-offline = The server cannot be reached. Nothing is lost; the game continues once it is back.
web-rule = Rule { $rule }
web-again = Play again
web-lobby = To the lobby
web-winner = { $names } wins.
web-winners = { $names } win together.
web-summary = { $goal } of { $needed } figures in the goal area.
web-cards-left = { $number } cards
web-wishes = { $number } wish stones

## The lobby

web-welcome = Choose a game and play against bots at once.
web-play = Play
web-number = Players
web-opponents =
    { $number ->
        [1] against { $bot }
       *[other] against { $number } × { $bot }
    }
web-guest = Guest
web-bot =
    { $bot ->
        [random] Random
        [pebble] Pebble
        [clover] Clover
        [greedy] Greedy
        [kobold] Kobold
        [druid] Druid
        [merlin] Merlin
       *[other] { $bot }
    }
web-language = Language
web-loading = Loading…
web-lost = This table does not exist, or you have no access to it.
