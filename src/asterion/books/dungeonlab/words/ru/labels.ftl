# Подписи экрана, их значения и о чём спрашивают игрока.

dungeonlab-asks-answer = ответ
dungeonlab-asks-land = высадка
dungeonlab-asks-move = ход

dungeonlab-label-turn = Ход
dungeonlab-label-round = Круг
dungeonlab-label-place = Место
dungeonlab-label-damage = Раны
dungeonlab-label-carrying = При себе
dungeonlab-label-being = Ты
dungeonlab-label-waiting = Ожидание
dungeonlab-label-landings = Осталось высадок
dungeonlab-label-sight = Видно
dungeonlab-label-map = На карте
dungeonlab-label-player = { $number } { $name }

dungeonlab-turn-over = игра окончена
dungeonlab-turn-nobodys = ничей
dungeonlab-turn-yours = твой
dungeonlab-number = { $n }
dungeonlab-list = { LIST($items) }
dungeonlab-commas = { LIST($items, type: "join") }
dungeonlab-damage-none = нет
dungeonlab-being-exote = экзот
dungeonlab-being-riding = верхом
dungeonlab-in-sight = { LIST($what, type: "join") } { FORM($way, "at") }
dungeonlab-at = столбец { $column }, строка { $row }, уровень { $level ->
    [0] ?
   *[other] { $level }
} из { $levels }
dungeonlab-at-unknown = неизвестно где, уровень { $level ->
    [0] ?
   *[other] { $level }
} из { $levels }
dungeonlab-at-none = не в подземелье
dungeonlab-state = { $place }; раны: { $damage }; при себе: { $carries }
dungeonlab-state-waiting = { $place }, { $waits }; раны: { $damage }; при себе: { $carries }
