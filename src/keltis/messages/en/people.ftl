### Statistics, ratings and friends.

## Statistics

people-no-games = No games yet. Finish one, and your statistics appear here.
people-played =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won } won ({ $percent } %)
people-shared =
    { $shared ->
        [one] { $shared } of the wins was shared.
       *[other] { $shared } of the wins were shared.
    }
people-against-bots = Against bots
people-against-people = Against people
people-rating = { $rating } ± { $range }
people-provisional =
    { $left ->
        [one] provisional: settled after one more game
       *[other] provisional: settled after { $left } more games
    }
people-rated-games =
    { $games ->
        [one] from { $games } game
       *[other] from { $games } games
    }
people-unrated = no rated game yet
people-now = Right now
people-streak =
    { $streak ->
        [one] last game won
       *[other] { $streak } wins in a row
    }
people-losing =
    { $streak ->
        [one] last game lost
       *[other] { $streak } losses in a row
    }
people-best-streak = Most wins in a row
people-best = Highest score
people-luck = Luck
people-luck-value =
    { $games ->
        [one] { $percent } % in { $games } analysed game
       *[other] { $percent } % on average in { $games } analysed games
    }
people-against = Against whom
people-opponent = Opponent
people-games = Games
people-wins = Won
people-losses = Lost
people-what = What the numbers mean
people-what-rating = “1180 ± 90” is an estimate: the true value lies between 1090 and 1270 with 95 % certainty. The more you play, the narrower the range. Against bots the scale is that of the bots: a difference of 100 points means that the stronger one wins about 64 of 100 games. Ratings against people have a scale of their own.
people-what-counts = Games to the end count, and resigned ones. A game that a bot finished for you counts only as a loss. Games ended by agreement, games at one device and games on own boards do not count; the deal of the day, other shared deals and special options count, but are not rated.
people-all-games = All games

## Privacy

people-privacy = What others may do
people-privacy-own = Only you can see this page.
people-rated = Rate me against people
people-rated-how = Only games with others who want this, too, are rated. Switching it off erases these ratings.
people-reachable = People I have played with may invite me
people-reachable-how = They may also ask to be your friends. When this is off, only friends can reach you.

## Friends

people-asking = They want to be your friends
people-friends = Friends
people-no-friends = No friends yet. Send somebody your link, or ask people you have played with.
people-met = You have played with
people-asked = waiting for an answer
people-blocked = Blocked
people-muted = muted
people-score = { $played ->
        [one] { $played } game
       *[other] { $played } games
    } · you { $won } : { $lost } { $name }
people-last = last { $game }, { $when }
people-invite = Invite
people-invite-name = Invite { $name } to { $game }
people-invite-game = Game
people-more = More about { $name }
people-history = Games together
people-do =
    { $what ->
        [add] Add as friend
        [accept] Accept
        [decline] Not now
        [remove] Remove friend
        [withdraw] Withdraw the request
        [mute] Mute
        [unmute] Unmute
        [block] Block
       *[unblock] Unblock
    }
people-mute-how = Muted: you see no invitations and tables from them. Blocked: they cannot invite you or ask again. Nobody is told.
people-link = Your link for friends
people-link-how = Whoever opens this link can become your friend. It is valid for seven days.
people-link-show = Show the link
people-link-withdraw = Withdraw the link
people-link-qr = QR code with the link for friends
people-offer = { $name } wants to be friends with you
people-offer-how = Friends see each other’s open tables and can invite each other.
people-offer-own = This is your own link. Send it to somebody else.
people-offer-done = You and { $name } are friends now.

## The history

people-filter = Filter
people-filter-game = Game
people-filter-opponents = Opponents
people-filter-outcome = Result
people-filter-since = Time
people-all = All
people-opponents-value =
    { $opponents ->
        [bots] Bots only
        [people] People only
        [mixed] People and bots
       *[self] At one device
    }
people-outcome-value =
    { $outcome ->
        [won] Won
        [shared] Shared win
        [lost] Lost
       *[none] Called off
    }
people-since-value =
    { $days ->
        [0] Any time
        [365] The last year
       *[other] The last { $days } days
    }
people-with = Only games with { $name }.
people-nothing-found = No game matches. Change the filter to see others.
