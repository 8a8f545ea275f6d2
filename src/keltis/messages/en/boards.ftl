### Own boards at tables.

board-other-game = this is a board of { $game }
board-workshop = Board workshop
board-workshop-link = Play on a board of your own: open the workshop
board-own-name = Own board: { $name }
workshop-same = This is the game's own board. Change something first.
workshop-busy = Too many comparisons are waiting. Try again in a few minutes.
board-analysed = This game was played on the own board “{ $name }”; there is no comparison with the ratings of bots, which were measured on the original board.
board-number = { $number } is not between { $least } and { $most }
board-tiles = { $tiles } tiles for { $places } places; both numbers must be the same
board-no-cards = with { $players } players no card is left in the draw pile
board-unreachable = field { $field } cannot be reached from the start
board-last-row = the last row must have one field of each colour
board-stacks = each colour needs one stack of wish stones; { $colour ->
        [red] red
        [yellow] yellow
        [pink] pink
        [green] green
       *[blue] blue
    } has { $found }
board-dead-end = no way leads on from here
board-complaint = { $why }
