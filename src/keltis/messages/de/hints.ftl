### Tipps, und die Namen der Stufen.

hint-area =
    { $kind ->
        [play] Sieh dir die Karten an, die du spielen kannst.
        [discard] Sieh dir die Karten an, auf die du verzichten kannst.
        [draw] Überleg, woher du nachziehst.
        [take] Überleg, woher du nachziehst.
        [pass] Vielleicht verzichtest du besser.
        [reroll] Sieh dir die Würfel an, die du noch einmal werfen könntest.
        [keep] Sieh dir die Würfel an: Vielleicht sind sie gut, wie sie liegen.
        [turn] Überleg, ob du ein Plättchen umdrehst.
        [leave] Überleg, wem dieses Plättchen hilft.
        [waive] Überleg, ob dir noch ein Zug nützt.
        [priestess] Sieh dir die Priesterin an.
        [lift] Sieh dir die Enden deiner Reihen an.
       *[other] Sieh dir deine Figuren an und wohin sie gehen können.
    }
hint-line = { $number }. { $words } – { $action }
hint-share = gewinnt { $share } % (± { $margin })
hint-share-exact = gewinnt { $share } %
hint-lead = am Ende { $points } Punkte Vorsprung
hint-gain = { $source } sofort { $points }
hint-ends-ahead =
    { $points ->
        [0] beendet das Spiel unentschieden
        [one] beendet das Spiel mit { $points } Punkt Vorsprung
       *[other] beendet das Spiel mit { $points } Punkten Vorsprung
    }
hint-ends-behind =
    { $points ->
        [one] beendet das Spiel mit { $points } Punkt Rückstand
       *[other] beendet das Spiel mit { $points } Punkten Rückstand
    }
hint-lost =
    { $cards ->
        [one] { $cards } Karte auf deiner Hand passt dann nicht mehr
       *[other] { $cards } Karten auf deiner Hand passen dann nicht mehr
    }
hint-kept =
    { $cards ->
        [one] { $cards } Karte auf deiner Hand passt noch
       *[other] { $cards } Karten auf deiner Hand passen noch
    }
hint-gift = wer nach dir dran ist, kann die Karte brauchen
hint-no-gift = wer nach dir dran ist, kann mit der Karte wenig anfangen
hint-deck =
    { $cards ->
        [one] { $cards } Karte liegt noch im Nachziehstapel
       *[other] { $cards } Karten liegen noch im Nachziehstapel
    }
hint-plain = Die starken Bots sind auf diesem Rechner noch nicht bereit; dies ist eine Schätzung ohne Gewinnchancen.
bot-stands-in = { $bot } wird noch vorbereitet; bis dahin spielt { $other } an seiner Stelle.
bot-replaces = { $bot } ist hier nicht verfügbar; { $other } spielt an seiner Stelle.
bot-ready = { $bot } ist bereit und spielt ab jetzt selbst.
source-bonus = Bonus
source-figures = Figuren
source-leprechauns = Koboldbonus
source-oracle = Priesterin
source-pieces = Spielsteine
source-rows = Reihen
source-sets = Sätze
source-tiles = Plättchen
source-wishes = Wunschsteine
