### Задачи в командной строке.

puzzles-making = Просмотрено партий: { $games }
puzzles-made = { $path }: задач — { $number }
puzzles-plain = задачи создаются скомпилированным поиском; установите дополнение «fast» и выполните: keltis warm --bots
puzzles-other-file = { $path } создан для другой игры, другого начального числа или способа оценки; выберите другое имя
puzzles-other-values = значения в этом файле получены другой версией оценки, или нет скомпилированного кода: пересчитать их нельзя
puzzles-other-board = эти задачи относятся к другим правилам или другому полю игры { $game }
puzzles-no-text = это не текст в UTF-8
puzzles-no-json = это не объект JSON
puzzles-no-header = заголовок отсутствует или повреждён
puzzles-malformed = это не задача: { $why }
puzzles-illegal-position = такая позиция невозможна
puzzles-no-decision = здесь никто ничего не решает
puzzles-illegal-turn = такой ход не разрешён: { $turn }
puzzles-evidence = данные не сходятся: { $part }
puzzles-not-clear = лучший ход не лучше остальных заметно, или партия уже решена
puzzles-too-easy = слабые боты слишком часто находят лучший ход
puzzles-sound = В порядке: { $number } из { $total }
puzzles-none = для игры { $game } задач нет
puzzles-number = задачи { $number } нет; последняя — { $total }
puzzles-task = Задача { $number } из { $total }: найдите лучший ход за игрока { $seat }.
puzzles-commands = Ещё: решение (показать решение), дальше, выход
puzzles-then = Enter — следующая задача. Ещё: снова, выход
puzzles-order-quit = выход, выйти
puzzles-order-solve = решение
puzzles-order-retry = снова, заново
puzzles-order-next = дальше, следующая
