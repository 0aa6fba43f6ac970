# Учётные записи, ссылки для других и вести о том, что пора ходить.

people-account = Учётная запись
people-account-about = Она не обязательна: во все игры можно играть без неё. С учётной записью ты найдёшь свои столы и в другом браузере.
people-name = Имя
people-password = Пароль
people-password-about = Не короче восьми знаков. Забытый пароль не восстановить: адреса почты мы не спрашиваем.
people-log-in = Войти
people-log-out = Выйти
people-make-account = Создать учётную запись
people-logged-in = Твоя учётная запись: { $name }. Столы, которые ты откроешь или за которые сядешь с этого момента, найдутся здесь.
people-tables = Твои столы
people-no-tables = Пока ни одного.
people-session-over = Сеанс закончился; войди снова.
people-delete = Удалить эту учётную запись
people-delete-about = Твоё имя, пароль, планы, блокноты и адреса почты удаляются сразу, а из текущих партий ты выходишь. Оконченные партии остаются у тех, кто в них играл: там вместо твоего имени будет «Anonymous». Записи, которые кто-то сохранил себе, удалить мы не можем. Отменить это нельзя.
people-delete-now = Удалить навсегда
people-deleted = Твоя учётная запись и всё, что в ней было, удалены.

## Во что сыграно

people-played = Твои партии
people-played-count = { $alone ->
    [true] { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[other] { $played } партий
    }
   *[false] { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[other] { $played } партий
    }, побед: { $won }
}
people-best = рекорд: { $best } ({ $counts })
people-best-of = { $best } ({ $counts })
people-curve = { $alone ->
    [true] Последняя партия: { $percent } % от рекорда
   *[false] Побед в последних десяти: { $percent } %
}
people-game-won = победа
people-game-lost = поражение
people-game-over = окончена
people-with = с участием: { LIST($who) }
people-played-here = Это помнит только твой браузер. С учётной записью партии найдутся где угодно.
people-played-account = Последние пятьдесят столов учётной записи.
people-played-none = Здесь будут оконченные партии.
people-scores = Рекорды
people-scores-about = { $book }: лучшая партия каждой учётной записи — на планах, которые нарисовал сервер, по обычным правилам книги.
people-scores-none = Пока никто с учётной записью не доиграл такую партию.
people-when = Дата

## Ссылки для других

people-share = Поделиться…
people-not-shared = Поделиться не удалось; скопируй ссылку.
people-qr = Показать QR-код
people-qr-hide = Скрыть QR-код
people-qr-of = QR-код для камеры телефона: { $address }
people-only-here = { $host } открывается только на этом компьютере.
people-on-network = В локальной сети его откроют по адресу
people-no-network = Чтобы пустить других, запусти сервер с --host 0.0.0.0.

## Весть о том, что пора ходить

people-bells = Сообщать мне, когда мой ход
people-notices-allow = Уведомлять меня на этом устройстве
people-notices-on = Когда придёт твой ход, а страница открыта, это устройство покажет уведомление.
people-notices-denied = Этот браузер блокирует уведомления с этого сайта; это можно изменить в его настройках.
people-push = Уведомлять этот браузер, даже когда он закрыт
people-push-on = Этот браузер будет получать уведомления.
people-mail = Письмом на адрес
people-mail-add = Присылать письма
people-mail-asked = Проверь почту и открой ссылку из письма; тогда на каждый твой ход придёт одно письмо.
people-bell-mail = Письма на { $to }
people-bell-push = Уведомления в браузере
people-bell-unconfirmed = (не подтверждено: открой ссылку из нашего письма)
people-bell-stop = Больше не присылать
people-bell-stopped = Туда больше ничего не придёт.
people-letters-on = На каждый твой ход будет приходить одно письмо.
people-letters-off = Писем об этом столе больше не будет.
people-turn-title = Твой ход
