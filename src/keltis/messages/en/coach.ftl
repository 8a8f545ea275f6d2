### The coach: analysis after the game.

coach-heading = Analysis: { $game }
coach-seat = { $name }: { $score }
coach-played-like = { $name } played like about { $rating } (± { $range })
coach-no-rating = Too few decisions that mattered to give a level.
coach-mean = On average { $share } % of the win lost per decision that mattered ({ $turns })
coach-bands = Inaccuracies: { $imprecisions }, mistakes: { $mistakes }, blunders: { $blunders }
coach-chance = Chance to win
coach-chance-label = Chance to win of { $name }: { $start } % at the start, { $end } % at the end. The numbers follow below.
coach-sum = Where the result comes from
coach-start = Chance at the start
coach-luck = Own luck
coach-losses = Own losses
coach-others-luck = Luck of the others
coach-others-losses = Losses of the others
coach-rest = Hidden cards and sampling
coach-result = Result
coach-adjusted = Result without luck
coach-key = Key moments
coach-turn-of = Turn { $turn }, { $name }
coach-tag-luck = luck
coach-tag-move = move
coach-legend-play = moves
coach-legend-good = good luck
coach-legend-bad = bad luck
coach-band =
    { $band ->
        [imprecision] Inaccuracy
        [mistake] Mistake
        [blunder] Blunder
       *[fine] Fine
    }
coach-found = What could have gone better
coach-played = Played: { $actions }
coach-better = Better: { $actions }
coach-flawless = No turn cost more than two percent. Well played!
coach-method-rollouts = Every decision that mattered was tried out in up to { $worlds } imagined games, dealt from what its player could know.
coach-method-net = Every decision was valued by what has been learned from many games; the dice within a turn are counted exactly.
coach-slower = Fewer games than usual were imagined here, so small mistakes stay unseen.
coach-unfinished = The game is not over yet.
coach-statistics = { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
coach-won = Won
coach-working = Analysing { $name }
coach-wrong-plot = { $file }: a plot is written to a file that ends in .svg.
coach-progress = The game is being analysed …
coach-failed = The analysis did not succeed. Please try again later.
coach-whose = Whose game
coach-look-again = Look at the position again
coach-show = Show what was better
