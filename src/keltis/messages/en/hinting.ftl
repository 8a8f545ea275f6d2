### Hints at a table on a server.

online-hints = There are no hints at this table.
online-deal-hints = With a shared deal there are no hints, so that results can be compared.
lobby-hints = Allow hints
hinting-ask = Hint
hinting-thinking = Looking for good moves …
hinting-best = Good moves
hinting-show = Show moves
hinting-why = Why?
hinting-choose = Choose one to see it on the board. It is played only when you confirm it.
hinting-only = There is only one possible move.
hinting-estimate =
    { $state ->
        [soon] The strong bots are still being prepared, so this is an estimate without chances to win.
       *[never] The strong bots are not available here, so this is an estimate without chances to win.
    }
hinting-failed = No hint could be computed. Please try again.
hinting-share = wins { $share } %
hinting-about = ± { $margin }
hinting-close = Close the hint
hinting-help = Type “hint” again to get more.
log-hinted = { $name } asked for a hint.
