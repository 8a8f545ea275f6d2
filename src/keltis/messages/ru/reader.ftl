### Тексты стола для программ чтения с экрана.

reader-skip = Перейти к строке команд
reader-leave = Показать поле
reader-command = Команда
reader-send = Отправить
reader-help = Введите действие, например «play R5», число из списка или слово: ходы, рука, расскажи, очки, последнее, журнал, отмена. Клавиша / ведёт сюда.
reader-which = Что именно?
reader-nothing = Сейчас вам нечего делать.
reader-no-hand = В этой игре нет карт на руках.
reader-moves = Что вы можете сделать
reader-position = Стол
reader-standings = Очки, как если бы игра закончилась сейчас
reader-player = Игрок
reader-turn = Ход
reader-acts = ходит
reader-undone = Ход отменён.
reader-asked = { $name } просит отменить ход.
reader-yes = Да
reader-no = Нет
reader-back = Вернуться в игру
