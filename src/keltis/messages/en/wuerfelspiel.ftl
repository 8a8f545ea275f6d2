### Texts of Das Würfelspiel.

title-wuerfelspiel = Keltis: The Dice Game

## Dice and fields

dice-face =
    { $face ->
        [red] red
        [yellow] yellow
        [pink] pink
        [green] green
        [blue] blue
       *[wish] wish stone
    }
# A list of dice: one, and all that follow it.
dice-more = { $face }, { $rest }
dice-field =
    { $kind ->
        [clover] clover
        [wish] wish stone
        [kobold] kobold
       *[forbidden] forbidden
    }

## Prompts

dice-shown = You rolled: { $dice }.
prompt-dice-keep = Keep or reroll?
prompt-dice-symbol = Choose a rolled symbol to move, or pass.
prompt-dice-clover = Clover: move a piece one field, bring in a new one, or pass.

## Refusals

refuse-dice-chance = What the dice show is decided by chance, not by a player.
refuse-dice-rolling = The dice are still rolling.
refuse-dice-first = First decide about the dice: keep the roll, or roll some of them again.
refuse-dice-number = There are not so many dice: only { $dice } are rolled.
refuse-dice-done = The roll stands: dice may be rolled again only once, and only before moving.
refuse-dice-symbol-first = First choose one of the rolled symbols, or pass.
refuse-dice-clover-first = Now it is the clover's turn: move a piece one field, bring in a new one, or pass.
refuse-dice-not-rolled = No die shows the { $colour } symbol.
refuse-dice-nobody-there = You have no piece in the { $colour } row.
refuse-dice-occupied = You already have a piece in the { $colour } row.
refuse-dice-at-end = Your piece in the { $colour } row is on the last field and stays there.
refuse-dice-none-left = You have no piece in that row, and all { $pieces } of your pieces are already on the board.
refuse-dice-forbidden = Nobody may stop on field { $field } of the { $colour } row: it shows crossed branches.

## Log

log-dice-die = Die { $die } shows: { $face }.
log-dice-keep = { $seat } keeps the roll.
log-dice-reroll =
    { $number ->
        [one] { $seat } rolls die { $dice } again.
       *[other] { $seat } rolls dice { $dice } again.
    }
log-dice-move = { $seat } moves in the { $colour } row to field { $field }.
log-dice-enter = { $seat } begins the { $colour } row on field { $field }.
log-dice-pass = { $seat } moves nothing.

## Scoring

score-dice-piece = Piece in the { $colour } row, field { $field }
score-dice-first-pieces = First side of the match: pieces
score-dice-first-wishes = First side of the match: wish stones

## Drawing

# The title has at most 78 letters, the line of counts at most 40, two field names together at most 32.
draw-dice-side =
    { $side ->
        [simple] Simple side
       *[crossed] Side with crossed branches
    }
draw-dice-match =
    { $side ->
        [simple] Match, side { $number } of { $sides }: simple side
       *[crossed] Match, side { $number } of { $sides }: crossed branches
    }
draw-dice-first = first { $points }
draw-dice-counts = Stock ◊{ $stock }, goal { $goal } of { $needed }

## Telling

tell-dice-counts = Wish stones in the stock: { $stock }. Pieces in the goal area: { $goal }; { $needed } of all or { $own } of one player end the game.
tell-dice-field =
    { $kind ->
        [clover] clover on field { $field }
        [wish] wish stone on field { $field }
        [kobold] kobold on field { $field }
       *[forbidden] field { $field } forbidden
    }
tell-dice-piece = { $seat } on field { $field } (worth { $value })
tell-dice-row = The { $colour } row: { $things }.
tell-dice-player = { $seat }: score now { $total }, wish stones { $wishes }, in the goal area { $goal }, pieces not yet brought in { $left }.
tell-dice-first = On the first side { $seat } got: { $points }.
tell-dice-die = die { $die } { $face }
tell-dice-dice = The dice: { $dice }.

## Choices

action-dice-keep = keep the roll
action-dice-reroll =
    { $number ->
        [one] roll die { $dice } again
       *[other] roll dice { $dice } again
    }
action-dice-move =
    { $kind ->
        [clover] move in the { $colour } row to field { $field } (clover)
        [wish] move in the { $colour } row to field { $field } (wish stone)
        [kobold] move in the { $colour } row to field { $field } (kobold)
       *[plain] move in the { $colour } row to field { $field }
    }
action-dice-enter =
    { $kind ->
        [clover] begin the { $colour } row on field { $field } (clover)
        [wish] begin the { $colour } row on field { $field } (wish stone)
        [kobold] begin the { $colour } row on field { $field } (kobold)
       *[plain] begin the { $colour } row on field { $field }
    }
action-dice-pass = move nothing

## What people type: words for one action, separated by commas

words-keep = keep, stand, stay
words-reroll = reroll, roll, again
words-move = move, choose, go, advance
words-enter = enter, begin, new

wuerfelspiel-news-side = This side is over; the other one follows.

## Help

help-wuerfelspiel =
    Keep the roll: keep                       Roll dice again: reroll 1 3 5
    Choose a symbol: move R                   Do without: pass
    Clover: step R moves a piece, enter R brings in a new one
    Colours: R red ▲, Y yellow ■, P pink ●, G green ◆, B blue ★
    ♣ clover, ◊ wish stone, ☺ kobold, ✗ forbidden, · plain field
    a b c d pieces, › field in reach, ▐ goal area; on the left the fields' worth
    Dice: their numbers below, ◊ wish stone, ·· still rolling
    Players: ▸ to move, ◊2 wish stones, ▐1 pieces in the goal area, ⌂3 pieces
    not yet brought in, “first 12” points of the first side
    The board is partly a reconstruction: which fields are special agrees with
    all that the rule book says, but the printed board may differ.
