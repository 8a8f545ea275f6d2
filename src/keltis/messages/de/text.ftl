### Spiele in Worten für Programme: `keltis text`.

text-you = Du bist { $name }.
text-news = Seit deiner letzten Entscheidung:
text-answer = Antworte mit einer Aktion, z. B. „{ $example }“, oder mit ihrer Nummer.
text-forbidden = Nicht erlaubt, Regel { $rule }: { $why }
text-several = Das kann mehrere Aktionen meinen: { $actions }. Nenne eine davon.
text-unreadable = Das ist keine Aktion. Antworte mit einer Aktion aus der Liste, z. B. „{ $example }“, oder mit ihrer Nummer.
text-no-json = Diese Zeile ist kein JSON-Objekt mit einem dieser Schlüssel: { $keys }.
text-long = Diese Zeile ist zu lang: { $most } Bytes sind erlaubt.
text-running = Die Aufzeichnung zeigt alle Karten; deshalb gibt es sie erst nach dem Ende der Partie.
text-no-rule = „{ $number }“ ist nicht die Nummer einer Regel dieses Spiels.
text-seat = Platz { $seat }: bei { $players } Spielern ist ein Platz eine Zahl von 0 bis { $most }, oder „all“
