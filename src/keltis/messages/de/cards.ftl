### Texte der Kartenspiele: Hand, Reihen, Stapel.

## Fragen

prompt-card = Spiel eine Karte aus oder wirf eine ab.
prompt-refill = Füll deine Hand von einem der Stapel auf.

## Ablehnungen

refuse-card-first = Spiel zuerst eine Karte aus oder wirf eine ab.
refuse-card-done = Du hast in diesem Zug schon eine Karte ausgespielt oder abgeworfen.
refuse-not-held = Die Karte { $card } hast du nicht auf der Hand.
refuse-row =
    { $direction ->
        [rising] Die Karte { $card } passt nicht: Diese Reihe steigt und steht schon bei { $last }.
       *[falling] Die Karte { $card } passt nicht: Diese Reihe fällt und steht schon bei { $last }.
    }
refuse-refill-now = Füll jetzt deine Hand auf: Zieh eine Karte oder nimm eine von einem Abwurfstapel.
refuse-closed = Du hast in diesem Zug eine Karte auf den Abwurfstapel { $colour } gelegt, deshalb ist er für dich gesperrt.
refuse-empty = Der Abwurfstapel { $colour } ist leer.
refuse-must-move = Diese Bewegung ist Pflicht: Wähl eine Figur.
refuse-figure-first = Führ erst die Bewegung zu Ende: Wähl eine Figur oder verzichte, wenn du darfst.

## Verlauf

log-play = { $seat } spielt { $card } aus.
log-discard = { $seat } wirft { $card } ab.
log-draw = { $seat } zieht vom Nachziehstapel.
log-draw-own = { $seat } bekommt { $card }.
log-draw-hidden = { $seat } bekommt eine Karte.
log-deal-own = { $seat } bekommt { $card } ausgeteilt.
log-deal-hidden = { $seat } bekommt eine Karte ausgeteilt.
log-take = { $seat } nimmt { $card } vom Abwurfstapel.

## Wertung

score-tiles = Punktekärtchen

## Zeichnen und erzählen

# Die zwei Überschriften haben weniger als zehn Buchstaben, die Zeile über den Stapel höchstens 25.
draw-piles = Abwurf
draw-hand = Hand
draw-deck = Stapel { $deck }, Ziel { $goal } von { $needed }
tell-pile = { $card } auf einem Stapel von { $size }
tell-piles = Abwurfstapel: { $piles }.
tell-hand = Deine Hand: { $cards }.
tell-row =
    { $direction ->
        [rising] { $colour } { $values } steigend
        [falling] { $colour } { $values } fallend
       *[open] { $colour } { $values } offen
    }
tell-rows = { $seat } hat die Reihen: { $rows }.
tell-known = { $seat } hat bekanntlich auf der Hand: { $cards }.

## Hilfe

help-cards =
    Karte ausspielen: R5, spielen R5, rot 5   Abwerfen: x R5, abwerfen rot 5
    Auffüllen: ziehen (oder Enter), nehmen R  Verzichten: passen
    Farben: R Rot ▲, Y Gelb ■, P Rosa ●, G Grün ◆, B Blau ★
    Karten: [R5] ist spielbar; Abwurfstapel: R5×3 drei Karten, R– leer, ✗ gesperrt
    Spieler: ▸ am Zug, Reihen: R5↑ steigt, R5↓ fällt, R– keine, (R5 G2) bekannt
action-play = { $card } ausspielen
action-discard = { $card } abwerfen
action-draw = eine Karte vom Nachziehstapel ziehen
action-take = { $card } vom Abwurfstapel nehmen
