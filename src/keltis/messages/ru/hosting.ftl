## Настройки сервера

complain-setting-unknown = { $source }: настройки «{ $name }» нет; все показывает `keltis serve --example-config`
complain-workers = Несколько процессов для столов на Windows невозможны: там нельзя передавать сокеты между процессами. Укажите `workers = 1`.
complain-setting-similar = { $source }: настройки «{ $name }» нет; возможно, имелась в виду «{ $similar }»
complain-setting-value = { $source }: { $name } = { $value } недопустимо; ожидается { $kind ->
    [bool] true или false
    [int] целое число
    [float] число
    [choice] одно из: { $known }
   *[text] текст
 }{ $limits ->
    [range] { " " }от { $least } до { $most }
    [least] , не меньше { $least }
   *[none] { "" }
 }
complain-file-exists = { $path } уже существует; выберите другое имя

## keltis health

health-good = всё в порядке: версия { $version }, столов в памяти: { $tables }, соединений: { $sockets }
health-bad = сервер отвечает { $status }: база данных недоступна для чтения или записи
health-away = нет ответа от { $host }, порт { $port }: { $why }

## keltis restore

restore-report = { $path }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
 }, { $broken ->
    [0] все воспроизведены без ошибок
   *[other] повреждено: { $broken }
 }; { $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
 }; последнее событие { $last }
restore-broken-table = стол { $table } не удаётся воспроизвести
restore-done = Файл { $path } восстановлен. Можно запускать сервер.
restore-done-replaced = Файл { $path } восстановлен; прежняя база данных теперь называется { $old }. Можно запускать сервер.
complain-restore-broken = { $path } повреждён, ничего не изменено
complain-restore-postgres = этот сервер хранит столы в PostgreSQL: используйте pg_restore
complain-restore-exists = { $path } уже существует; с --replace файл будет переименован и заменён резервной копией
complain-restore-in-use = { $path } сейчас используется: сначала остановите сервер
