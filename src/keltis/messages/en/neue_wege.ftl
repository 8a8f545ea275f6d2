### Texts of Neue Wege, neue Ziele.

title-neue_wege = Keltis: New Paths, New Goals

## Tiles and fields

neue_wege-tile =
    { $tile ->
        [clover] clover
        [shed] discard tile
       *[points] tile worth { $points }
    }
neue_wege-wish = wish stone ({ $colour })
neue_wege-joker = joker

## Prompts

neue_wege-prompt-figure = Move a figure to a { $colour } field or a joker.
neue_wege-prompt-clover = Clover: move any figure one field, or pass.

## Refusals

neue_wege-refuse-no-move = None of your figures can move to a { $colour } field or to a joker, so this card cannot be played.
neue_wege-refuse-no-edge = There is no such way on this board.
neue_wege-refuse-nobody-there =
    { $size ->
        [large]
            { $field ->
                [start] Your large figure is not at the start any more.
               *[other] Your large figure does not stand on { $field }.
            }
       *[small]
            { $field ->
                [start] You have no small figure left at the start.
               *[other] You have no small figure on { $field }.
            }
    }
neue_wege-refuse-colour = { $field } is neither a { $colour } field nor a joker.

## Log

log-neue_wege-move =
    { $size ->
        [large]
            { $origin ->
                [start] { $seat } moves the large figure from the start to { $target }.
               *[other] { $seat } moves the large figure from { $origin } to { $target }.
            }
       *[small]
            { $origin ->
                [start] { $seat } moves a small figure from the start to { $target }.
               *[other] { $seat } moves a small figure from { $origin } to { $target }.
            }
    }
log-neue_wege-pass =
    { $tile ->
        [shed] { $seat } does not use the discard tile.
       *[clover] { $seat } does not use the clover.
    }
log-neue_wege-tile = On { $field } lies: { $tile }.

## Scoring

neue_wege-score-figure =
    { $size ->
        [large] Large figure on { $field } (double)
       *[small] Small figure on { $field }
    }
neue_wege-score-colours =
    { $colours ->
        [one] Wish stones of { $colours } colour
       *[other] Wish stones of { $colours } colours
    }
neue_wege-score-sets = Colours with { $size } or more wish stones: { $sets }
neue_wege-score-tiles = Points tiles

## Telling

neue_wege-tell-row = Row { $row }, worth { $value }: { $fields }.
neue_wege-tell-field = { $field } { $colour }
neue_wege-tell-edges = leads to { $fields }
neue_wege-tell-stack =
    { $left ->
        [0] empty stack ({ $colour })
       *[other] stack of { $left } wish stones ({ $colour })
    }
neue_wege-tell-figures =
    { $large ->
        [0]
            { $small ->
                [one] { $seat } with a small figure
               *[other] { $seat } with { $small } small figures
            }
       *[other]
            { $small ->
                [0] { $seat } with the large figure
                [one] { $seat } with a small and the large figure
               *[other] { $seat } with { $small } small figures and the large one
            }
    }
neue_wege-tell-wishes = { $colour } { $wishes }
neue_wege-tell-player =
    { $complete ->
        [yes] { $seat }: score now { $total }, wish stones { $wishes }{ $colours }, from tiles { $points }, at the start { $small } small and { $large } large.
       *[no] { $seat }: score now { $total } without the wish stones ({ $wishes } face down), from tiles { $points }, at the start { $small } small and { $large } large.
    }

## Choices

action-neue_wege-move =
    { $size ->
        [large]
            { $origin ->
                [start] move the large figure from the start to { $target }
               *[other] move the large figure from { $origin } to { $target }
            }
       *[small]
            { $origin ->
                [start] move a small figure from the start to { $target }
               *[other] move a small figure from { $origin } to { $target }
            }
    }
action-neue_wege-pass =
    { $tile ->
        [shed] do without the discard tile
       *[clover] do without the clover
    }

## Help

help-neue_wege =
    { help-cards }
    Figures: small start-b1, large b3-b4, from field to field
    Discard tile: discard R5 from the hand, lift R off the end of a row
    Fields: b3 is the second from the left in row 3. On the left of a row stand
    its worth, then its number; ✚J joker, ▐ goal area, › field in reach
    Ways lead up: │ ╱ ╲ ╳ between the rows, straight where none is drawn,
    ─ ┬ from the start to the fields of row 1
    ◊R wish stone, ◊R5 stack of five, ♣ clover, ⇓ discard tile, +2 points tile
    a small figure, A large figure, aab or a2b several, … more than there is room
    Players: ◊3 R2 Y1 wish stones and their colours, +3 points from tiles,
    “4 points+◊” without the wish stones, which lie face down
    The board is partly a reconstruction: the fields' colours, ways and tiles and
    the worth of rows 1, 2, 4 and 5 are rebuilt to agree with the rule book, and
    that of row 6 is likely. The printed board may differ.
