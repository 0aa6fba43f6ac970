# Почему в команде отказано. $rule — номер правила, если оно об этом говорит.

dungeonlab-refused-whom = назови игрока: { $verb ->
    [time] время
    [leave] уходит
    [hide] спрятать
   *[other] { $verb }
} ИМЯ
dungeonlab-refused-morgul-whom = кого моргульским клинком: зверя или игрока из твоей клетки?
dungeonlab-refused-where = «{ $said }» — а куда? На север, восток, юг, запад, вверх или вниз
dungeonlab-refused-shot = скажи, сколько чего и куда: «стреляю 5 пуль на север» или «стреляю 5п с»
dungeonlab-refused-nothing-shot = чтобы ни во что не стрелять, скажи «пропускаю»
dungeonlab-refused-level = на какой уровень? Назови столбец, строку и уровень: «высаживаюсь 3 4 2»
dungeonlab-refused-how-many = сколько? Скажи и число: «стреляю 5 пуль на север»
dungeonlab-refused-landing = назови столбец, строку и уровень: «высаживаюсь 3 4 2»
dungeonlab-refused-goods = скажи, сколько чего: { $verb ->
    [buy] покупаю 20 пуль, покупаю 1 лодку
   *[sell] продаю 20 пуль, продаю 1 лодку
}
dungeonlab-refused-beforehand = ответы заранее можно добавить только к шагу, высадке или дереву

dungeonlab-refused-over = игра окончена
dungeonlab-refused-watching = зрители не ходят
dungeonlab-refused-masters = это может сказать только ведущий
dungeonlab-refused-asked = тебе задан вопрос: ответь «да» или «нет»
dungeonlab-refused-not-asked = тебя ни о чём не спрашивают
dungeonlab-refused-out = у тебя больше нет высадок ({ $rule })
dungeonlab-refused-turn = сейчас не твой ход: ходит { $name }
dungeonlab-refused-waiting = сейчас не твой ход: { $waits }
dungeonlab-refused-land-first = сначала высадись: от 1 1 1 до { $columns } { $rows } { $levels }, например «высаживаюсь 1 1 1» ({ $rule })
dungeonlab-refused-landed = высадка у тебя уже была ({ $rule })
dungeonlab-refused-land-within = высадиться можно в пределах { $columns } { $rows } { $levels } ({ $rule })
dungeonlab-refused-too-few = у тебя только { $what } ({ $rule })
dungeonlab-refused-none = у тебя этого нет ({ $rule })
dungeonlab-refused-feel = ощупать стены может только экзот ({ $rule })
dungeonlab-refused-climb = здесь нет дерева, чтобы на него лезть ({ $rule })
dungeonlab-refused-skin = здесь не с кого снимать шкуру ({ $rule })
dungeonlab-refused-skin-which = шкуру { FORM($what, "off") } здесь не снять ({ $rule })
dungeonlab-refused-strangle = здесь некого душить ({ $rule })
dungeonlab-refused-riding = ты уже верхом ({ $rule })
dungeonlab-refused-mount = здесь нет взнузданного онтифутласа ({ $rule })
dungeonlab-refused-dismount = ты и так пешком ({ $rule })
dungeonlab-refused-take = здесь ничего не лежит ({ $rule })
dungeonlab-refused-map = у тебя нет { FORM($what, "name-genitive") } ({ $rule })
dungeonlab-refused-blade = у тебя нет моргульского клинка ({ $rule })
dungeonlab-refused-no-such-target = «{ $target }»: в твоей клетке этого нет ({ $rule })
dungeonlab-refused-target = { $target } не в твоей клетке ({ $rule })
dungeonlab-refused-no-store = ты не в магазине ({ $rule })
dungeonlab-refused-not-sold = { FORM($what, "many") } магазин не продаёт ({ $rule })
dungeonlab-refused-not-bought = { FORM($what, "many") } магазин не покупает ({ $rule })
dungeonlab-refused-tens = пули продаются десятками ({ $rule })
dungeonlab-refused-price = это стоит ${ $cost }, а у тебя только ${ $money } ({ $rule })
dungeonlab-refused-price-skins = это стоит ${ $cost }, а у тебя денег и шкур только на ${ $money } ({ $rule })
dungeonlab-refused-have = у тебя столько нет: есть только { $have } ({ $rule })

# Ведущему; $name — имя игрока.
dungeonlab-refused-master = ведущий не играет, но может сказать «время», «уходит», «спрятать» или «решение:»
dungeonlab-refused-no-player = { $name }: такого игрока нет
dungeonlab-refused-out-already = { $name } уже вне игры
dungeonlab-refused-not-shown = { $name } сейчас не смотрит на карту ({ $rule })
dungeonlab-refused-not-due = сейчас ходит не { $name }

# Стоят после запятой и после «сейчас не твой ход:».
dungeonlab-waits-dead = до новой высадки { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
dungeonlab-waits-prison = тюрьма, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}

dungeonlab-refused-unplayable = в подземелье без клада или без выхода играть нельзя (D14, D60)
