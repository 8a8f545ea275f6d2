### Words around the table in the browser.

lobby-stale = There is a newer version of this page.
lobby-reload = Load it
