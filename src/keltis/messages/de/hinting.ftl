### Tipps an einem Tisch auf einem Server.

online-hints = An diesem Tisch gibt es keine Tipps.
online-deal-hints = Bei einer gemeinsamen Verteilung gibt es keine Tipps, damit die Ergebnisse vergleichbar bleiben.
lobby-hints = Tipps erlauben
hinting-ask = Tipp
hinting-thinking = Gute Züge werden gesucht …
hinting-best = Gute Züge
hinting-show = Züge zeigen
hinting-why = Warum?
hinting-choose = Wähle einen Zug, um ihn auf dem Brett zu sehen. Gespielt wird er erst, wenn du ihn bestätigst.
hinting-only = Es gibt nur einen möglichen Zug.
hinting-estimate =
    { $state ->
        [soon] Die starken Bots werden noch vorbereitet, deshalb ist das eine Schätzung ohne Gewinnchancen.
       *[never] Die starken Bots gibt es hier nicht, deshalb ist das eine Schätzung ohne Gewinnchancen.
    }
hinting-failed = Der Tipp konnte nicht berechnet werden. Versuche es bitte noch einmal.
hinting-share = gewinnt { $share } %
hinting-about = ± { $margin }
hinting-close = Tipp schließen
hinting-help = Gib noch einmal „tipp“ ein, um mehr zu erfahren.
log-hinted = { $name } hat nach einem Tipp gefragt.
