### Свои поля за столами.

board-other-game = это поле для другой игры: { $game }
board-workshop = Мастерская полей
board-workshop-link = Играть на своём поле: открыть мастерскую
board-own-name = Своё поле: { $name }
workshop-same = Это оригинальное поле. Сначала измените что-нибудь.
workshop-busy = Слишком много сравнений в очереди. Попробуйте через несколько минут.
board-analysed = Играли на своём поле «{ $name }»; сравнения с рейтингами ботов нет: они измерены на оригинальном поле.
board-number = { $number } не лежит между { $least } и { $most }
board-tiles = жетонов { $tiles }, мест { $places }; числа должны совпадать
board-no-cards = при числе игроков { $players } в колоде не остаётся карт
board-unreachable = до поля { $field } нельзя дойти от старта
board-last-row = в последнем ряду нужно по одному полю каждого цвета
board-stacks = каждому цвету нужна одна стопка камней желаний; { $colour ->
        [red] красный
        [yellow] жёлтый
        [pink] розовый
        [green] зелёный
       *[blue] синий
    }: { $found }
board-dead-end = отсюда нет пути дальше
board-complaint = { $why }
