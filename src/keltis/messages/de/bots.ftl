### Was Bots sehen und vergessen, und was ihre Wertung bedeutet.

bot-sees-nothing = Sieht nichts.
bot-sees-turn = Sieht den eigenen Zug, vergisst die der anderen.
bot-sees-turn-dimly =
    { $points ->
        [one] Sieht den eigenen Zug, irrt um bis zu { $points } Punkt.
       *[other] Sieht den eigenen Zug, irrt um bis zu { $points } Punkte.
    }
bot-sees-goal = Ahnt, wohin ein Zug führt, vergisst nichts.
bot-sees-goal-dimly = Ahnt, wohin ein Zug führt, irrt um bis zu { $share }{"\u00A0"}%.
bot-sees-ahead =
    { $turns ->
        [one] Sieht { $turns } Zug voraus, vergisst nichts.
       *[other] Sieht { $turns } Züge voraus, vergisst nichts.
    }
bot-sees-rest = Sieht den Rest des Spiels, vergisst nichts.
bot-rating = Was bedeutet die Zahl?
bot-rating-about = Die Wertung sagt, wie stark ein Bot ist: 100 Punkte mehr bedeuten etwa 64{"\u00A0"}% gewonnene Spiele. Ein Bot mit einfachen Faustregeln hat 1000. Für zwei, drei und vier Spieler eigens gemessen.
