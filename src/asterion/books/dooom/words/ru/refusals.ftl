# Почему команда не принята. Отказ стоит в середине другого текста: с маленькой буквы и без точки.

dooom-refuse-over = игра окончена
dooom-refuse-spectator = зрители не ходят
dooom-refuse-masters-word = это может сказать только ведущий
dooom-refuse-dead = мёртвые могут смотреть и говорить, и только ({ $rule })

dooom-refuse-waiting =
    игра ждёт { $players ->
        [one] { $players } игрока
       *[many] { $players } игроков
    } ({ $rule })

dooom-refuse-turn = сейчас не твой ход: ходит { $who }

dooom-refuse-player = на другого игрока наступить нельзя ({ $rule })
dooom-refuse-wall = сквозь стену не пройти ({ $rule })
dooom-refuse-nothing-here = здесь нечего поднять ({ $rule })

dooom-refuse-second = у тебя уже есть { FORM($what, "some") } ({ $rule })

dooom-refuse-nobody-there = там некого бить ({ $rule })

## Что говорит ведущий

dooom-refuse-master = ведущий не играет, но может сказать «вступает», «уходит», «возвращается», «время», «ставлю» или «решение:»

dooom-refuse-not-a-player = { $name } — не игрок

dooom-refuse-is-dead = игрок { $who } мёртв
dooom-refuse-not-their-turn = { $who } сейчас не ходит
dooom-refuse-away-already = { $who } уже отсутствует
dooom-refuse-not-away = { $who } за столом

dooom-refuse-off-the-map =
    на карте { $columns ->
        [one] { NUMBER($columns, useGrouping: 0) } столбец
        [few] { NUMBER($columns, useGrouping: 0) } столбца
       *[many] { NUMBER($columns, useGrouping: 0) } столбцов
    } и { $rows ->
        [one] { NUMBER($rows, useGrouping: 0) } строка
        [few] { NUMBER($rows, useGrouping: 0) } строки
       *[many] { NUMBER($rows, useGrouping: 0) } строк
    }

dooom-refuse-put-into-wall = в стену никого не поставить ({ $rule })
dooom-refuse-put-onto-player = там уже кто-то есть ({ $rule })
dooom-refuse-begun = игра началась, вступить уже нельзя ({ $rule })
dooom-refuse-full = на карте нет места ({ $rule })

dooom-refuse-start =
    { $players ->
        [one] { $players } игрок не может
        [few] { $players } игрока не могут
       *[many] { $players } игроков не могут
    } здесь начать: до выхода и цели можно дойти только с { $tiles ->
        [one] { $tiles } клетки
       *[many] { $tiles } клеток
    }

## Что непонятно

dooom-refuse-whom =
    скажи, кто: { $word ->
        [join] вступает
        [leave] уходит
        [return] возвращается
       *[time] время
    } ИМЯ

dooom-refuse-where = «{ $said }» — а куда? На север, восток, юг или запад

dooom-refuse-empty-talk = скажи что-нибудь после этого слова

dooom-refuse-long-talk =
    слишком длинно: не больше { $most ->
        [one] { $most } знака
       *[many] { $most } знаков
    } за раз

dooom-refuse-strange-talk = используй только печатные знаки
dooom-refuse-place = скажи кого и куда: ставлю ИМЯ СТОЛБЕЦ СТРОКА
