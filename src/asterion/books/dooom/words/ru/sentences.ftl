# Что происходит в Dooom, как это слышит каждый. О других — в настоящем времени.

dooom-began =
    Игра началась: донеси до выхода { $target ->
        [one] { $target } сокровище
        [few] { $target } сокровища
       *[many] { $target } сокровищ
    }.

dooom-joined =
    { $whoIs ->
        [you] Ты вступаешь в игру.
       *[other] { $who } вступает в игру.
    }

dooom-saw =
    { $whoIs ->
        [you] Ты видишь { $board }.
       *[other] { $who } видит { $board }.
    }

dooom-saw-players =
    { $whoIs ->
        [you] Ты видишь { $board }; там { LIST($others) }.
       *[other] { $who } видит { $board }; там { LIST($others) }.
    }

dooom-turn-began =
    { $whoIs ->
        [you] Круг { $round }: твой ход.
       *[other] Круг { $round }: ходит { $who }.
    }

dooom-refreshed =
    { $whoIs ->
        [you] У тебя
       *[other] { $who }:
    } { $points ->
        [one] { $points } очко действия
        [few] { $points } очка действия
       *[many] { $points } очков действия
    }.

dooom-walked =
    { $whoIs ->
        [you] Ты идёшь
       *[other] { $who } идёт
    } { $way ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }; { $points ->
        [0] очков действия не осталось
        [one] осталось { $points } очко действия
        [few] осталось { $points } очка действия
       *[many] осталось { $points } очков действия
    }.

dooom-picked-up =
    { $whoIs ->
        [you] Ты поднимаешь
       *[other] { $who } поднимает
    } { FORM($what, "some") }; { $points ->
        [0] очков действия не осталось
        [one] осталось { $points } очко действия
        [few] осталось { $points } очка действия
       *[many] осталось { $points } очков действия
    }.

dooom-drank =
    { $whoIs ->
        [you] Ты пьёшь
       *[other] { $who } пьёт
    } зелье здоровья: { $amount ->
        [one] +{ $amount } очко здоровья
        [few] +{ $amount } очка здоровья
       *[many] +{ $amount } очков здоровья
    }.

dooom-hit =
    { $whoIs ->
        [you] Ты попадаешь
       *[other] { $who } попадает
    } { $targetIs ->
        [you] в тебя
       *[other] в игрока { $target }
    }.

dooom-missed =
    { $whoIs ->
        [you] Ты бьёшь
       *[other] { $who } бьёт
    } { $targetIs ->
        [you] мимо тебя
       *[other] мимо игрока { $target }
    }.

dooom-armour-held =
    { $byIs ->
        [you] Ты бьёшь
       *[other] { $by } бьёт
    }, но { $whoIs ->
        [you] твой доспех
       *[other] доспех игрока { $who }
    } выдерживает.

dooom-hurt =
    { $byIs ->
        [you] Ты попадаешь
       *[other] { $by } попадает
    }: { $whoIs ->
        [you] ты теряешь
       *[other] { $who } теряет
    } { $damage ->
        [one] { $damage } очко здоровья
        [few] { $damage } очка здоровья
       *[many] { $damage } очков здоровья
    }, остаётся { $left }.

dooom-dodged =
    { $byIs ->
        [you] Ты бьёшь мимо игрока { $who }.
       *[other] { $by } бьёт мимо { $whoIs ->
            [you] тебя
           *[other] игрока { $who }
        }.
    }

dooom-died =
    { $whoIs ->
        [you] Ты погибаешь.
       *[other] { $who } погибает.
    }

dooom-left =
    { $whoIs ->
        [you] Ты выходишь из игры — это считается смертью.
       *[other] { $who } выходит из игры — это считается смертью.
    }

dooom-away =
    { $whoIs ->
        [you] Тебя нет за столом; твои ходы пропускаются.
       *[other] { $who } отсутствует; ходы пропускаются.
    }

dooom-came-back =
    { $whoIs ->
        [you] Ты снова за столом.
       *[other] { $who } снова за столом.
    }

dooom-placed =
    { $whoIs ->
        [you] Ты теперь на другой клетке; карта начинается заново.
       *[other] { $who } теперь на другой клетке; карта начинается заново.
    }

dooom-said =
    { $whoIs ->
        [you] Ты говоришь: { $text }
       *[other] { $who } говорит: { $text }
    }

dooom-won =
    { $whoIs ->
        [you] Победа! Ты выносишь
       *[other] Победа! { $who } выносит
    } { $treasure ->
        [one] { $treasure } сокровище
        [few] { $treasure } сокровища
       *[many] { $treasure } сокровищ
    }!

dooom-ended-dead = Игра окончена, победителя нет: все погибли.

dooom-ended-rounds =
    Игра окончена, победителя нет: { $rounds ->
        [one] сыгран { $rounds } круг
        [few] сыграно { $rounds } круга
       *[many] сыграно { $rounds } кругов
    }.

## Факты, которые слышит только ведущий

dooom-stood =
    { $whoIs ->
        [you] Ты стоишь
       *[other] { $who } стоит
    } в столбце { NUMBER($column, useGrouping: 0) }, строке { NUMBER($row, useGrouping: 0) }.

dooom-lay = В столбце { NUMBER($column, useGrouping: 0) }, строке { NUMBER($row, useGrouping: 0) } теперь: { FORM($what, "some") }.

dooom-fared =
    { $whoIs ->
        [you] У тебя
       *[other] { $who }:
    } { $points ->
        [one] { $points } очко здоровья
        [few] { $points } очка здоровья
       *[many] { $points } очков здоровья
    }, { $treasure ->
        [one] { $treasure } сокровище
        [few] { $treasure } сокровища
       *[many] { $treasure } сокровищ
    }; при себе: { LIST($things) }.
