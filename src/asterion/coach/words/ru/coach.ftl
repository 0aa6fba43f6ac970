# Подсказка: что сделать дальше и почему.

coach-line = «{ $act }»: { $because }
coach-wait = Сейчас не твой ход: то, что отвечают другим, может касаться и тебя.
coach-may-say = Это одно из { $all } того, что можно сказать сейчас.
coach-follows = Отсюда следует, что { $fact }. Скажи «почему», чтобы узнать причины.
coach-still = Ничто из услышанного не подсказывает ничего лучше.
coach-listen = Все ответы правдивы, и ни один не отменяется: верно то, что согласуется со всеми.

coach-away =
    { $way ->
        [north] { $n } на север
        [east] { $n } на восток
        [south] { $n } на юг
       *[west] { $n } на запад
    }
coach-away-here = здесь
coach-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
coach-moves =
    { $steps ->
        [one] { $steps } ход
        [few] { $steps } хода
       *[many] { $steps } ходов
    }
coach-first =
    { $steps ->
        [1] один ход отсюда
        [one] { $steps } ход отсюда, и это первый
        [few] { $steps } хода отсюда, и это первый
       *[many] { $steps } ходов отсюда, и это первый
    }
coach-away-row = { LIST($ways, type: "join") }

## Лабиринт

coach-labyrinth-start = Пока неизвестно ничего. Соседних клеток у { $cell }: { $sides }; каждый ответ там говорит больше о клетках вокруг.
coach-labyrinth-keep = Один из них надо оставить; какой клад настоящий, пока не говорит никто.
coach-labyrinth-order-hospital = У тебя ранение, а { $cell } — госпиталь.
coach-labyrinth-order = Можно выбрать, где очнуться. Не исключено, что { $cell } — { $kinds }.
coach-labyrinth-outside = Ты снаружи, и только этот путь ведёт обратно.
coach-labyrinth-shot = { $name } может быть на { $of ->
    [one] { $of } клетке
   *[other] { $of } клетках
}; на этой линии из них { $hits }.
coach-labyrinth-shot-lost = { $name } может быть на { $of ->
    [one] { $of } клетке
   *[other] { $of } клетках
}, ты — на { $places }: выстрел туда может что-то сказать.
coach-labyrinth-blast-sure = Наверняка { $fact }; граната её убирает.
coach-labyrinth-blast = Есть ли стена с этой стороны { $cell }, неизвестно; граната откроет путь и скажет это.
coach-labyrinth-blast-lost = Ты можешь быть на { $places ->
    [one] { $places } клетке
   *[other] { $places } клетках
}; с этой стороны стена может быть на { $walls } из них.
coach-labyrinth-carried = Это всегда ведёт в одно и то же место: кто пройдёт, тот узнает куда.
coach-labyrinth-split = Ты можешь быть на { $places ->
    [one] { $places } клетке
   *[other] { $places } клетках
}. { $walls ->
    [0] Стены туда нет ни на одной
   *[other] После стены останется { $walls }
}, а если там { $kind }, останется { $left }.
coach-labyrinth-split-wall = Ты можешь быть на { $places ->
    [one] { $places } клетке
   *[other] { $places } клетках
}, и на всех туда стоит стена.
coach-labyrinth-exit = Клад у тебя, и { $fact }: { coach-first }.
coach-labyrinth-treasure = Наверняка { $fact }: { coach-first }.
coach-labyrinth-hospital = Тебе нужно лечение, а { $fact }: { coach-first }.
coach-labyrinth-bearer = { CAPITAL($fact) }: { coach-first }.
coach-labyrinth-rim = Это край: можно ли здесь выйти из { $cell }, пока неизвестно.
coach-labyrinth-untried = Ничто из услышанного не говорит, открыта ли эта сторона { $cell }. За ней { $there }: там может быть { $kinds }.
coach-labyrinth-new = Ничто из услышанного не говорит, открыта ли эта сторона { $cell } и что такое { $there } за ней.
coach-labyrinth-unseen = Путь на { $there } открыт, и там всё ещё может быть { $kinds }.
coach-labyrinth-explore = Ближайшая в эту сторону клетка, о которой нет уверенности, — { $cell }: { coach-moves } отсюда.
coach-labyrinth-open = Наверняка { $fact }.
coach-labyrinth-count = Кругов, за которые, насколько всем известно, ничего не изменилось: { $rounds }; ещё { $left } таких, и игра кончится. Взорванная стена считается изменением.

## Dooom

coach-dooom-take = Под ногами сокровище. У тебя { $have } из { $want } нужных.
coach-dooom-take-thing = Под ногами: { $what }. Очков здоровья: { $points }.
coach-dooom-fight = Если противник ({ $name }) начинал без оружия и невредимым, ты выиграешь { $odds } таких боёв из 100: у тебя очков здоровья { $points }, попадают { $chance } ударов из 100.
coach-dooom-spoils = Кто погибает, роняет всё своё, а тебе ещё нужны сокровища. Есть ли они у { $name }, станет видно.
coach-dooom-stand = Этот шаг освобождает место: кто-то загораживает путь к лучшему.
coach-dooom-treasure = Сокровище: { $where }, { coach-steps }. У тебя { $have } из { $want }.
coach-dooom-exit = { $enough ->
    [true] Сокровищ хватает, и вот выход
   *[false] Выход, который стоит запомнить
}: { $where }, { coach-steps }.
coach-dooom-potion = Зелье: { $where }, { coach-steps }. Очков здоровья: { $points }.
coach-dooom-thing = { CAPITAL($what) }: { $where }, { coach-steps }.
coach-dooom-prey = До игрока { $name } { coach-steps }. Если он начинал без оружия и невредимым, ты выиграешь { $odds } боёв из 100.
coach-dooom-trail = Кто-то ушёл туда, и его можно догнать.
coach-dooom-guard = Всё, что осталось, несут другие, и они должны прийти к выходу: { $where }.
coach-dooom-meet = Всё осмотрено, а чего-то не хватает: оно у других. К выходу они придут: { $where }.
coach-dooom-unseen = Там начинается неизвестное: { $where }, { coach-steps }.
coach-dooom-again = Что там сейчас, давно неизвестно: { $where }, { coach-steps }. Другие могли что-то обронить.
coach-dooom-points = Шаг стоит одно очко действия; в этом ходу их осталось { $points }, а нужно { $steps }.
coach-dooom-block = Ты стоишь на выходе: пока ты здесь, мимо не уйдёт никто.
coach-dooom-barred = Кто-то стоит на пути: пропусти его.
coach-dooom-nothing = В этом ходу больше ничего не добыть.

## ChamberCrawler3000

coach-cc3k-troll = { CAPITAL($race) }: очков здоровья { $points }, атака { $attack }, и каждый ход пять очков возвращаются: что стоил бой, вернёт ходьба.
coach-cc3k-race = { CAPITAL($race) }: очков здоровья { $points }, атака { $attack }, защита { $defence }.
coach-cc3k-gold = Золото: { $where }, { coach-steps }.
coach-cc3k-stairs = Лестница вниз: { $where }, { coach-steps }. На новом этаже проходит то, что зелья сделали с атакой и защитой.
coach-cc3k-out = Последняя лестница: { $where }, { coach-steps }. Кто по ней уйдёт, победит.
coach-cc3k-strange = Зелье, вид которого тебе неизвестен: { $where }, { coach-steps }.
coach-cc3k-potion = { CAPITAL($potion) }: { coach-steps }.
coach-cc3k-prey = { CAPITAL($enemy) }: { coach-steps }. В бою до конца один на один ты выиграешь { $odds } раз из 100.
coach-cc3k-quiet = Там ({ $where }) на тебя сейчас никто не нападает.
coach-cc3k-away = На тебя нападают прямо здесь: врагов { $enemies }; очков здоровья у тебя { $points }.
coach-cc3k-rest = Троллю каждый ход возвращаются пять очков здоровья, до 120. У тебя { $points }.
coach-cc3k-steps = Самый дешёвый путь: { coach-steps } ({ $where }).
coach-cc3k-drink = Это зелье тебе знакомо: { $potion }.
coach-cc3k-sip = Три вида из шести хорошие, три плохие; ты знаешь { $known }. Глоток скажет, какое это, и стоит самое большее десять очков здоровья (дроу — пятнадцать). У тебя { $points }.
coach-cc3k-merchant = Торговцы не трогают тебя, пока ты не трогаешь ни одного из них.
coach-cc3k-fight = { CAPITAL($enemy) }: если биться до конца и никто больше не вмешается, ты выиграешь { $odds } таких боёв из 100. Очков здоровья у тебя { $points }.
coach-cc3k-blows = { CAPITAL($enemy) }: твой удар снимает { $blow } из { $left }, попасть надо раз: { $blows }. Его удар снимает { $its } и попадает через раз.

## DungeonLab

coach-dungeonlab-ask = Можно ответить и так, и так.
coach-dungeonlab-ask-boat = «Да» стоит лодки. «Нет» стоит денег и боеприпасов: озеро портит и то, и другое.
coach-dungeonlab-ask-stick = «Да» стоит посоха, и ты остаёшься на месте. «Нет»: река уносит дальше, и никто не скажет куда.
coach-dungeonlab-ask-blade = Без клинка всадник ударит. «Да» спасает от удара и стоит клинка.
coach-dungeonlab-ask-bridle = С уздечкой на нём можно ездить. Без неё он унесёт тебя, и никто не скажет куда.
coach-dungeonlab-ask-answer = Вопрос не важен: одним всегда нужно «да», другим всегда «нет». Каким здесь, ты ещё не знаешь: неверный ответ — это тюрьма.
coach-dungeonlab-ask-known = В этом месте тебя уже спрашивали, и верный ответ здесь всегда один.
coach-dungeonlab-ask-orcs = Одни деревья любят орков, не любят нежить и дарят лодку, другие наоборот и дарят посох. Всё прочее стоит $20, если они есть.
coach-dungeonlab-ask-undead = Это должно быть обратное тому, что сказано об орках: и тех, и других не любит ни одно дерево.
coach-dungeonlab-ask-climb = Дерево может подарить лодку или посох. Два его вопроса стоят $20, если ответить неверно.
coach-dungeonlab-ask-skin = Шкуру можно продать в магазине.
coach-dungeonlab-ask-other = { $answer ->
    [yes] «Да» тоже можно, и оно тратит то, о чём спрашивают.
   *[no] «Нет» тоже можно, и тогда будь что будет.
}
coach-dungeonlab-land = Клеток рядом, ещё неизвестных тебе: { $cells }. После высадки ты знаешь, где находишься.
coach-dungeonlab-land-treasure = Там был клад.
coach-dungeonlab-landings = { $left ->
    [0] Это твоя последняя высадка.
   *[other] После этой высадок останется { $left }.
}
coach-dungeonlab-take = Здесь лежит { LIST($things) }.
coach-dungeonlab-shoot-eyes = { CAPITAL(FORM($way, "at")) } зелёные глаза: зверь. { $salvo } пуль убивают любую кошку, у тебя { $bullets }.
coach-dungeonlab-shoot-wall = { CAPITAL(FORM($way, "at")) } мешает стена. Граната разрушает простую, и до конца следующего круга там открыто; гранат у тебя { $grenades }.
coach-dungeonlab-level = Между уровнями ничего нет: вверх и вниз открыто всегда, где есть уровень.
coach-dungeonlab-aim-hospital = Ран много, а до госпиталя { coach-moves }.
coach-dungeonlab-aim-exit = Клад у тебя. Одна из внешних стен — выход; до ближайшей непроверенной { coach-moves }.
coach-dungeonlab-aim-treasure = До клада, насколько тебе известно, { coach-moves }.
coach-dungeonlab-aim-store = Боеприпасов мало, а до магазина { coach-moves }.
coach-dungeonlab-aim-bridle = У тебя есть уздечка, а до онтифутласа { coach-moves }.
coach-dungeonlab-aim-unknown = До ещё неизвестного места { coach-moves }.
coach-dungeonlab-aim-branch = Всё, куда можно дойти, известно: подземелье может продолжаться за внешней стеной на востоке или юге, { coach-moves }.
coach-dungeonlab-aim-fall = Пешком больше некуда: до неизвестного только упасть, { coach-moves }.
coach-dungeonlab-try-exit = С кладом ты выйдешь, если эта стена — выход; если нет, ты это узнаешь.
coach-dungeonlab-eyes = { CAPITAL(FORM($way, "at")) } зелёные глаза: зверь, если только не корова и не кролик.
coach-dungeonlab-seen = { CAPITAL(FORM($way, "at")) } что-то видно: что это, узнаешь, когда войдёшь.
coach-dungeonlab-untried = { CAPITAL(FORM($way, "to")) } попыток ещё не было.
coach-dungeonlab-unseen = { CAPITAL(FORM($way, "at")) } открыто, а что там, ещё неизвестно.
coach-dungeonlab-known = Что { FORM($way, "at") }, ты знаешь: { LIST($what) }.
coach-dungeonlab-empty = Клетку { FORM($way, "at") } ты знаешь: там никто не живёт.
coach-dungeonlab-buy = Это магазин, а тебе этого не хватает.
coach-dungeonlab-sell = Это магазин, и за это здесь платят.
coach-dungeonlab-skin = Шкуру можно продать в магазине.
coach-dungeonlab-climb = Дерево может подарить лодку или посох.
coach-dungeonlab-strangle = Он никому не опасен, а шкуру можно продать.
coach-dungeonlab-mount = Верхом проходишь по две клетки за раз.
coach-dungeonlab-dismount = Отсюда пешком можно дойти куда угодно.
coach-dungeonlab-afresh = Отсюда не достать ничего нового. Смерть стоит всего, что несёшь, зато можно высадиться в другом месте; высадок осталось: { $left }.
coach-dungeonlab-anything = Очевидное здесь испробовано дважды: лучше может быть что угодно другое.
