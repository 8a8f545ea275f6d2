### Texts of the card games: hand, rows, piles.

## Prompts

prompt-card = Play a card or discard one.
prompt-refill = Refill your hand from any pile.

## Refusals

refuse-card-first = First play a card or discard one.
refuse-card-done = You have already played or discarded a card this turn.
refuse-not-held = You do not hold { $card }.
refuse-row =
    { $direction ->
        [rising] { $card } does not fit: this row is rising and has reached { $last }.
       *[falling] { $card } does not fit: this row is falling and has reached { $last }.
    }
refuse-refill-now = Now refill your hand: draw a card or take one from a discard pile.
refuse-closed = You have discarded onto the { $colour } pile this turn, so it is closed to you.
refuse-empty = The { $colour } discard pile is empty.
refuse-must-move = This move is compulsory: choose a figure.
refuse-figure-first = First finish the move: choose a figure, or pass if you may.

## Log

log-play = { $seat } plays { $card }.
log-discard = { $seat } discards { $card }.
log-draw = { $seat } draws from the draw pile.
log-draw-own = { $seat } gets { $card }.
log-draw-hidden = { $seat } gets a card.
log-deal-own = { $seat } is dealt { $card }.
log-deal-hidden = { $seat } is dealt a card.
log-take = { $seat } takes { $card } from the discard pile.

## Scoring

score-tiles = Points tiles

## Drawing and telling

# The two labels have less than ten letters, and the line about the draw pile at most 25.
draw-piles = Discards
draw-hand = Hand
draw-deck = Draw pile { $deck }, goal { $goal } of { $needed }
tell-pile = { $card } on a pile of { $size }
tell-piles = Discard piles: { $piles }.
tell-hand = Your hand: { $cards }.
tell-row =
    { $direction ->
        [rising] { $colour } { $values } rising
        [falling] { $colour } { $values } falling
       *[open] { $colour } { $values } open
    }
tell-rows = { $seat } has the rows: { $rows }.
tell-known = { $seat } is known to hold: { $cards }.

## Help

help-cards =
    Play a card: R5, play R5, red 5           Discard: x R5, discard red 5
    Refill: draw (or Enter), take R           Do without: pass
    Colours: R red ▲, Y yellow ■, P pink ●, G green ◆, B blue ★
    Cards: [R5] may be played; discard piles: R5×3 three cards, R– none, ✗ closed
    Players: ▸ to move, R5↑ row rises, R5↓ falls, R– no row, (R5 G2) known cards
action-play = play { $card }
action-discard = discard { $card }
action-draw = draw a card from the draw pile
action-take = take { $card } from the discard pile
