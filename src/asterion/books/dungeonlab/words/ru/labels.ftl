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

## What to do next

dungeonlab-goal-treasure = Клад у тебя: пробуй внешние стены, одна из них — выход.

dungeonlab-stake-climb = Наверху задают два вопроса: верные ответы приносят лодку или палку, остальные стоят $20.{ $lokhs ->
    [true] { " " }Лох того, кто влез, съедает.
   *[false] { "" }
}
dungeonlab-stake-orcs = Ива даёт лодку тому, кто любит орков и не любит нежить, энт палку — наоборот; иначе с тебя $20.
dungeonlab-stake-undead = Ива даёт лодку тому, кто любит орков и не любит нежить, энт палку — наоборот; иначе с тебя $20.
dungeonlab-stake-stick = Да: палка тратится, ты на месте. Нет: река уносит на клетку дальше.
dungeonlab-stake-boat = Да: лодка тратится, ты не промокнешь. Нет: деньги и боеприпасы пропадут.
dungeonlab-stake-bridle = Да: уздечка тратится, и можно ехать верхом. Нет: унесёт в Эльдар.
dungeonlab-stake-blade = Да: { $arnor ->
    [true] арнорский клинок убьёт его, и тебе достанется моргульский; эльфийский только спасёт
   *[false] клинок убьёт его, и тебе достанется моргульский
}. Нет: развоплотит, и денег, боеприпасов и клада не станет.
dungeonlab-stake-skin = Да: шкура твоя, в магазине за неё заплатят.
dungeonlab-stake-prison = Важен только знак тюрьмы: в плюс-тюрьме верно «да», в минус-тюрьме «нет». Ошибка стоит { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}, а в одиночной игре ${ $fine }.
dungeonlab-stake-cop = Важен только знак полицейского: плюсу верно «да», минусу «нет». За ошибку отведут в тюрьму, без наказания.
