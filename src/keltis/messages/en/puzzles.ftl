### Puzzles on the command line.

puzzles-making = Games searched: { $games }
puzzles-made = { $path }: { $number } puzzles
puzzles-plain = puzzles are made by compiled search; install the extra “fast” and run: keltis warm --bots
puzzles-other-file = { $path } was made with another game, seed or value function; choose another name
puzzles-other-values = the values in this file come from another version of the value function, or compiled code is missing: they cannot be recomputed
puzzles-other-board = these puzzles belong to other rules or another board of { $game }
puzzles-no-text = this is not text in UTF-8
puzzles-no-json = this is not a JSON object
puzzles-no-header = the header is missing or malformed
puzzles-malformed = this is not a puzzle: { $why }
puzzles-illegal-position = the position cannot be reached
puzzles-no-decision = nobody has to decide here
puzzles-illegal-turn = this is not a legal turn: { $turn }
puzzles-evidence = the evidence is not consistent: { $part }
puzzles-not-clear = the best turn is not clearly the best, or the game is decided
puzzles-too-easy = weaker bots find the best turn too often
puzzles-sound = Sound: { $number } of { $total }
puzzles-none = there are no puzzles for { $game }
puzzles-number = there is no puzzle { $number }; the last one is { $total }
puzzles-task = Puzzle { $number } of { $total }: find the best turn for player { $seat }.
puzzles-commands = Also: solve (show the solution), next, quit
puzzles-then = Enter: next puzzle. Also: retry, quit
puzzles-order-quit = quit, exit
puzzles-order-solve = solve, solution
puzzles-order-retry = retry, again
puzzles-order-next = next
