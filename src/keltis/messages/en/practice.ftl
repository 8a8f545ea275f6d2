### Practice: puzzles and one's own mistakes.

practice-intro = Find the best turn. The positions come from games between bots, and from your own.
practice-daily = Puzzle of the day
practice-daily-about = One per game, the same for everybody.
practice-streak =
    { $days ->
        [0] Solve one today to start a streak.
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
practice-solved = solved today
practice-open = not solved yet
practice-random = Random puzzle
practice-count =
    { $number ->
        [one] { $number } puzzle
       *[other] { $number } puzzles
    }
practice-box = Your own mistakes
practice-box-about = Mistakes from the analyses of your games come back after 1, 3, 7, 21 and 60 days.
practice-box-due =
    { $number ->
        [0] Nothing is due today.
        [one] { $number } mistake is due today.
       *[other] { $number } mistakes are due today.
    }
practice-box-size = In the box: { $number }
practice-box-empty = The box is empty. Have a finished game analysed: its mistakes are collected here.
practice-box-start = Practise mistakes
practice-box-done = Done for today. The next mistake is due on { $date }.
practice-puzzle = { $game }, puzzle { $number }
practice-mistake = { $game }, from your own game
practice-task = You are { $name }. What is the best turn?
practice-task-action = You are { $name }. What is the best next action?
practice-right = Right, that is the best turn!
practice-wrong = There is something better.
practice-gave-up = This is the best turn:
practice-yours = Your turn: { $turn } ({ $share } %)
practice-yours-unknown = Your turn: { $turn } (worse than the turns that were compared)
practice-best = Best: { $turn } ({ $share } %)
practice-second = Next best: { $turn } ({ $share } %)
practice-share-note = The percentages are chances to win, judged by what you could know.
practice-again = Again
practice-retry = Try again
practice-solution = Show solution
practice-next = Next
practice-back = To practice
practice-comes-back =
    { $days ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $days } days.
    }
practice-learned = Learned: it leaves the box.
practice-analyses = To the list of your games
