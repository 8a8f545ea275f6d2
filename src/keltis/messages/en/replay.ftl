### Texts of the replay in the browser.

replay-title = Replay
replay-at = Position { $number } of { $all }
replay-first = To the beginning
replay-back = Previous
replay-turn-back = Previous turn
replay-play = Play
replay-pause = Pause
replay-on = Next
replay-turn-on = Next turn
replay-last = To the end
replay-as = Seen by
replay-me = as I saw it
replay-download = Download the record
replay-link = Copy the link to this position
replay-copied = Copied.
replay-file = A record from a file
replay-explain = Choose a file with a recorded game. It is checked by the rules and shown; nothing is stored.
replay-empty = Nothing has happened yet.
coach-title = Analysis
