### Words of the replay in the browser.

replay-title = Replay
replay-at = Position { $number } of { $all }
replay-first = To the beginning
replay-back = Back
replay-turn-back = A turn back
replay-play = Play
replay-pause = Stop
replay-on = On
replay-turn-on = A turn on
replay-last = To the end
replay-as = Seen by
replay-me = as I saw it
replay-download = Download the record
replay-link = Copy the link to this position
replay-copied = Copied.
replay-file = A record from a file
replay-explain = Choose a file with a recorded game. It is checked by the rules and shown; nothing of it is kept.
replay-empty = Nothing has happened yet.
