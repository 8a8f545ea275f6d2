### Texts that all games share.

## People and cards

seat = Player { $number }
colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [pink] pink
        [green] green
       *[blue] blue
    }
card =
    { $colour ->
        [red] red { $value }
        [yellow] yellow { $value }
        [pink] pink { $value }
        [green] green { $value }
       *[blue] blue { $value }
    }

## Prompts

prompt-over =
    { $reason ->
        [goal] The game is over: enough figures are in the goal area.
        [deck] The game is over: the draw pile is used up.
        [tiles] The game is over: all tiles have been turned over.
        [agreed] The game was ended by agreement.
        [resigned] The game is over: a player has resigned.
       *[stall] The game is over: no progress for too long.
    }
prompt-chance = Chance decides what turns up.
prompt-wait = Waiting for { $seat }.

## Refusals that any game may need

refuse-players = This game is for two to four players, not for { $players }.
refuse-board-players = This board is for at most { $most } players, not for { $players }.
refuse-turn = It is not your turn.
refuse-unknown = “{ $words }” is not an action of this game.
refuse-over = The game is over.
refuse-chance = What turns up is decided by chance, not by a player.
refuse-gone = Nothing of this kind is left to turn up.
refuse-wait = First, what was drawn or dealt has to turn up.

## Drawing

name = { $seat }
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tell-nothing = nothing

## Scoring

score-wishes =
    { $wishes ->
        [one] { $wishes } wish stone
       *[other] { $wishes } wish stones
    }

## Broken records

record-line =
    { $line ->
        [0] { $why }
       *[other] line { $line }: { $why }
    }
record-file = the file cannot be read: { $why }
record-empty = the file is empty
record-title = a record begins with “{ $title }”
record-format = this is format { $found }; only format { $known } can be read
record-game = there is no game “{ $game }”
record-rules = the game was played by version { $found } of the rules of { $game }; only version { $known } can be replayed
record-players = a game has two to four seats, not { $players }
record-board-players = the board “{ $board }” is not made for { $players } players
record-board = the game was played on the board “{ $theirs }”, but this is “{ $ours }”; name its file
record-board-bad = the board cannot be used: { $why }
record-long = the line has more than { $most } bytes
record-cut = the line does not end: the file is cut off
record-binary = this is not text
record-colon = a line needs the form “key: value”
record-need = a line “{ $key }: …” is needed here
record-untidy = “{ $value }” is not fit for a line: 1 to { $most } printable characters, no blanks around them and no two in a row
record-number = “{ $value }” is not a number
record-header-end = an empty line is needed after the header
record-blank = an empty line stands only between two records
record-json = this is not one JSON object in the record's way of writing
record-fields = the line must have exactly the fields { $fields }, in this order
record-texts = texts are needed here
record-heading = “{ $found }” stands where “{ $right }” should
record-split = “{ $heading }” must stand on one line
record-illegal = “{ $words }” is not legal here, rule { $rule }: { $why }
record-result = the result is not right; it should be “{ $right }”
record-no-result = the game is over here, but its result is missing
record-after-end = nothing may follow the result
record-options = the options must be exactly these, in this order: { $names }
record-no-actions = a line needs at least one action
record-character = the character { $code } may not stand in a record
record-crlf = the line ends with CR LF; lines of a record end with LF alone
record-twice = “{ $name }” is given twice

## What an action brings

news-wish = { $seat } takes a wish stone.
news-wish-colour = { $seat } takes a { $colour } wish stone.
news-points =
    { $points ->
        [one] { $seat } gets { $points } point.
       *[other] { $seat } gets { $points } points.
    }
news-goal = In the goal area: { $figures } of { $needed }.
news-again = { $seat } has another turn.
