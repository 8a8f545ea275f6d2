### Тексты игры «Путь камней».

title-weg_der_steine = Кельтис. Путь камней

## Вопросы

prompt-stones-begin =
    { $choices ->
        [turn] Откройте плитку.
       *[both] Откройте плитку или возьмите открытую.
    }
prompt-stones-extra =
    { $choices ->
        [turn] Ещё один ход: откройте плитку или откажитесь.
        [take] Ещё один ход: возьмите открытую плитку или откажитесь.
       *[both] Ещё один ход: откройте плитку, возьмите открытую или откажитесь.
    }
prompt-stones-decide = Взять плитку «{ $card }» или оставить открытой?

## Отказы

refuse-stones-wait = Сначала нужно увидеть, какая плитка открывается.
refuse-stones-decide = Сначала решите, что делать с только что открытой плиткой «{ $card }»: взять её или оставить.
refuse-stones-leave = Вы не открыли плитку, которую можно было бы оставить.
refuse-stones-waive = От обычного хода отказаться нельзя, только от дополнительного хода за клевер.
refuse-stones-none-hidden = Закрытых плиток больше нет.
refuse-stones-no-tile = В этой игре нет плитки «{ $card }».
refuse-stones-hidden = Плитка «{ $card }» ещё не открыта.
refuse-stones-taken = Плитку «{ $card }» уже кто-то взял.
refuse-stones-row =
    { $direction ->
        [rising] Плитка «{ $card }» не подходит: этот ряд возрастает и дошёл до { $last }.
       *[falling] Плитка «{ $card }» не подходит: этот ряд убывает и дошёл до { $last }.
    }

## Ход игры

log-stones-turn = { $seat } открывает плитку.
log-stones-tile =
    { $fits ->
        [yes] Это плитка «{ $card }».
       *[no] Это плитка «{ $card }»; { $seat } не может её положить, и она остаётся открытой.
    }
log-stones-take = { $seat } берёт плитку «{ $card }».
log-stones-leave = { $seat } оставляет плитку «{ $card }» открытой.
log-stones-waive = { $seat } отказывается от дополнительного хода.

## Подсчёт очков

score-stones-row =
    { $tiles ->
        [one] Ряд { $colour }: { $tiles } плитка
        [few] Ряд { $colour }: { $tiles } плитки
        [many] Ряд { $colour }: { $tiles } плиток
       *[other] Ряд { $colour }: { $tiles } плитки
    }
score-stones-bonus = Бонусные очки

## Рисунок и рассказ

# Не длиннее 16 букв.
draw-stones-hidden = { $number } закрыто
draw-stones-open = { $number } открыто
draw-stones-mark =
    { $mark ->
        [clover] ещё один ход
        [wish] камень желаний
       *[bonus] бонусные очки
    }
tell-stones-counts = В середине: закрыто { $hidden }, открыто { $open }.
tell-stones-open = Лежат открыто: { $tiles }.
tell-stones-turned = Только что открыта: { $tile }.
tell-stones-hidden = Ещё закрыты плитки { $colour }: { $tiles }.
tell-stones-tile =
    { $mark ->
        [clover] { $tile } с клевером
        [wish] { $tile } с камнем желаний
        [bonus] { $tile } с бонусом { $bonus }
       *[none] { $tile }
    }
tell-stones-player = { $seat }: счёт сейчас { $total }, камней желаний — { $wishes }, бонусных очков — { $bonus }.

## Действия на выбор и слова, которые можно набрать (первое слово списка показывается)

action-stones-turn = открыть плитку
action-stones-take = взять плитку «{ $card }»
action-stones-leave = оставить плитку «{ $card }» открытой
action-stones-waive = отказаться от дополнительного хода
words-turn = открыть, перевернуть
words-leave = оставить, нет
words-waive = отказаться, пас, нет

## Справка

help-weg_der_steine =
    Открыть плитку: открыть                   Взять открытую: R5, взять R5
    Когда плитка открыта: взять R5 или оставить
    Дополнительный ход: открыть, взять R5 или отказаться
    Цвета: R красный ▲, Y жёлтый ■, P розовый ●, G зелёный ◆, B синий ★
    Вверху — где какая плитка: ░ закрыта, 5 открыта, A у игрока A
    ♣ ещё один ход, ◊ камень желаний, +3 бонусные очки; [5] можно взять,
    ›5‹ только что открыта
    Внизу — ряды, они растут вверх: R↑ возрастает, R↓ убывает, R ещё не решено;
    у левого края — сколько стоит ряд такой высоты
    Игроки: ▸ сейчас ходит, ◊2 камни желаний, +4 бонусные очки
