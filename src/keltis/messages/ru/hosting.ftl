## Настройки сервера

complain-setting-unknown = { $source }: настройки «{ $name }» нет; все показывает `keltis serve --example-config`
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
