# Прочие: глазожог, чёрный всадник, онтифутлас, мармар, деревья, вода, ямы, дальние места.

dungeonlab-eyescorcher = глазожог
    .a = глазожог
    .genitive = глазожога
    .gender = masculine
dungeonlab-eyescorcher-here = Глазожог гудит и светится.
dungeonlab-eyescorcher-burns = { $whoIs ->
    [you] Глазожог жжёт тебя в упор.
   *[other] Глазожог жжёт в упор: { $who } на линии огня.
}
dungeonlab-eyescorcher-cruel = Груда расплавленного металла, ещё тёплая.

dungeonlab-black-rider = чёрный всадник
    .a = чёрный всадник
    .genitive = чёрного всадника
    .accusative = чёрного всадника
    .gender = masculine
dungeonlab-black-rider-here = Чёрный всадник здесь, и веет холодом.
dungeonlab-black-rider-strikes = { $whoIs ->
    [you] Чёрный всадник бьёт тебя моргульским клинком.
   *[other] Чёрный всадник бьёт моргульским клинком, и { $who } под ударом.
}
dungeonlab-black-rider-parried = Клинок принимает удар чёрного всадника и разлетается на куски.
dungeonlab-black-rider-slain = { $whoIs ->
    [you] Ты убиваешь чёрного всадника; твой клинок потерян, зато добыт моргульский.
   *[other] { $who } убивает чёрного всадника; клинок потерян, зато добыт моргульский.
}
dungeonlab-black-rider-dead = Труп чёрного всадника: в основном плащ.
dungeonlab-black-rider-blade = { $whoIs ->
    [you] Чёрный всадник! Обнажаешь клинок?
   *[other] Чёрный всадник! { $who } обнажает клинок?
}

dungeonlab-ontifutlas = онтифутлас
    .a = онтифутлас
    .genitive = онтифутласа
    .accusative = онтифутласа
    .gender = masculine
dungeonlab-ontifutlas-here = Онтифутлас бьёт копытом.
dungeonlab-ontifutlas-bridled = Взнузданный онтифутлас ждёт седока.
dungeonlab-ontifutlas-carries = { $whoIs ->
    [you] Онтифутлас закидывает тебя на спину и мчит в Эльдар.
   *[other] { $who } уносится в Эльдар на спине онтифутласа.
}
dungeonlab-ontifutlas-tamed = { $whoIs ->
    [you] Ты надеваешь уздечку на онтифутласа; тот, похоже, удивлён.
   *[other] { $who } надевает уздечку на онтифутласа; тот, похоже, удивлён.
}
dungeonlab-ontifutlas-bridle = { $whoIs ->
    [you] Онтифутлас! Надеваешь на него уздечку?
   *[other] Онтифутлас! { $who } надевает на него уздечку?
}

dungeonlab-marmar = мармар
    .a = мармар
    .genitive = мармара
    .accusative = мармара
    .gender = masculine
dungeonlab-marmar-here = Мармар хрустит пальцами.
dungeonlab-marmar-throws = { $whoIs ->
    [you] Мармар берёт тебя за шиворот.
   *[other] { $who } у мармара в руках.
}
dungeonlab-marmar-dead = Мёртвый мармар; он тяжелее, чем кажется.

dungeonlab-willow = ива
    .a = ива
    .genitive = ивы
    .accusative = иву
    .gender = feminine
dungeonlab-ent = энт
    .a = энт
    .genitive = энта
    .accusative = энта
    .gender = masculine
dungeonlab-lokh = лох
    .a = лох
    .genitive = лоха
    .accusative = лоха
    .gender = masculine
dungeonlab-tree = дерево
    .a = дерево
    .genitive = дерева
    .gender = neuter
dungeonlab-tree-here = Дерево.
dungeonlab-tree-dead = Обугленный ствол: когда-то это было дерево.
dungeonlab-tree-used = { $whoIs ->
    [you] Дереву пока больше нечего тебе сказать.
   *[other] Дерево пока молчит: { $who } здесь не впервые.
}
dungeonlab-tree-boat = { $whoIs ->
    [you] «Хорошо сказано». Дерево даёт тебе сделать из него лодку.
   *[other] «Хорошо сказано». { $who } делает из дерева лодку.
}
dungeonlab-tree-walking-stick = { $whoIs ->
    [you] «Хорошо сказано». Дерево даёт тебе вырезать из него посох.
   *[other] «Хорошо сказано». { $who } вырезает из дерева посох.
}
dungeonlab-tree-offended = «Не та компания!» Дерево берёт штраф.
dungeonlab-tree-pities = { $whoIs ->
    [you] «Не та компания, да ещё и ни доллара». Дерево тебя отпускает.
   *[other] «Не та компания, да ещё и ни доллара. Иди, { $who }».
}
dungeonlab-tree-eats = { $whoIs ->
    [you] Это лох. Он тебя ест.
   *[other] Это лох. { $who } у него на обед.
}
dungeonlab-tree-climb = { $whoIs ->
    [you] Лезешь на дерево?
   *[other] { $who } лезет на дерево?
}
dungeonlab-tree-orcs = { $whoIs ->
    [you] «Любишь орков?» — спрашивает дерево.
   *[other] «{ $who }, любишь орков?» — спрашивает дерево.
}
dungeonlab-tree-undead = { $whoIs ->
    [you] «А нежить любишь?» — спрашивает дерево.
   *[other] «А нежить, { $who }, любишь?» — спрашивает дерево.
}

dungeonlab-lake = озеро
    .a = озеро
    .genitive = озера
    .gender = neuter
dungeonlab-lake-here = Озеро, холодное и тихое.
dungeonlab-lake-wet = { $whoIs ->
    [you] Ты падаешь в озеро. Из денег и боеприпасов получился суп.
   *[other] { $who } падает в озеро. Из денег и боеприпасов получился суп.
}
dungeonlab-lake-dry = { $whoIs ->
    [you] Ты переплываешь озеро, не замочив ног; лодка со вздохом идёт ко дну.
   *[other] { $who } переплывает озеро, не замочив ног; лодка со вздохом идёт ко дну.
}
dungeonlab-lake-boat = { $whoIs ->
    [you] Озеро! Садишься в лодку?
   *[other] Озеро! { $who } садится в лодку?
}

dungeonlab-source = исток
    .a = исток
    .genitive = истока
    .gender = masculine
dungeonlab-river = река
    .a = река
    .genitive = реки
    .accusative = реку
    .gender = feminine
dungeonlab-waterfall = водопад
    .a = водопад
    .genitive = водопада
    .gender = masculine
dungeonlab-lavatory-pan = унитаз
    .a = унитаз
    .genitive = унитаза
    .gender = masculine
dungeonlab-source-east = исток, течёт на восток
dungeonlab-source-south = исток, течёт на юг
dungeonlab-source-west = исток, течёт на запад
dungeonlab-river-east = река, течёт на восток
dungeonlab-river-south = река, течёт на юг
dungeonlab-river-west = река, течёт на запад
dungeonlab-river-here = Здесь течёт река.
dungeonlab-river-carried = { $whoIs ->
    [you] Тебя сносит рекой.
   *[other] Река сносит: { $who } плывёт по течению.
}
dungeonlab-river-from-the-source = Вода шла из трубы: это был исток.
dungeonlab-river-to-the-pan = { $whoIs ->
    [you] Тебя выносит в унитаз. Так вот куда она течёт.
   *[other] { $who } оказывается в унитазе. Так вот куда она течёт.
}
dungeonlab-river-stays = { $whoIs ->
    [you] Ты опираешься на посох; он остаётся в реке.
   *[other] { $who } опирается на посох; он остаётся в реке.
}
dungeonlab-river-stick = { $whoIs ->
    [you] Река! Опираешься на посох?
   *[other] Река! { $who } опирается на посох?
}
dungeonlab-lavatory-pan-here = Унитаз, подумать только! Вот и конец реки.

dungeonlab-pit = яма
    .a = яма
    .genitive = ямы
    .accusative = яму
    .gender = feminine
dungeonlab-hanging-pit = висячая яма
    .a = висячая яма
    .genitive = висячей ямы
    .accusative = висячую яму
    .gender = feminine
dungeonlab-pit-a = следующая яма цикла a
dungeonlab-pit-b = следующая яма цикла b
dungeonlab-pit-c = следующая яма цикла c
dungeonlab-pit-here = { $whoIs ->
    [you] Яма, и ты на краю.
   *[other] Яма, на краю { $who }.
}
dungeonlab-pit-falls = { $whoIs ->
    [you] Ты падаешь в яму.
   *[other] { $who } падает в яму.
}

dungeonlab-mordor = Мордор
    .a = Мордор
    .genitive = Мордора
    .gender = masculine
dungeonlab-eldar = Эльдар
    .a = Эльдар
    .genitive = Эльдара
    .gender = masculine
dungeonlab-mordor-here = Это Мордор: здесь развоплощённые снова обретают тело.
dungeonlab-eldar-here = Это Эльдар: сюда попадают онтифутласы.
