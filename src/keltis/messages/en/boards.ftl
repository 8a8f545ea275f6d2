### Own boards at tables.

board-other-game = this is a board of { $game }
board-workshop = Board workshop
board-workshop-link = Play on a board of your own: open the workshop
board-own-name = Own board: { $name }
workshop-same = This is the game's own board. Change something first.
workshop-busy = Too many comparisons are waiting. Try again in a few minutes.
board-analysed = This game was played on the own board “{ $name }”; there is no comparison with the ratings of bots, which were measured on the original board.
