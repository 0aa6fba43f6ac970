# Что слышат игроки, зрители и ведущий. $who и $whoIs — игрок, о котором речь; имена не склоняются.

dungeonlab-began = Подземелье: { $columns }×{ $rows }, { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}. Очерёдность ходов: { LIST($order, type: "join") }.
dungeonlab-turn-began = { $whoIs ->
    [you] Круг { $round }: твой ход.
   *[other] Круг { $round }: ходит { $who }.
}
dungeonlab-won = { $whoIs ->
    [you] Ты выносишь клад и побеждаешь!
   *[other] { $who } выносит клад и побеждает!
}
dungeonlab-ended = Игра окончена, победителя нет: { $reason }.

# ---- где находишься и что воспринимаешь

dungeonlab-landed = { $whoIs ->
    [you] Ты высаживаешься:
   *[other] { $who } высаживается:
} столбец { $column }, строка { $row }, уровень { $level }. Выдано: { LIST($things) }.{ $left ->
    [-1] { "" }
   *[other] { " " }Осталось высадок: { $left }.
}
dungeonlab-looked = { $whoIs ->
    [you] Ты видишь { LIST($seen) }.
   *[other] { $who } видит { LIST($seen) }.
}
dungeonlab-glimpsed = { $whoIs ->
    [you] Падая, ты успеваешь заметить { LIST($seen) }.
   *[other] Падая, { $who } успевает заметить { LIST($seen) }.
}
dungeonlab-seen = { LIST(FORM($what, "accusative"), type: "join") } { FORM($way, "at") }
dungeonlab-seen-nothing = одну лишь тьму
dungeonlab-stung-pierce = { CAPITAL(FORM($way, "from")) } { $whoIs ->
    [you] ты получаешь
   *[other] { $who } получает
} { $n ->
    [one] { $n } укол
    [few] { $n } укола
   *[many] { $n } уколов
}.
dungeonlab-stung-burn = { CAPITAL(FORM($way, "from")) } { $whoIs ->
    [you] ты получаешь
   *[other] { $who } получает
} { $n ->
    [one] { $n } ожог
    [few] { $n } ожога
   *[many] { $n } ожогов
}.
dungeonlab-stung-bite = { CAPITAL(FORM($way, "from")) } { $whoIs ->
    [you] ты получаешь
   *[other] { $who } получает
} { $n ->
    [one] { $n } укус
    [few] { $n } укуса
   *[many] { $n } укусов
}.
dungeonlab-here-lies = На полу: { LIST($things) }.
dungeonlab-here-company = Здесь же { LIST($others) }.
dungeonlab-here-nothing = Теперь клетка пуста.
dungeonlab-came = { $whoIs ->
    [you] Ты входишь в клетку.
   *[other] { $who } входит в клетку.
}
dungeonlab-walked = { $whoIs ->
    [you] Ты идёшь
   *[other] { $who } идёт
} { FORM($way, "to") }{ $through ->
    [true] { " " }сквозь стену
   *[false] { "" }
}.
dungeonlab-bumped = { $whoIs ->
    [you] { CAPITAL(FORM($way, "at")) } { $wall }.
   *[other] { $who } упирается: { FORM($way, "at") } { $wall }.
}
dungeonlab-came-down = Онтифутлас опускается здесь: { FORM($way, "at") } { $wall }.
dungeonlab-went-up = { $whoIs ->
    [you] Ты поднимаешься на уровень выше.
   *[other] { $who } поднимается на уровень выше.
}
dungeonlab-went-down = { $whoIs ->
    [you] Ты спускаешься на уровень ниже.
   *[other] { $who } спускается на уровень ниже.
}
dungeonlab-thrown-up = { $whoIs ->
    [you] Ты летишь на уровень выше.
   *[other] { $who } летит на уровень выше.
}
dungeonlab-thrown-down = { $whoIs ->
    [you] Ты летишь на уровень ниже.
   *[other] { $who } летит на уровень ниже.
}
dungeonlab-no-way-up = { $whoIs ->
    [you] Вверх отсюда хода нет.
   *[other] { $who } не находит пути вверх.
}
dungeonlab-no-way-down = { $whoIs ->
    [you] Вниз отсюда хода нет.
   *[other] { $who } не находит пути вниз.
}
dungeonlab-flew = { $whoIs ->
    [you] Ты прыгаешь
   *[other] { $who } прыгает
} { FORM($way, "to") }{ $through ->
    [true] { " " }сквозь стену
   *[false] { "" }
} и { $whoIs ->
    [you] смотришь
   *[other] смотрит
} вниз. { $below }
dungeonlab-flown-over = { CAPITAL($what) }.
dungeonlab-flown-nothing = Пусто.
dungeonlab-carried = { $whoIs ->
    [you] Ты оказываешься
   *[other] { $who } оказывается
} { $level ->
    [0] неизвестно где
   *[other] на уровне { $level }, а где именно — неизвестно
}.
dungeonlab-felt = { $whoIs ->
    [you] Ты нащупываешь { LIST($walls) }.
   *[other] { $who } нащупывает { LIST($walls) }.
}
dungeonlab-felt-wall = { FORM($wall, "accusative") } { FORM($way, "at") }

# ---- карты

dungeonlab-map-used = { $whoIs ->
    [you] Ты разворачиваешь { FORM($map, "name-accusative") }.
   *[other] { $who } разворачивает { FORM($map, "name-accusative") }.
}
dungeonlab-charted = Судя по карте, ты здесь: столбец { $column }, строка { $row }, уровень { $level }. На карте — { $shown }.
dungeonlab-charted-nothing = больше ничего
dungeonlab-charted-place = { $column } { $row } { $level }: { LIST($what) }
dungeonlab-briefed-of-exit = { $whoIs ->
    [you] В центре управления тебе рассказывают, что вокруг выхода.
   *[other] { $who } узнаёт в центре управления, что вокруг выхода.
}
dungeonlab-briefed = { $whoIs ->
    [you] Ты смотришь
   *[other] { $who } смотрит
} на карту подземелья { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
dungeonlab-map-shown = Смотри внимательно: через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} карта исчезнет.
dungeonlab-mark = { $mark } { $what }
dungeonlab-marks = { $whoIs ->
    [you] Ты спрашиваешь об обозначениях.
   *[other] { $who } спрашивает об обозначениях.
} На карте: { LIST($marks, type: "join") }; a1 — яма, которая ведёт в a2, и так далее; o> — исток и ~> — река, со стрелкой по течению; Tr — клад; ,, — другие вещи; .. — пусто. Строчными буквами — мёртвое, разрушенное или взнузданное. Стены: -- и | простая, :: и : колючая проволока, ## и # монолит, EE и E выход.
dungeonlab-map-lying = столбец { $column }, строка { $row }, уровень { $level }: { LIST($things, type: "join") }
dungeonlab-map-condition = { $what } ({ FORM($what, "gender") ->
    [feminine] { FORM($condition, "feminine") }
    [neuter] { FORM($condition, "neuter") }
   *[masculine] { $condition }
})
dungeonlab-map-gone = Карта исчезает.
dungeonlab-peeked = В клетке с выходом: { $exit }. В клетке рядом: { $beside }.
dungeonlab-peeked-level = { LIST($what) }

# ---- встречи; их слова большей частью в encounters/ru

dungeonlab-asked = { CAPITAL($what) } спрашивает: «{ $question }»
dungeonlab-asked-skin = { $whoIs ->
    [you] Снимаешь шкуру { FORM($what, "off") }?
   *[other] { $who } снимает шкуру { FORM($what, "off") }?
}
dungeonlab-answered-yes = { $whoIs ->
    [you] Ты говоришь «да».
   *[other] { $who } говорит «да».
}
dungeonlab-answered-no = { $whoIs ->
    [you] Ты говоришь «нет».
   *[other] { $who } говорит «нет».
}
dungeonlab-imprisoned = { $whoIs ->
    [you] Ты садишься
   *[other] { $who } садится
} в тюрьму на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
dungeonlab-freed = { $whoIs ->
    [you] Тюрьма рушится, и ты на свободе.
   *[other] Тюрьма рушится, и { $who } на свободе.
}
dungeonlab-fined = { $whoIs ->
    [you] Ты платишь { LIST(FORM($things, "accusative")) }.
   *[other] { $who } платит { LIST(FORM($things, "accusative")) }.
}
dungeonlab-trampled = Онтифутлас растаптывает { FORM($what, "accusative") }.
dungeonlab-mounted = { $whoIs ->
    [you] Ты садишься верхом на онтифутласа.
   *[other] { $who } садится верхом на онтифутласа.
}
dungeonlab-dismounted = { $whoIs ->
    [you] Дальше ты пешком; взнузданный онтифутлас остаётся.
   *[other] Дальше { $who } пешком; взнузданный онтифутлас остаётся.
}
dungeonlab-fled = Онтифутлас убегает в Эльдар, и уздечка с ним.

# ---- выстрелы и раны

dungeonlab-fired = { $whoIs ->
    [you] Ты { FORM($shots, "verb") ->
        [throw] бросаешь
       *[shoot] выпускаешь
    }
   *[other] { $who } { FORM($shots, "verb") ->
        [throw] бросает
       *[shoot] выпускает
    }
} { FORM($way, "to") } { FORM($shots, "accusative") }{ $wall ->
    [destroyed] : стена разрушена
    [stands] : стена устояла
   *[none] { "" }
}.
dungeonlab-screamed = { $whoIs ->
    [you] Ты слышишь крик.
   *[other] { $who } слышит крик.
}
dungeonlab-shot = { $whoIs ->
    [you] В тебя
   *[other] В игрока { $who }
} { FORM($shots, "number") ->
    [plural] попадают
   *[singular] попадает
} { $shots }.
dungeonlab-hurt = { $whoIs ->
    [you] Ты получаешь { $damage }.
   *[other] { $who } получает { $damage }.
}
dungeonlab-healed = { $whoIs ->
    [you] Все твои раны залечены.
   *[other] { $who } теперь без единой раны.
}
dungeonlab-exote-now = { $whoIs ->
    [you] Теперь ты экзот.
   *[other] Теперь { $who } — экзот.
}
dungeonlab-exote-no-more = { $whoIs ->
    [you] Ты больше не экзот.
   *[other] { $who } больше не экзот.
}
dungeonlab-disembodied = { $whoIs ->
    [you] Тебя развоплощает.
   *[other] Игрок { $who } развоплощён.
}{ $treasure ->
    [true] { " " }Клад возвращается на своё место.
   *[false] { "" }
}
dungeonlab-struck-beast = { $whoIs ->
    [you] Ты бьёшь моргульским клинком, и { $what } отправляется в Мордор.
   *[other] { $who } бьёт моргульским клинком, и { $what } отправляется в Мордор.
}
dungeonlab-struck-player = { $whoIs ->
    [you] Ты бьёшь моргульским клинком, и { $victim } отправляется в Мордор.
   *[other] { $who } бьёт моргульским клинком, и { $victim } отправляется в Мордор.
}

dungeonlab-died-bite = { $whoIs ->
    [you] Ты погибаешь от укусов.
   *[other] { $who } погибает от укусов.
}
dungeonlab-died-pierce = { $whoIs ->
    [you] Ты погибаешь: живого места не осталось, одно решето.
   *[other] { $who } погибает: живого места не осталось, одно решето.
}
dungeonlab-died-burn = { $whoIs ->
    [you] Ты погибаешь от ожогов.
   *[other] { $who } погибает от ожогов.
}
dungeonlab-died-bullet = { $whoIs ->
    [you] Ты погибаешь от пуль.
   *[other] { $who } погибает от пуль.
}
dungeonlab-died-grenade = { $whoIs ->
    [you] Тебя разносит на куски.
   *[other] { $who } разлетается на куски.
}
dungeonlab-died-blaster = { $whoIs ->
    [you] Бластер обращает тебя в пепел.
   *[other] { $who } обращается в пепел под огнём бластера.
}
dungeonlab-died-wall = { $whoIs ->
    [you] Ты бьёшься головой о стену, и довольно основательно.
   *[other] { $who } бьётся головой о стену, и довольно основательно.
}
dungeonlab-died-lokh = { $whoIs ->
    [you] Тебя съели, вот и всё.
   *[other] { $who } идёт на корм, вот и всё.
}
dungeonlab-died-antigourm = { $whoIs ->
    [you] Ты снова как все, а ран на тебе больше, чем все выдерживают.
   *[other] { $who } снова как все, а ран больше, чем все выдерживают.
}
dungeonlab-died-left = { $whoIs ->
    [you] Ты выходишь из игры, а это смерть навсегда.
   *[other] { $who } выходит из игры, а это смерть навсегда.
}
dungeonlab-turns-to-wait = Ждать { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
dungeonlab-no-landing-left = Высадок больше нет.

# ---- добро; $what — сколько-то чего-то

dungeonlab-got = { $whoIs ->
    [you] Ты получаешь { FORM($what, "accusative") }.
   *[other] { $who } получает { FORM($what, "accusative") }.
}
dungeonlab-lost = { $whoIs ->
    [you] Ты теряешь { FORM($what, "accusative") }.
   *[other] { $who } теряет { FORM($what, "accusative") }.
}
dungeonlab-ruined = { $whoIs ->
    [you] Ты остаёшься без денег и боеприпасов.
   *[other] { $who } остаётся без денег и боеприпасов.
}
dungeonlab-took = { $whoIs ->
    [you] Ты берёшь { LIST(FORM($things, "accusative")) }.
   *[other] { $who } берёт { LIST(FORM($things, "accusative")) }.
}
dungeonlab-bought = { $whoIs ->
    [you] Ты покупаешь { FORM($what, "accusative") } за ${ $dollars }.
   *[other] { $who } покупает { FORM($what, "accusative") } за ${ $dollars }.
}
dungeonlab-bought-with-skins = { $whoIs ->
    [you] Ты покупаешь { FORM($what, "accusative") } за { LIST(FORM($things, "accusative")) }{ $change ->
        [0] { "" }
       *[other] { " " }и получаешь ${ $change } сдачи
    }.
   *[other] { $who } покупает { FORM($what, "accusative") } за { LIST(FORM($things, "accusative")) }{ $change ->
        [0] { "" }
       *[other] { " " }и получает ${ $change } сдачи
    }.
}
dungeonlab-sold = { $whoIs ->
    [you] Ты продаёшь { FORM($what, "accusative") } за ${ $dollars }.
   *[other] { $who } продаёт { FORM($what, "accusative") } за ${ $dollars }.
}

# ---- только для ведущего; $place — где

dungeonlab-taken-to = { $whoIs ->
    [you] Ты теперь здесь: { $place }.
   *[other] { $who } теперь здесь: { $place }.
}
dungeonlab-became = { CAPITAL($what) } теперь здесь: { $place }.
dungeonlab-became-so = { CAPITAL($what) } { FORM($what, "gender") ->
    [feminine] { FORM($condition, "feminine") }
    [neuter] { FORM($condition, "neuter") }
   *[masculine] { $condition }
}: { $place }.
dungeonlab-ridden = { CAPITAL($what) } под седоком.
dungeonlab-ridden-so = { CAPITAL($what) } под седоком, { FORM($what, "gender") ->
    [feminine] { FORM($condition, "feminine") }
    [neuter] { FORM($condition, "neuter") }
   *[masculine] { $condition }
}.
dungeonlab-lies = { CAPITAL($place) }, на полу: { LIST($things) }.
dungeonlab-wall-is-open = { CAPITAL($cell) }: стена { FORM($way, "at") } открыта.
dungeonlab-wall-has-regrown = { CAPITAL($cell) }: стена { FORM($way, "at") } снова стоит.
