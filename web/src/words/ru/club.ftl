# Слова страницы: клубы.

club-clubs = Клубы
club-about = Клуб это страница по ссылке. Кто знает ссылку, может посмотреть и вступить; аккаунт никому не нужен.
club-found = Основать клуб
club-name = Название клуба
club-member = Твоё имя в нём
club-found-now = Основать
club-mine = Твои клубы в этом браузере
club-join = Вступить
club-join-about = Вступи, и здесь будут твои лабиринты дня, лабиринт недели и игры.
club-joined = Твоё имя в этом клубе: { $name }.
club-link = Ссылка для тех, кого ты зовёшь
club-copy = Скопировать
club-copied = Скопировано.
club-members = Члены клуба
club-who = Имя
club-days = Дней подряд
club-today = Сегодня
club-solved = Решено
club-week = На этой неделе
club-not-yet = –
club-daily =
    { $time }{ $slips ->
        [0] { "" }
        [one] , { $slips } ошибка
        [few] , { $slips } ошибки
       *[many] , { $slips } ошибок
    }{ $hints ->
        [0] { "" }
        [one] , { $hints } подсказка
        [few] , { $hints } подсказки
       *[many] , { $hints } подсказок
    }
club-inside = играет
club-out = вне зачёта
club-ladder = Таблица
club-ladder-about = Победа за столом клуба даёт по очку за каждого другого игрока.
club-ladder-none = Пока ни одна игра не закончена.
club-points = Очки
club-games = Игры
club-won = Победы
club-tables = Столы
club-tables-none = Столов пока никто не принёс.
club-bring = Принести стол
club-bring-table = Стол
club-bring-none = В этом браузере у тебя нет столов.
club-drop = Убрать
club-waiting = ждёт игроков
club-playing = идёт игра
club-over = игра окончена
club-edit = Изменить клуб
club-rename = Новое название
club-rename-now = Переименовать
club-remove = Исключить: { $name }
club-remove-sure = Исключить из клуба: { $name }?
club-leave = Выйти из клуба
club-leave-sure = Выйти из клуба? С последним ушедшим клуб закроется.
club-account = аккаунт
