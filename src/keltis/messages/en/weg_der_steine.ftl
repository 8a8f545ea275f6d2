### Texts of Der Weg der Steine.

title-weg_der_steine = Keltis: The Way of the Stones

## Prompts

prompt-stones-begin =
    { $choices ->
        [turn] Turn a tile over.
       *[both] Turn a tile over, or take an open one.
    }
prompt-stones-extra =
    { $choices ->
        [turn] Extra turn: turn a tile over, or waive it.
        [take] Extra turn: take an open tile, or waive it.
       *[both] Extra turn: turn a tile over, take an open one, or waive it.
    }
prompt-stones-decide = Take { $card }, or leave it open?

## Refusals

refuse-stones-wait = First the tile that is being turned over has to show itself.
refuse-stones-decide = First decide about { $card }, which you have just turned over: take it or leave it.
refuse-stones-leave = You have turned over no tile that you could leave lying.
refuse-stones-waive = Your ordinary turn cannot be waived, only the extra turn of a clover.
refuse-stones-none-hidden = No tile lies face down any more.
refuse-stones-no-tile = There is no tile { $card } in this game.
refuse-stones-hidden = { $card } does not lie open: it is still face down.
refuse-stones-taken = { $card } has already been taken.
refuse-stones-row =
    { $direction ->
        [rising] { $card } does not fit: this row is rising and has reached { $last }.
       *[falling] { $card } does not fit: this row is falling and has reached { $last }.
    }

## Log

log-stones-turn = { $seat } turns a tile over.
log-stones-tile =
    { $fits ->
        [yes] It is { $card }.
       *[no] It is { $card }; that does not fit the rows of { $seat } and stays open.
    }
log-stones-take = { $seat } takes { $card }.
log-stones-leave = { $seat } leaves { $card } lying open.
log-stones-waive = { $seat } waives the extra turn.

## Scoring

score-stones-row =
    { $tiles ->
        [one] Row in { $colour }: { $tiles } tile
       *[other] Row in { $colour }: { $tiles } tiles
    }
score-stones-bonus = Bonus points

## Drawing and telling

# Each of these has at most 16 letters.
draw-stones-hidden = { $number } face down
draw-stones-open = { $number } open
draw-stones-mark =
    { $mark ->
        [clover] extra turn
        [wish] wish stone
       *[bonus] bonus points
    }
tell-stones-counts = In the middle: face down { $hidden }, open { $open }.
tell-stones-open = Lying open: { $tiles }.
tell-stones-turned = Just turned over: { $tile }.
tell-stones-hidden = Still face down, { $colour }: { $tiles }.
tell-stones-tile =
    { $mark ->
        [clover] { $tile } with a clover
        [wish] { $tile } with a wish stone
        [bonus] { $tile } with bonus { $bonus }
       *[none] { $tile }
    }
tell-stones-player = { $seat }: score now { $total }, wish stones { $wishes }, bonus points { $bonus }.

## Actions as choices, and what people may type for them (the first word of each list is shown)

action-stones-turn = turn a tile over
action-stones-take = take { $card }
action-stones-leave = leave { $card } lying open
action-stones-waive = do without the extra turn
words-turn = turn, flip, reveal, uncover
words-leave = leave, no
words-waive = waive, pass, skip, no

## Help

help-weg_der_steine =
    Turn a tile over: turn                    Take an open one: R5, take R5
    After turning: take R5, leave             Extra turn: turn, take R5, waive
    Colours: R red ▲, Y yellow ■, P pink ●, G green ◆, B blue ★
    Above, where every tile is: ░ face down, 5 open, A before player A
    ♣ extra turn, ◊ wish stone, +3 bonus points; [5] you may take it,
    ›5‹ just turned over
    Below, the rows, growing upwards: R↑ rises, R↓ falls, R neither yet; at the
    left edge, what a row of that height is worth
    Players: ▸ is to act, ◊2 wish stones, +4 bonus points
