### Wörter rund um den Tisch im Browser.

lobby-stale = Es gibt eine neuere Fassung dieser Seite.
lobby-reload = Laden
