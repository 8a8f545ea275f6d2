### The board workshop.

workshop-about = Make a board of your own: touch a stone and change it. Then play on it, share it, or see how the games change.
workshop-name = Name of the board
workshop-new-name = my board
workshop-undo = Undo
workshop-redo = Redo
workshop-reset = Original
workshop-complaint = Not playable yet:
workshop-good = This board can be played.
workshop-is-original = This is the original board of { $title }.
workshop-link-damaged = The link does not hold a board of this game; it may be damaged.
workshop-picture = The board. Touch a stone to change it, or use the arrow keys.
workshop-stone = Stone { $stone }
workshop-start = Start
workshop-touch-title = Touch a stone
workshop-touch = What you touch on the board can be changed here. Everything else is below.
workshop-less = Less
workshop-more = More
workshop-shorter = Remove the last
workshop-longer = Add one
workshop-entry = { $number }
workshop-and-more = { $number } or more

workshop-paths = Paths and goal
workshop-spiral = Spiral and priestess
workshop-tiles = Tiles
workshop-wishes = Wish stones
workshop-rows = Rows
workshop-cards = Cards
workshop-dice = Dice and end

workshop-row-value = Points of this row
workshop-column-value = Points of this column
workshop-stone-value = Points
workshop-carries = Carries a tile
workshop-goal = Goal area begins here
workshop-colour = Colour
workshop-colour-name =
    { $colour ->
        [red] red
        [yellow] yellow
        [pink] pink
        [green] green
        [blue] blue
       *[joker] joker
    }
workshop-large = Large stone with wish stones
workshop-stone-wishes = Wish stones on it
workshop-lies = Lies here
workshop-lies-name =
    { $what ->
        [nothing] nothing
        [red] red wish stones
        [yellow] yellow wish stones
        [pink] pink wish stones
        [green] green wish stones
        [blue] blue wish stones
       *[tile] a tile
    }
workshop-edge = Way to { $field }
workshop-row-fields = Fields in this row
workshop-mark = Mark
workshop-mark-name =
    { $kind ->
        [wish] wish stone
        [clover] clover
        [kobold] kobold
        [forbidden] forbidden
        [bonus] +{ $worth } points
       *[none] none
    }
workshop-field =
    { $side ->
        [simple] Simple side
       *[crossed] Crossed side
    }

workshop-length = Stones on a path
workshop-goal-figures = Figures in the goal that end the game
workshop-figures-small = Small figures of each player
workshop-tiles-wish = Wish stones
workshop-tiles-clover = Clovers
workshop-tiles-points = Tiles worth { $worth }
workshop-tiles-shed = Discard tiles
workshop-tiles-clover-colour =
    { $colour ->
        [red] Red clovers
        [yellow] Yellow clovers
        [pink] Pink clovers
        [green] Green clovers
       *[blue] Blue clovers
    }
workshop-tiles-spiral = Spirals
workshop-tiles-leprechaun = Leprechauns
workshop-tiles-mirror = Mirrors
workshop-tiles-highest = Highest tile of each colour
workshop-wishes-values = Points by number of wish stones
workshop-wishes-colours = Points by number of colours
workshop-wishes-stack = Wish stones on a stack
workshop-wishes-set = Wish stones of one colour in a set
workshop-wishes-set_points = Points of a set
workshop-wishes-stock = Wish stones in the stock
workshop-rows-values = Points by length of a row
workshop-leprechauns-values = Points for different leprechauns
workshop-cards-highest = Highest card of each colour
workshop-cards-copies = Copies of each card
workshop-cards-hand = Cards in hand
workshop-cards-box = Cards left in the box, { $players } players
workshop-stall = Turns without progress that end the game
workshop-spiral-goal_own = Own figures in the goal that end the game
workshop-spiral-goal_all = Figures of all in the goal that end the game
workshop-priestess-points = Points for bringing the priestess
workshop-priestess-steps = Steps of the priestess by card
workshop-pieces-number = Pieces of each player
workshop-pieces-goal_own = Own pieces in the goal that end the game
workshop-pieces-goal = Pieces of all in the goal, { $players } players
workshop-dice-number = Dice
workshop-dice-wishes = Wish stones rolled for one from the stock

workshop-play = Play on it
workshop-play-now = Play now
workshop-invite = Invite friends
workshop-bots = Ratings were measured on the original board. On yours, bots without a net for it search or judge by rules of thumb.
workshop-keep = Save and share
workshop-save = Save here
workshop-saved = Saved in this browser as “{ $name }”.
workshop-download = Download
workshop-upload = Open a file
workshop-share = Copy link
workshop-link = The link holds the whole board:
workshop-link-copied = Link copied. It holds the whole board.
workshop-mine = Saved boards
workshop-load = Open
workshop-forget = Delete
workshop-unreadable = This file cannot be used: { $why }

workshop-compare = Compare with the original
workshop-compare-how = A bot plays up to 100,000 games on both boards; the server does that when it has time.
workshop-waiting = Number { $place } in the queue.
workshop-preparing = The games are being prepared. The first time this takes up to a minute.
workshop-progress = { $done } of { $games } games on each board
workshop-cancel = Stop
workshop-compare-failed = The comparison failed. Try again later.
workshop-games = { $games } games on each board, { $players } players, all played by { $bot }.
workshop-plain = Fewer games than usual, because this server has no compiled rules.
workshop-outdated = You have changed the board since.
workshop-no-difference = No difference was found that could not be chance.
workshop-original = Original
workshop-difference = Difference
workshop-intervals = ± covers 95 %. Pale rows could be chance. Bots are not people: take it as a hint.
workshop-plot-turns = Turns of a game
workshop-plot-points = Points of a player
workshop-found-turns = Games are { $size } turns { $way ->
        [less] shorter
       *[more] longer
    }.
workshop-found-goal = { $size } percentage points { $way ->
        [less] fewer
       *[more] more
    } games end in the goal area.
workshop-found-points = Players have { $size } points { $way ->
        [less] fewer
       *[more] more
    } on average.
workshop-found-winner = Winners have { $size } points { $way ->
        [less] fewer
       *[more] more
    }.
workshop-found-lead = Winners lead by { $size } points { $way ->
        [less] less
       *[more] more
    }.
workshop-found-first = The first player wins { $size } percentage points { $way ->
        [less] less
       *[more] more
    } often.
workshop-found-turns-row = Turns
workshop-found-goal-row = Ended in the goal area
workshop-found-points-row = Points of a player
workshop-found-winner-row = Points of the winner
workshop-found-lead-row = Lead of the winner
workshop-found-first-row = Wins of the first player
