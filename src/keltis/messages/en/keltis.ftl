### Texts of Keltis.

title-keltis = Keltis

## Prompts

prompt-enter = Small or large figure (×2) on the { $colour } path?
prompt-other-figure = Your { $colour } figure has arrived: move another one.
prompt-clover = Clover: move any figure one stone, or pass.

## Refusals

refuse-no-path = There is no { $colour } path on this board.
refuse-other-path = The card brings a figure from the start onto the { $colour } path, nowhere else.
refuse-nobody-there = You have no figure on the { $colour } path.
refuse-at-end = Your { $colour } figure is on its end stone and cannot move.
refuse-occupied = You already have a figure on the { $colour } path.
refuse-none-left =
    { $size ->
        [large] Your large figure is not at the start any more.
       *[small] You have no small figure left at the start.
    }

## Log

log-step = { $seat } moves the { $colour } figure one stone.
log-small = { $seat } brings a small figure onto the { $colour } path.
log-large = { $seat } brings the large figure onto the { $colour } path.
log-pass = { $seat } does not use the clover.
log-tile =
    { $tile ->
        [wish] A wish stone lies on the { $colour } path, stone { $stone }.
        [clover] A clover lies on the { $colour } path, stone { $stone }.
       *[points] A tile worth { $points } lies on the { $colour } path, stone { $stone }.
    }

## Scoring

score-path =
    { $size ->
        [large] Large figure on the { $colour } path, stone { $stone } (double)
       *[small] Small figure on the { $colour } path, stone { $stone }
    }

## Telling

tell-tile =
    { $tile ->
        [wish] wish stone on stone { $stone }
        [clover] clover on stone { $stone }
       *[points] tile worth { $points } on stone { $stone }
    }
tell-figure =
    { $size ->
        [large] { $seat } on stone { $stone } (large figure, worth { $value })
       *[small] { $seat } on stone { $stone } (worth { $value })
    }
tell-path = The { $colour } path: { $things }.
tell-player = { $seat }: score now { $total }, wish stones { $wishes }, from tiles { $points }, at the start { $small } small and { $large } large.

## Choices and help

action-step = move the { $colour } figure one stone
action-small = bring a small figure onto the { $colour } path
action-large = bring the large figure onto the { $colour } path
action-pass = do without it
help-keltis =
    { help-cards }
    Figures: small R, large R, step R
    ◊ wish stone, ♣ clover, +2 points tile, · nothing, › stone in reach
    a small figure, A large figure, ▐ goal area; on the left the stones' worth
    Players: ◊2 wish stones, +3 from tiles, ⌂4+1 small and large at the start
    Which stones carry tiles is likely, but known from one source only.
