### What bots see and forget, and what their rating means.

bot-sees-nothing = Sees nothing.
bot-sees-turn = Sees its own turn, forgets those of the others.
bot-sees-turn-dimly =
    { $points ->
        [one] Sees its own turn, misjudges it by up to { $points } point.
       *[other] Sees its own turn, misjudges it by up to { $points } points.
    }
bot-sees-goal = Senses where a turn leads, forgets nothing.
bot-sees-goal-dimly = Senses where a turn leads, errs by up to { $share }{"\u00A0"}%.
bot-sees-ahead =
    { $turns ->
        [one] Sees { $turns } turn ahead, forgets nothing.
       *[other] Sees { $turns } turns ahead, forgets nothing.
    }
bot-sees-rest = Sees the rest of the game, forgets nothing.
bot-rating = What does the number mean?
bot-rating-about = The rating says how strong a bot is: 100 points more mean about 64{"\u00A0"}% of the games won. A bot with simple rules of thumb has 1000. Measured separately for two, three and four players.
