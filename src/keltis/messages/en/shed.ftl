### Texts of the tiles that let their finder discard one card (Neue Wege, Das Orakel).

prompt-shed = Discard a card from your hand or from the end of a row, or pass.
refuse-shed-first = First decide about the tile: discard one card, or pass.
refuse-empty-row = You have no { $colour } row.
log-lift = { $seat } takes { $card } off the end of its row and discards it.
action-lift = discard { $card } from the end of your row
