### Hints, and the names of the levels.

hint-area =
    { $kind ->
        [play] Look at the cards that you can play.
        [discard] Look at the cards that you can spare.
        [draw] Think about where to refill from.
        [take] Think about where to refill from.
        [pass] It may be best to decline.
        [reroll] Look at the dice that could be rolled again.
        [keep] Look at the dice: they may be good as they are.
        [turn] Think about turning a tile over.
        [leave] Think about whom this tile helps.
        [waive] Think about whether another turn is of use.
        [priestess] Look at the priestess.
        [lift] Look at the ends of your rows.
       *[other] Look at your figures and where they can go.
    }
hint-line = { $number }. { $words } – { $action }
hint-share = wins { $share } % (± { $margin })
hint-share-exact = wins { $share } %
hint-lead = { $points } points ahead in the end
hint-gain = { $source } { $points } at once
hint-ends-ahead =
    { $points ->
        [0] ends the game in a tie
        [one] ends the game with you { $points } point ahead
       *[other] ends the game with you { $points } points ahead
    }
hint-ends-behind =
    { $points ->
        [one] ends the game with you { $points } point behind
       *[other] ends the game with you { $points } points behind
    }
hint-lost =
    { $cards ->
        [one] { $cards } card in your hand will not fit any more
       *[other] { $cards } cards in your hand will not fit any more
    }
hint-kept =
    { $cards ->
        [one] { $cards } card in your hand still fits
       *[other] { $cards } cards in your hand still fit
    }
hint-gift = the next player can use the card
hint-no-gift = the next player has little use for the card
hint-deck =
    { $cards ->
        [one] { $cards } card is left in the draw pile
       *[other] { $cards } cards are left in the draw pile
    }
hint-plain = The strong bots are not ready on this machine yet, so this is an estimate without chances to win.
bot-stands-in = { $bot } is still being prepared; { $other } plays in its place until then.
bot-replaces = { $bot } is not available here; { $other } plays in its place.
bot-ready = { $bot } is ready and plays from now on.
source-bonus = bonus
source-figures = figures
source-leprechauns = leprechaun bonus
source-oracle = priestess
source-pieces = pieces
source-rows = rows
source-sets = sets
source-tiles = tiles
source-wishes = wish stones
