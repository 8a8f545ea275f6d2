### Own boards: at tables and in the workshop.

board-other-game = this is a board of { $game }
