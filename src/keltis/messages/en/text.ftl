### Games in words for programs: `keltis text`.

text-you = You are { $name }.
text-news = Since your last decision:
text-answer = Answer with one action, e.g. “{ $example }”, or with its number.
text-forbidden = Not allowed, rule { $rule }: { $why }
text-several = That may mean several actions: { $actions }. Name one of them.
text-unreadable = That is not an action. Answer with an action from the list, e.g. “{ $example }”, or with its number.
text-no-json = This line is not a JSON object with one of these keys: { $keys }.
text-long = This line is too long: { $most } bytes are allowed.
text-running = The record shows all cards, so it is available after the end of the game.
text-no-rule = “{ $number }” is not the number of a rule of this game.
text-seat = seat { $seat }: there are { $players } players, so a seat is a number from 0 to { $most }, or “all”
