### The numbered rules of all five games, in our own words.

## Titles and markers

rules-title = { $title }: the rules
rules-unofficial = This is an unofficial, non-commercial fan implementation of games by Reiner Knizia, with words and graphics of its own.

# Before a decision of ours where the rule book leaves a point open.
-ruling = Ruling:
# Before what the rule book shows only in a picture and nobody could look up.
-reconstructed = Reconstructed:

rules-section-A = Common to all five games
rules-section-C = Common to the three card games
rules-section-K = Keltis
rules-section-N = New Paths, New Goals
rules-section-O = The Oracle
rules-section-S = The Way of the Stones
rules-section-W = The Dice Game

## A: all five games

rule-A1 = Every game of the family is for two, three or four players.
rule-A2 = You are only asked when there is something to choose. An optional offer that you could not use anyway is skipped: a clover with nothing to move, a spiral that leads nowhere, a newly turned tile that fits none of your rows, a roll in which no symbol can move a piece, or an extra turn with no tile to turn over or take.
rule-A3 = Every landing is settled in three steps. First: does it end the game? Second, what happens by itself: a wish stone or mirror is collected, points are paid. Third, what you may choose: the leprechaun bonus comes first, then the offer of the tile itself.
rule-A4 = Whoever has the most points at the end wins. Several players with the same highest total win together.
rule-A5 = At a real table, the player who visited Ireland most recently begins, or the oldest if nobody knows; in The Way of the Stones it is the oldest in any case. Here you decide at the table: a seat that you name, or one picked at random. Then play goes round clockwise.
rule-A6 = In these rules your turn is everything you do until the next player may act, with all the follow-up moves that tiles set off. The Dice Game is different in one point: the extra turn from a kobold counts as a new turn.

## C: the three card games

rule-C1 = The deck consists of 110 cards in five colours. Each colour has the numbers 0 to 10, and every card exists twice. You begin with eight cards in your hand.
rule-C2 = If only two play, 30 cards leave the game without anyone seeing them. After the deal, the draw pile has 64 cards for two players, 86 for three and 78 for four.
rule-C3 = On your turn you use one card. Either you lay it in front of you and make the move that goes with it, or you throw it onto a discard pile and nothing moves. After that you fill your hand up to eight cards.
rule-C4 = In each colour you build a single row of cards, and it may start with any number. The first card that differs from the one before it fixes whether the row climbs or falls; from then on every card must keep to that. The same number may always be laid again, and gaps are fine.
rule-C5 = { -ruling } you may lay a card only if the move that goes with it is possible. In Keltis it always is; in New Paths, New Goals and in The Oracle a card may be unplayable for this reason.
rule-C6 = Every colour has its own discard pile, face up. Everybody may see the top card, but nothing of what lies beneath. { -ruling } how many cards are in a pile is public.
rule-C7 = You refill one card at a time; each may come from the draw pile or from the top of a discard pile. A pile onto which you have discarded this turn stays closed to you until the turn is over.
rule-C8 = As soon as somebody takes the last card of the draw pile, the game is over, even if that player still had a second card to take.
rule-C9 = The game is also over the moment a figure moves into the goal area and makes the required number complete. Whatever lies on the stone it reached has no effect, any chain breaks off, and hands are not refilled. Only figures that are in the area at that moment count.
rule-C10 = A points tile is never used up: it pays whenever any figure lands on it. A large figure earns no more from it than a small one. Your score may fall below zero.
rule-C12 = { -ruling } no game goes on for ever. After every turn we count how many turns in a row have passed without a card leaving the draw pile; when the count is 100, play stops and everybody's points are added up.

## K: Keltis

rule-K1 = The board has five paths, one in each colour, and every path has nine stones. From the first stone to the end stone they are worth −4, −3, −2, 1, 2, 3, 6, 7 and 10 points. A figure that is still at the start is worth nothing.
rule-K2 = You have five figures: four small ones and a large one. In the final scoring the large figure counts double, for plus points and for minus points.
rule-K3 = A card that you lay moves your figure on the path of its colour forward by one stone, whatever its number. If you have no figure on that path, you bring one from the start to the first stone, small or large as you like. { -ruling } if a clover or an end stone's substitute move put your figure there before you laid a card of that colour, your first card moves that figure.
rule-K4 = On each path you may have one figure and no more. Figures of different players can share a stone.
rule-K5 = If your figure has already reached the end stone of the card's path, you must move another of your figures one stone instead. It may also come from the start, small or large as you like, onto any path where you have no figure.
rule-K6 = 25 tiles are mixed and laid face up, one on each of the 20 small dark stones and the five end stones. There are nine wish stones, nine clovers and seven points tiles: two worth 1, three worth 2 and two worth 3.
rule-K7 = Clover: you may move any one of your figures forward by one stone, even the one that has just landed, or bring a small or large one from the start onto a path where you have none. Figures on end stones cannot go further. If there is a tile on the new stone, it works as well, and so on.
rule-K8 = Wish stone: whoever lands there first must take it and keeps it where all can see it.
rule-K9 = The last three stones of every path, numbers 7 to 9, are the goal area. When five figures are in it, no matter whose, the game is over.
rule-K10 = In the end your wish stones bring points. None: −4, one: −3, two: 2, three: 3, four: 6, five or more: 10.

## N: New Paths, New Goals

rule-N1 = The ways from the start to the five end fields branch and meet again, and you only go forward. Each field has one of the colours or is a joker. The first two rows of fields cost points, the third is worth nothing, then come plus points; the last three rows are worth 7, 6 and 10. { -reconstructed } the exact ways, the places of tiles and stacks and the values of the other rows fit every sentence of the rule book, but are not copied from the real board.
rule-N2 = A card that you lay moves one of your figures to a neighbouring field ahead. That field must have the colour of the card; onto a joker any colour will do. The card must fit into its row as always. Figures never go back, and several may stand on one field, your own included.
rule-N3 = A figure on an end field does nothing more for you: here a card of that colour does not let you move another figure instead.
rule-N4 = 22 tiles lie face up on the 22 marked fields: five clovers, a wish stone in each of the five colours, five tiles worth 2 points, two worth 3, and five discard tiles. A wish stone goes to the first who lands on it; the other tiles stay for everybody.
rule-N5 = On five further fields there are stacks of five wish stones, each stack in one colour. Landing there, you take the topmost stone; when the stack is used up, you get nothing.
rule-N6 = Clover: you may move any one of your figures one field forward, by any way that leads on and whatever the colour of the field. If that field offers something, you get it too, and so on.
rule-N7 = Discard tile: if you like, put one card onto the discard pile of its colour at once. It may come from your hand or be the last card of one of your rows, even the one just laid; the remaining cards then tell the direction of that row. Afterwards refill to eight as usual; in this turn that pile is closed to you.
rule-N8 = Your wish stones lie face down in front of you, and you may look at them whenever you like. Everybody saw which ones you took, so a good memory helps.
rule-N9 = The last three rows of fields are the goal area. When five figures are in it, no matter whose, the game is over.
rule-N10 = In the end you get points for the number of different colours among your wish stones. None: −4, one: −3, two: 2, three: 3, four: 6, five: 10. Each colour in which you have at least three stones brings 10 more, but only once. The same stone may count for both.
rule-N11 = Your large figure doubles the value of the field it stands on, minus points too, but never the points of a tile.

## O: The Oracle

rule-O1 = From the start, one long spiral of 35 stones leads to the middle. Numbers 7, 14, 21, 28 and 35 are large stones, the other 30 are small. Every stone has a colour and a value in points.
rule-O2 = You have three figures, all alike. As many figures as you like may stand on one stone. A figure still at the start is worth nothing.
rule-O3 = Choose what a card that you lay moves. Either one of your figures goes forward to the nearest stone of that colour ahead of it, be it small or large. Or the priestess goes forward by one stone or more, at most as many as the green number on the card, and not beyond the last stone.
rule-O4 = You get 5 points if you move the priestess and she stops on a stone with a figure of yours. Several of your figures there bring no more, other players get nothing, and nobody is paid for moving a figure to her. When she has reached the end stone, she moves no more.
rule-O5 = On every large stone lie two wish stones, on the last one only one. If you land there, you take one as long as there is any.
rule-O6 = 30 tiles lie face up on the 30 small stones: 16 points tiles (four worth 1, six worth 2, three worth 3, three worth 4), a clover in each colour, three spirals, three leprechauns and three mirrors.
rule-O7 = Clover: if you like, the figure that has landed continues to the nearest stone ahead in the colour of the clover. What lies there works as well, and so on. In the variant you may choose any of your figures for this.
rule-O8 = Spiral: if you like, your figure returns to a stone that it has behind it, whichever you choose, except the one where this turn’s movement began; what lies there works as well. { -ruling } the forbidden stone is the one that the figure moved by the card has left; it stays the only one for the whole turn, in the variant too. Going all the way back to the start is possible, just like to a stone.
rule-O9 = { -ruling } in one turn each clover tile and each spiral tile works only once, so that no chain runs in circles; in the variant at most three times, as often as you have figures.
rule-O10 = Leprechaun: if you like, put one card onto the discard pile of its colour at once. It may come from your hand or be the last card of one of your rows, even the one just laid; the remaining cards then tell the direction of that row. Afterwards refill to eight as usual; in this turn that pile is closed to you.
rule-O11 = Leprechaun bonus: if all three of your figures stand on leprechaun stones, you may claim points, once in the game: 15 if they are on three stones, 10 on two, 5 on one. { -ruling } you are asked whenever this is so and one of your figures has just landed, be it by a card, a clover or a spiral, unless that landing ends the game.
rule-O12 = If you land on a mirror or a wish stone, you take it and keep it where all can see it.
rule-O13 = The last seven stones, numbers 29 to 35, are the goal area. The game ends when all three figures of one player, or five figures of any players, are in it. The priestess is not counted.
rule-O14 = In the end your wish stones bring points. None: −4, one: −3, two: 2, three: 3, four: 6, five or more: 10. Each of your mirrors brings the same number once more, even if it is negative.

## S: The Way of the Stones

rule-S1 = All 55 tiles begin face down. In each of the five colours there is one tile for every number from 0 to 10. Besides, some tiles bear a wish stone, a clover or bonus points.
rule-S2 = On your turn you turn a tile over and decide: you take it, or you leave it lying face up. Instead of turning one over you may take a tile that is already face up.
rule-S3 = The tile you take goes to your row of its colour. With the second tile you settle whether the row climbs or falls, and each further number must be higher or lower than all before. What does not fit you cannot take.
rule-S4 = Clover: if you take a tile that shows one, you have another full turn straight away. As long as it is left on the table, nobody gets anything for it.
rule-S5 = Once no tile is face down any more, the current turn is the last one; tiles still lying face up do not matter. { -ruling } if you take a clover in that turn, you still get its extra turn, but only with tiles that lie face up.
rule-S6 = The extra turn for a clover is an offer that you may decline. Your regular turn is not.
rule-S7 = In the end each row counts by its number of tiles. None: 0, one: −4, two: −3, three: 2, four: 3, five: 6, six or more: 10. Your wish stones together count as well. None: −4, one: −3, two: 2, three: 3, four: 6, five or more: 10. The bonus points on your tiles are added.
rule-S8 = The oldest player has the first turn.

## W: The Dice Game

rule-W1 = The board has five rows of nine fields, worth −4, −3, −2, 1, 2, 3, 6, 7 and 10 points. You have four pieces and at most one of them in a row, so one row at least stays without you. { -reconstructed } which fields are special fits every sentence of the rule book, but is not copied from the real board; only the clover on the seventh pink field of the simple side is known.
rule-W2 = You roll five dice, all alike: five sides bear the symbols of the rows, the sixth a wish stone. After that you may roll as many of them as you like a second time, or leave all as they are.
rule-W3 = Before you move, look for wish stones: if at least two dice show one, you take one wish stone, and only one.
rule-W4 = Now you choose one of the symbols you have rolled. Your piece in that row moves forward by as many fields as there are dice with that symbol, neither more nor fewer; if you have none there, a new one that you still have enters on the field of that number. Steps beyond the last field are lost, and if your piece is already on it, you cannot choose that symbol. You may always decide not to move.
rule-W5 = A piece that has come to the last field of its row remains there.
rule-W6 = Clover field: you may move any one of your pieces forward by one field, or place a new one, if you still have one, on the first field of a row where you have none. If that field offers something, you get it too, and so on.
rule-W7 = Wish-stone field: you take a wish stone. There are 40 of them. { -ruling } when they are used up, you get nothing.
rule-W8 = Kobold field: you have another full turn straight away, with all five dice.
rule-W9 = On the harder side of the board some fields show crossed branches. No piece may stop there, so you cannot choose a symbol that would bring it there; passing over is allowed. { -ruling } this is also true of steps by a clover and of new pieces.
rule-W10 = Fields 7 to 9 are the goal area. The game is over at once when it holds five pieces with two players, seven with three or eight with four, or all four pieces of one player. The piece that causes this gets nothing from its field.
rule-W11 = In the end your wish stones bring points. None: −10, one: −4, two: −3, three: −2, four: 1, five: 2, six: 3, seven: 6, eight: 7, nine or more: 10.
rule-W12 = For a match you play a game on either side of the board and add up the points. { -ruling } the simple side comes first unless you choose the other, and the same player starts both games.
rule-W13 = { -ruling } no game goes on for ever. After every turn we count how many turns in a row have passed in which no piece moved and no wish stone was taken from the stock; when the count is 100, play stops and everybody's points are added up.
