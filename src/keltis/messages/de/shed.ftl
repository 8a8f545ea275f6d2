### Texte der Plättchen, die ihrem Finder erlauben, eine Karte abzuwerfen (Neue Wege, Das Orakel).

prompt-shed = Wirf eine Karte aus der Hand oder vom Ende einer Reihe ab oder verzichte.
refuse-shed-first = Entscheide erst über das Plättchen: Wirf eine Karte ab oder verzichte.
refuse-empty-row = Du hast keine Reihe in { $colour }.
log-lift = { $seat } nimmt { $card } vom Ende der Reihe weg und wirft die Karte ab.
action-lift = { $card } vom Ende deiner Reihe abwerfen
