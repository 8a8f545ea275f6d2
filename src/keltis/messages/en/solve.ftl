### Texts of `keltis solve`.

solve-title = { $title } on “{ $name }” ({ $fingerprint }), two players
solve-value = If both play perfectly, the first seat wins { $share }; a tie counts as half a win.
solve-size = { $positions } positions, { $sets } information sets, { $choices } choices
solve-bot = bot
solve-exploitability = a perfect opponent gains
solve-against = wins against perfect play
solve-stage-tree = All ways to play
solve-stage-positions = All positions
solve-stage-values = Their values
solve-stage-equilibrium = Equilibrium
solve-stage-policy = Asking the bot
complain-too-large = the board “{ $board }” is too large to be solved exactly; these are small enough: { $small }
