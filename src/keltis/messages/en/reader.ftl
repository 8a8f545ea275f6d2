### Texts of the table for screen readers.

reader-skip = Skip to the command line
reader-leave = Show the board
reader-command = Command
reader-send = Send
reader-help = Type an action such as “play R5”, a number from the list, or a word: moves, hand, tell, score, last, log, undo. The key / leads here.
reader-which = Which one?
reader-nothing = There is nothing for you to do now.
reader-no-hand = There are no hands in this game.
reader-moves = What you can do
reader-position = The table
reader-standings = Points, as if the game ended now
reader-player = Player
reader-turn = Turn
reader-acts = to move
reader-undone = Undone.
reader-asked = { $name } asks to undo a move.
reader-yes = Yes
reader-no = No
reader-back = I’m back
