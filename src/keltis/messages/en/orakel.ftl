### Texts of Das Orakel.

title-orakel = Keltis: The Oracle

## Tiles

orakel-clover =
    { $colour ->
        [red] red clover
        [yellow] yellow clover
        [pink] pink clover
        [green] green clover
       *[blue] blue clover
    }
orakel-tile =
    { $tile ->
        [points] tile worth { $points }
        [spiral] spiral
        [leprechaun] leprechaun
       *[mirror] mirror
    }
orakel-wishes =
    { $wishes ->
        [0] empty
        [one] { $wishes } wish stone
       *[other] { $wishes } wish stones
    }

## Prompts

prompt-orakel-move =
    { $steps ->
        [0] Move a figure to the next { $colour } stone.
        [1] Move a figure to the next { $colour } stone, or the priestess by 1.
       *[other] Move a figure to the next { $colour } stone, or the priestess by 1 to { $steps }.
    }
prompt-orakel-claim = Claim { $points } points now, once in the game, or pass.
prompt-orakel-clover =
    { $whom ->
        [any] Clover: move a figure to the next { $colour } stone, or pass.
       *[figure] Clover: move on from stone { $stone } to the next { $colour } one, or pass.
    }
prompt-orakel-spiral =
    { $left ->
        [0] Spiral: move back from stone { $stone }, or pass.
       *[other] Spiral: move back from stone { $stone }, but not to stone { $left }, or pass.
    }

## Refusals

refuse-orakel-no-move = { $card } could move nothing: none of your figures has a stone of that colour ahead, and the priestess has arrived.
refuse-orakel-first =
    { $what ->
        [move] First move a figure or the priestess.
        [claim] First decide about the leprechaun bonus: claim it or pass.
        [clover] First decide about the clover: move on or pass.
       *[spiral] First decide about the spiral: go back or pass.
    }
refuse-orakel-claim = The leprechaun bonus is not offered now: all your figures must stand on leprechaun stones, one of them newly landed, and it is paid once.
refuse-orakel-no-stone = There is no stone { $stone }: the spiral ends with stone { $end }.
refuse-orakel-nobody =
    { $stone ->
        [0] You have no figure at the start.
       *[other] You have no figure on stone { $stone }.
    }
refuse-orakel-other-figure = This clover moves only the figure that has landed on it, on stone { $stone }.
refuse-orakel-no-next =
    { $stone ->
        [0] From the start there is no { $colour } stone ahead.
       *[other] From stone { $stone } there is no { $colour } stone ahead.
    }
refuse-orakel-left =
    { $stone ->
        [0] The spiral does not lead back to the start: this turn's movement began there.
       *[other] The spiral does not lead back to stone { $stone }: this turn's movement began there.
    }
refuse-orakel-not-behind = The spiral leads only back, to stones before stone { $stone }.
refuse-orakel-priestess-done = The priestess has reached the end stone and moves no more.
refuse-orakel-steps = With this card the priestess goes at most this far: { $steps }.
refuse-orakel-past-end = The priestess does not go past the end stone; so far she can still go: { $steps }.

## Log

log-orakel-tile = On stone { $stone }: { $tile }.
log-orakel-move =
    { $origin ->
        [0] { $seat } moves a figure from the start to stone { $target }.
       *[other] { $seat } moves a figure from stone { $origin } to stone { $target }.
    }
log-orakel-back =
    { $target ->
        [0] { $seat } uses the spiral on stone { $origin } and goes back to the start.
       *[other] { $seat } uses the spiral on stone { $origin } and goes back to stone { $target }.
    }
log-orakel-priestess = { $seat } moves the priestess to stone { $target }.
log-orakel-claim = { $seat } claims the leprechaun bonus.
log-orakel-pass =
    { $what ->
        [claim] { $seat } does not claim the leprechaun bonus.
        [clover] { $seat } does not use the clover.
        [spiral] { $seat } does not use the spiral.
       *[leprechaun] { $seat } does not discard for the leprechaun.
    }

## Scoring

score-orakel-figure = Figure on stone { $stone }
score-orakel-wishes = Wish stones: { $wishes }, mirrors: { $mirrors }
score-orakel-priestess = Priestess
score-orakel-leprechauns = Leprechaun bonus

## Drawing and telling

# The label has at most ten letters, the legend at most 80.
draw-orakel-steps = Priestess
draw-orakel-legend = ♣ clover  @ spiral  ☺ leprechaun  ▯ mirror  ◊ wish stone  Ω priestess
tell-orakel-priestess =
    { $stone ->
        [0] The priestess is at the start.
       *[other] The priestess is on stone { $stone }.
    }
tell-orakel-stone = { $stone } { $colour }, worth { $value }: { $thing }
tell-orakel-stones = Stones { $first } to { $last }: { $stones }.
tell-orakel-figure =
    { $stone ->
        [0] start
       *[other] stone { $stone } (worth { $value })
    }
tell-orakel-player = { $seat }: score now { $total }; figures: { $figures }; wish stones { $wishes }, mirrors { $mirrors }; points from tiles { $points }, from the priestess { $oracle }, from leprechauns { $leprechauns }.

## Choices, and words that people may type

action-orakel-move =
    { $origin ->
        [0] move a figure from the start to stone { $target }
       *[other] move the figure on stone { $origin } to stone { $target }
    }
action-orakel-back =
    { $target ->
        [0] go back to the start
       *[other] go back to stone { $target }
    }
action-orakel-priestess =
    { $points ->
        [0] move the priestess to stone { $target }
       *[other] move the priestess to stone { $target } and get { $points } points
    }
action-orakel-claim = claim the leprechaun bonus: { $points } points
action-orakel-pass = do without it
words-back = back, return
words-priestess = priestess, oracle
words-claim = claim, bonus, yes

orakel-news-mirror = { $seat } takes a mirror.
orakel-news-oracle = The priestess meets a figure of { $seat }: { $points } points.

## Help

help-orakel =
    { help-cards }
    Figures: move 12, move 0 from the start   Priestess: priestess 3 (stones)
    Spiral: back 7                            Leprechaun bonus: claim
    Leprechaun: discard R5 from the hand, lift R off the end of a row
    Stones: “12●P ♣Y” is stone 12, pink, with a yellow clover; below it stand its
    worth and who is there: a figure, a² two of them, Ω priestess
    ♣ clover, @ spiral, ☺ leprechaun, ▯ mirror, +2 points tile, · taken
    (21▲R ◊◊) large stone with two wish stones, ⌂ start
    › in reach of a figure, ω in reach of the priestess; below the hand, ω3 is
    how far a card moves her
    The way: ─ │, in the goal area ═ ║
    Players: ◊2 wish stones, ▯1 mirrors, ☺10 leprechaun bonus
    Likely, but known from one source only: colours and worth of the stones, the
    large ones, colours of the clovers, worth of the tiles, the priestess' steps.
