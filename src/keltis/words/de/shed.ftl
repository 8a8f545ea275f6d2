### Worte der Plättchen, die ihrem Finder erlauben, eine Karte abzuwerfen (Neue Wege, Das Orakel).

prompt-shed = Du darfst eine Karte abwerfen: aus der Hand oder die letzte einer Reihe – oder verzichten.
refuse-shed-first = Entscheide erst über das Plättchen: Wirf eine Karte ab oder verzichte.
refuse-empty-row = Du hast keine Reihe in { $colour }.
log-lift = { $seat } nimmt { $card } vom Ende der Reihe weg und wirft die Karte ab.
action-lift = { $card } vom Ende deiner Reihe abwerfen
