### The lessons of the tutorial: what to do, and what one has learned by it.

learn-lesson = Lesson { $number } of { $lessons }
learn-begin = Begin
learn-win-title = How you win
learn-win = Whoever has the most points at the end wins.
learn-next = Next lesson
learn-again = Repeat lesson
learn-play = Now play
learn-other = That is allowed, but this lesson wants something else. Try it once more.
learn-end = That is all you need. The rest is in the rules, one touch away.

## Keltis

learn-keltis-card = You want to lead figures up the five paths. Every turn begins with a card: touch a highlighted card, then its row below the board.
learn-keltis-card-done = Your row has begun. It may begin with any number (C4); the second different number decides whether it climbs or falls.
learn-keltis-enter = Your first card of a colour brings a figure onto its path. Choose a small figure, or the large one, which counts double.
learn-keltis-enter-done = The first stones cost points, the later ones bring them, up to 10 (K1). With the large figure all of that counts twice (K2).
learn-keltis-refill = At the end of your turn you fill your hand up to eight. Take the draw pile, or the top card of a discard pile.
learn-keltis-refill-done = Only a pile onto which you have just discarded is closed to you (C7).
learn-keltis-step = Now go on: lay another green card on your green row. Before you confirm, the board shows where the figure will stand and what that changes.
learn-keltis-step-done = One card, one stone, whatever the number (K3). Small gaps in a row leave you room for more cards.
learn-keltis-wish = A wish stone lies ahead on the pink path. Lay a pink card and fetch it.
learn-keltis-wish-done = Wish stones count by their number: none cost 4 points, five bring 10 (K10). Only the first to land gets it (K8).
learn-keltis-clover = You have landed on a clover: one more step for any figure. Touch a highlighted figure, or the place where it would go.
learn-keltis-clover-done = Clovers stay where they are, for everybody, and one clover can lead to the next (K7).
learn-keltis-discard = Sometimes no card suits you. Then discard one: touch a card, then the discard pile of its colour.
learn-keltis-discard-done = Nothing moves, and others may take your card (C3, C6). So think about whom it helps.
learn-keltis-goal = The last three stones of every path are the goal area. Lead your yellow figure into it.
learn-keltis-goal-done = When five figures are in the goal area, no matter whose, the game is over at once (K9).
learn-keltis-end = It is nearly over. One of your moves ends the game: the table warns you and shows the points. Make it, and confirm.
learn-keltis-end-done = Now everything is counted: paths, wish stones, points from tiles. Touch the names to see every line.

## New Paths, New Goals

learn-neue_wege-card = The paths to the top branch. Begin your turn with a card: touch a highlighted card, then its row below the board.
learn-neue_wege-card-done = A row climbs or falls as in Keltis (C4). But now you choose which figure the card moves.
learn-neue_wege-figure = Move one of your figures to a neighbouring field of that colour. A field with a cross is a joker: every colour fits.
learn-neue_wege-figure-done = You only go forward (N2). So look two fields ahead before you choose a branch.
learn-neue_wege-refill = Fill your hand again: from the draw pile, or from the top of a discard pile.
learn-neue_wege-refill-done = The game is also over when the draw pile is used up (C8).
learn-neue_wege-wish = Wish stones have colours here. One of your moves leads to such a stone: make it.
learn-neue_wege-wish-done = Different colours count, and three of one colour bring 10 more (N10). Yours lie face down; you may always look (N8).
learn-neue_wege-clover = A clover: move any figure one field on, whatever its colour.
learn-neue_wege-clover-done = What lies there works as well (N6). Chains of tiles win games.
learn-neue_wege-shed = A discard tile: get rid of a card from your hand, or take back the last card of a row.
learn-neue_wege-shed-done = Taking back a card that jumped too far gives the row room again (N7).
learn-neue_wege-large = Your large figure doubles the worth of its field. Let it make this step.
learn-neue_wege-large-done = It also doubles minus points (N11): it should not stay below.
learn-neue_wege-goal = The last three rows are the goal area. Lead a figure into it.
learn-neue_wege-goal-done = Five figures there, no matter whose, end the game (N9).

## The Oracle

learn-orakel-card = Three figures walk one long spiral to the oracle in the middle. Begin with a card: touch a highlighted card, then its row below the board.
learn-orakel-card-done = Now the card can be used in two ways: for a figure, or for the priestess (O3).
learn-orakel-figure = Move a figure: it goes to the next stone of the card's colour, however far that is.
learn-orakel-figure-done = Count ahead: sometimes one card carries a figure past many stones.
learn-orakel-refill = Fill your hand again: from the draw pile, or from the top of a discard pile.
learn-orakel-refill-done = Only a pile onto which you have just discarded is closed to you (C7).
learn-orakel-priestess = The green number on a card says how far the priestess may go. Let her stop where one of your figures stands.
learn-orakel-priestess-done = That brings 5 points (O4), as often as you manage it.
learn-orakel-clover = A clover has a colour: your figure may go on to the next stone of that colour.
learn-orakel-clover-done = In one turn every clover works only once (O9).
learn-orakel-spiral = The spiral lets your figure go back to a stone behind it. What lies there works once more: choose one.
learn-orakel-spiral-done = Only the stone from which the figure came this turn is forbidden (O8).
learn-orakel-shed = The leprechaun lets you discard a card, from your hand or the end of a row.
learn-orakel-shed-done = If all your figures stand on leprechauns, they pay up to 15 points, once (O11).
learn-orakel-wish = On the large stones wish stones are waiting. Fetch one.
learn-orakel-wish-done = Wish stones count by their number, and every mirror counts them once more (O14).
learn-orakel-goal = The last seven stones are the goal area. Lead a figure into it.
learn-orakel-goal-done = All three figures of one player, or five in all, end the game (O13).

## The Way of the Stones

learn-weg_der_steine-turn = 55 tiles lie face down. On your turn you may turn one over: touch “Turn a tile over”.
learn-weg_der_steine-turn-done = Now everybody sees it, and you decide first (S2).
learn-weg_der_steine-take = The tile is marked on the board. Take it: touch it there.
learn-weg_der_steine-take-done = It goes to your row of its colour. One tile alone costs 4 points, six or more bring 10 (S7).
learn-weg_der_steine-direction = This tile fits one of your rows. Take it.
learn-weg_der_steine-direction-done = The second tile settles whether the row climbs or falls; after that only higher or only lower numbers fit (S3).
learn-weg_der_steine-leave = Taking this tile would cost points now. Leave it lying open.
learn-weg_der_steine-leave-done = But the others may take it (S2). Sometimes a bad tile is better in your row than in theirs.
learn-weg_der_steine-open = You need not turn one over: take an open tile that brings points now.
learn-weg_der_steine-open-done = What lies open is safe for nobody: the next one may want it too.
learn-weg_der_steine-clover = This tile shows a clover. Take it.
learn-weg_der_steine-clover-done = A clover gives you another full turn at once (S4).
learn-weg_der_steine-again = That was a clover: you have another turn. Use it.
learn-weg_der_steine-again-done = Several clovers in a row make a long turn. You may also decline it (S6).
learn-weg_der_steine-wish = This tile bears a wish stone. Take it.
learn-weg_der_steine-wish-done = None cost 4 points, five or more bring 10 (S7). When all tiles are turned over, the game ends (S5).

## The Dice Game

learn-wuerfelspiel-reroll = Five dice show the symbols of the rows. Touch those you do not want, then “Roll again”.
learn-wuerfelspiel-reroll-done = You may do that once (W2). Equal symbols carry you farther.
learn-wuerfelspiel-enter = Choose a symbol: a new piece enters its row, one field for every die that shows it. Touch the place where it would stand.
learn-wuerfelspiel-enter-done = You have four pieces for five rows (W1). The first fields cost points.
learn-wuerfelspiel-keep = Three alike or more: that is worth keeping. Touch “Keep the roll”.
learn-wuerfelspiel-keep-done = Now the piece moves exactly that many fields (W4).
learn-wuerfelspiel-kobold = One of your moves leads to a kobold. Make it.
learn-wuerfelspiel-kobold-done = The kobold gives you another full turn with all five dice (W8).
learn-wuerfelspiel-wish = One of your moves leads to a wish stone. Make it.
learn-wuerfelspiel-wish-done = Collect them: none cost 10 points here, nine bring 10 (W11).
learn-wuerfelspiel-clover = A clover: move any piece one field on, or bring a new one.
learn-wuerfelspiel-clover-done = What is on that field works as well (W6).
learn-wuerfelspiel-wishdice = Two dice show a wish stone. Keep the roll, and you take one before you move.
learn-wuerfelspiel-wishdice-done = Two or more dice with wish stones bring exactly one (W3).
learn-wuerfelspiel-goal = Fields 7 to 9 are the goal area. Lead a piece into it.
learn-wuerfelspiel-goal-done = With two players, five pieces there end the game, or all four of one player (W10).

## What a game is about

learn-aim-title = The aim
learn-aim =
    { $game ->
        [keltis] Lead your five figures up the five stone paths. The first stones cost points, the last are worth up to 10; your large figure counts double.
        [neue_wege] Lead your figures along branching paths to the end fields, and choose which path each of them takes.
        [orakel] Lead your three figures along one long spiral to the oracle in the middle, and make use of the priestess, who walks it too.
        [weg_der_steine] Collect long rows of stones, one in each colour. Numbers in a row only climb or only fall.
       *[wuerfelspiel] Bring your pieces up the coloured rows with five dice. The first fields cost points, the last are worth 10.
    }
learn-turn-title = Your turn
learn-turn =
    { $game ->
        [keltis] Play a card to your row of its colour: it only climbs or only falls. A figure on that path moves one stone up. Or discard a card. Then draw one.
        [neue_wege] Play a card to your row of its colour and move a figure to a neighbouring field of that colour ahead. Or discard a card. Then draw one.
        [orakel] Play a card to your row of its colour. Either a figure goes to the next stone of that colour, or the priestess goes as far as the card allows. Then draw one.
        [weg_der_steine] Turn a stone over and take it, or leave it open for the others. Or take one that already lies open.
       *[wuerfelspiel] Roll five dice, then roll any of them once more. Choose one symbol: your piece in that row moves as many fields as there are dice with it.
    }
learn-close-title = The end
learn-close =
    { $game ->
        [keltis] Five figures, no matter whose, stand on the top three stones of the paths, or the draw pile is used up.
        [neue_wege] Five figures, no matter whose, have reached the last three rows of fields, or the draw pile is used up.
        [orakel] One player has all three figures on the last seven stones, or five figures of any players are there, or the draw pile is used up.
        [weg_der_steine] The last stone has been turned over.
       *[wuerfelspiel] The last three fields of the rows hold five pieces with two players, seven with three or eight with four, or all four of one player.
    }
learn-score-title = The score
learn-score =
    { $game ->
        [keltis] The stones on which your figures stand, tiles that you have landed on, and wish stones: two or more bring points, fewer cost some.
        [neue_wege] The fields of your figures, tiles that you have landed on, and wish stones: different colours count, and three of one colour bring 10 more.
        [orakel] The stones of your figures, 5 points for each meeting with the priestess, tiles, and wish stones, counted once more for every mirror.
        [weg_der_steine] Every row by its length: one stone costs 4 points, six or more bring 10. Wish stones and bonus points are added.
       *[wuerfelspiel] The fields of your pieces, and wish stones: five or more bring points, fewer cost some.
    }
learn-all-rules = All rules, with their numbers
