# Слова страницы: комната того, кто держит сервер.

admin-title = Управление
admin-about = Для тех, кто держит этот сервер. Токен задают настройкой admin_token; без него эта страница закрыта.
admin-token = Токен
admin-enter = Открыть

## Насколько он занят

admin-load = Нагрузка
admin-process = Asterion { $version } на { $database }, процесс { NUMBER($process, useGrouping: 0) }. Если процессов несколько, каждый отвечает за себя.
admin-up = Работает
admin-hours = { $hours } ч
admin-tables-kept = Всего столов
admin-tables-here = Столов в памяти
admin-windows = Открытых окон
admin-moves = Ходов
admin-processor = Процессор
admin-memory = Память на пике
admin-machine = Средняя нагрузка

## Столы

admin-tables = Столы
admin-phase = Показать
admin-phase-all = все
admin-phase-waiting = ждут игроков
admin-phase-playing = идёт игра
admin-phase-finished = окончены
admin-phase-abandoned = брошены
admin-no-tables = Таких нет.
admin-entries =
    { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }
admin-open-windows =
    { $windows ->
        [one] { $windows } окно
        [few] { $windows } окна
       *[many] { $windows } окон
    }
admin-log = в журнале { $log }
admin-close = Закрыть …
admin-close-of = Закрыть стол { $table }
admin-why = Сообщение игрокам (необязательно)
admin-close-now = Закрыть стол
admin-cancel = Оставить открытым

## Блокировки

admin-bans = Заблокированные адреса
admin-bans-about = Заблокированному адресу не отвечают, а его открытые окна сразу закрываются. Для IPv6 блокируется вся сеть /64.
admin-address = Адрес или сеть
admin-ban-why = Причина (видна только тебе)
admin-ban = Заблокировать
admin-allow = Снять блокировку
admin-allow-of = Снять блокировку с { $network }
admin-no-bans = Никто не заблокирован.
