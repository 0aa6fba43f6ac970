# Как сказать каждую команду; колонки стоят так, как здесь.

dungeonlab-help =
    высаживаюсь 3 4 2          столбец, строка и уровень высадки, каждый с 1
    иду на север               один шаг; ещё: север, с (и восток в, юг ю, запад з)
    вверх, вниз                на один уровень
    стреляю 5 пуль на север    сколько угодно одного вида; ещё: стреляю 5п с
                               (п пули, г гранаты, б бластер)
    ощупываю                   экзот ощупывает четыре стены
    лезу, сажусь, слезаю       на дерево; на взнузданного онтифутласа; с него
    снимаю шкуру, душу, беру   с убитого зверя; кролика; что лежит в клетке;
                               ещё: снимаю шкуру со льва
    покупаю 20 пуль            в магазине; продаю 2 шкуры льва
    карта 1x1                  узнать, где ты; ещё: карта 3x3
    моргул лев                 моргульским клинком отправить в Мордор зверя
                               из своей клетки или игрока
    да, нет                    ответ на вопрос
    иду на север; посох нет    ответ заранее: посох, лодка, клинок, уздечка,
                               дерево, шкура, беру, орки, нежить, ответ
                               (на политический вопрос)
    смотрю, пропускаю          что вокруг; ничего не делать
    бьюсь головой              о стену, до смерти
    обозначения                что значат знаки на карте ведущего; не тратит хода,
                               в любое время
    ведущему:                  время ИМЯ, уходит ИМЯ, спрятать ИМЯ (карту),
                               решение: ТЕКСТ

dungeonlab-summary = Высадись в подземелье с огнями, зелёными глазами и ямами и вынеси оттуда клад.

## Что можно сказать сейчас

dungeonlab-offer-yes = да
dungeonlab-offer-no = нет
dungeonlab-offer-up = вверх
dungeonlab-offer-down = вниз
dungeonlab-offer-climb = лезу на дерево
dungeonlab-offer-strangle = душу кролика
dungeonlab-offer-dismount = слезаю
dungeonlab-offer-mount = сажусь верхом
dungeonlab-offer-feel = ощупываю стены
dungeonlab-offer-look = смотрю
dungeonlab-offer-pass = пропускаю
dungeonlab-offer-suicide = бьюсь головой
dungeonlab-offer-take = беру
dungeonlab-offer-skin = снимаю шкуру
dungeonlab-offer-land = высаживаюсь { $column } { $row } { $level }
dungeonlab-offer-move = иду { FORM($way, "to") }
dungeonlab-offer-shoot-bullet =
    { $n ->
        [one] стреляю { $n } пулей { FORM($way, "to") }
       *[many] стреляю { $n } пулями { FORM($way, "to") }
    }
dungeonlab-offer-shoot-grenade = { $n ->
    [one] бросаю { $n } гранату { FORM($way, "to") }
    [few] бросаю { $n } гранаты { FORM($way, "to") }
   *[many] бросаю { $n } гранат { FORM($way, "to") }
}
dungeonlab-offer-shoot-blaster =
    { $n ->
        [one] стреляю { $n } зарядом { FORM($way, "to") }
       *[many] стреляю { $n } зарядами { FORM($way, "to") }
    }
dungeonlab-offer-shoot-dynamite = { $n ->
    [one] бросаю { $n } шашку { FORM($way, "to") }
    [few] бросаю { $n } шашки { FORM($way, "to") }
   *[many] бросаю { $n } шашек { FORM($way, "to") }
}
dungeonlab-offer-skin-of = снимаю шкуру { FORM($what, "off") }
dungeonlab-offer-buy = покупаю { FORM($what, "accusative") }
dungeonlab-offer-sell = продаю { FORM($what, "accusative") }
dungeonlab-offer-use = смотрю { FORM($what, "name-accusative") }
dungeonlab-offer-morgul = бью { $kind ->
    [player] игрока { $whom }
   *[beast] { FORM($whom, "accusative") }
} моргульским клинком
dungeonlab-offer-beforehand = { $act }; { $answer }
dungeonlab-offer-answer =
    { $about ->
        [stick] посох
        [boat] лодка
        [blade] клинок
        [bridle] уздечка
        [climb] дерево
        [skin] шкура
        [take] беру
        [orcs] орки
        [undead] нежить
       *[answer] ответ
    } { $reply ->
        [yes] да
       *[no] нет
    }
