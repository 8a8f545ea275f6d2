### Слова карточных игр: рука, ряды, стопки.

## Вопросы

prompt-card = Сыграйте карту или сбросьте одну.
prompt-refill = Пополните руку: из колоды или из стопки сброса.

## Отказы

refuse-card-first = Сначала сыграйте карту или сбросьте одну.
refuse-card-done = В этот ход вы уже сыграли или сбросили карту.
refuse-not-held = У вас на руках нет карты «{ $card }».
refuse-row =
    { $direction ->
        [rising] Карта «{ $card }» не подходит: этот ряд возрастает и дошёл до { $last }.
       *[falling] Карта «{ $card }» не подходит: этот ряд убывает и дошёл до { $last }.
    }
refuse-refill-now = Теперь пополните руку: возьмите карту из колоды или из стопки сброса.
refuse-closed = В этот ход вы уже сбросили карту в стопку { $colour }, поэтому она для вас закрыта.
refuse-empty = Стопка сброса { $colour } пуста.
refuse-must-move = Этот ход обязателен: выберите фигуру.
refuse-figure-first = Сначала завершите движение: выберите фигуру или откажитесь, если это разрешено.

## Ход игры

log-play = { $seat } играет карту «{ $card }».
log-discard = { $seat } сбрасывает карту «{ $card }».
log-draw = { $seat } берёт карту из колоды.
log-draw-own = { $seat } получает карту «{ $card }».
log-draw-hidden = { $seat } получает карту.
log-deal-own = { $seat } получает при раздаче карту «{ $card }».
log-deal-hidden = { $seat } получает карту при раздаче.
log-take = { $seat } берёт карту «{ $card }» из стопки сброса.

## Подсчёт очков

score-tiles = Плитки с очками

## Рисунок и рассказ

# Две подписи короче десяти букв, а строка о колоде не длиннее 25.
draw-piles = Сброс
draw-hand = Карты
draw-deck = Колода { $deck }, цель { $goal } из { $needed }
tell-pile = { $card } (всего в стопке { $size })
tell-piles = Стопки сброса: { $piles }.
tell-hand = Ваши карты: { $cards }.
tell-row =
    { $direction ->
        [rising] { $colour } { $values } по возрастанию
        [falling] { $colour } { $values } по убыванию
       *[open] { $colour } { $values } без направления
    }
tell-rows = { $seat } собирает ряды: { $rows }.
tell-known = { $seat } точно держит на руках карты: { $cards }.
