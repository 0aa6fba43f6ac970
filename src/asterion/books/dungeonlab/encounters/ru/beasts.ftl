# Звери, всадник, дерево: кто живёт в подземелье. .off — «со льва», когда снимают шкуру.

dungeonlab-lion = лев
    .a = лев
    .genitive = льва
    .accusative = льва
    .off = со льва
    .gender = masculine
dungeonlab-tiger = тигр
    .a = тигр
    .genitive = тигра
    .accusative = тигра
    .off = с тигра
    .gender = masculine
dungeonlab-panther = пантера
    .a = пантера
    .genitive = пантеры
    .accusative = пантеру
    .off = с пантеры
    .gender = feminine
dungeonlab-exote-lion = лев-экзот
    .a = лев-экзот
    .genitive = льва-экзота
    .accusative = льва-экзота
    .off = со льва-экзота
    .gender = masculine
dungeonlab-exote-tiger = тигр-экзот
    .a = тигр-экзот
    .genitive = тигра-экзота
    .accusative = тигра-экзота
    .off = с тигра-экзота
    .gender = masculine
dungeonlab-exote-panther = пантера-экзот
    .a = пантера-экзот
    .genitive = пантеры-экзота
    .accusative = пантеру-экзота
    .off = с пантеры-экзота
    .gender = feminine
dungeonlab-cat-here = { $whoIs ->
    [you] { CAPITAL($what) } оглядывает тебя с головы до ног.
   *[other] { CAPITAL($what) } оглядывает добычу: { $who } рядом.
}
dungeonlab-cat-bites = { $whoIs ->
    [you] { CAPITAL($what) } прыгает на тебя и кусает. Ничего личного.
   *[other] { CAPITAL($what) } прыгает и кусает. Ничего личного, { $who }!
}
dungeonlab-cat-skins = { $whoIs ->
    [you] Ты снимаешь шкуру { FORM($what, "off") }.
   *[other] { $who } снимает шкуру { FORM($what, "off") }.
}
dungeonlab-cat-dead = { FORM($what, "gender") ->
    [feminine] Мёртвая
   *[masculine] Мёртвый
} { $what }: работа чистая, шкура на месте.
dungeonlab-cat-cruel = Останки { FORM($what, "genitive") }: такая шкура никому не нужна.
dungeonlab-cat-skinned = { FORM($what, "gender") ->
    [feminine] Мёртвая
   *[masculine] Мёртвый
} { $what }, шкура уже снята.

dungeonlab-crocodile = крокодил
    .a = крокодил
    .genitive = крокодила
    .accusative = крокодила
    .off = с крокодила
    .gender = masculine
dungeonlab-crocodile-here = { $whoIs ->
    [you] Крокодил тебе улыбается.
   *[other] Крокодил улыбается: { $who } рядом.
}
dungeonlab-crocodile-swallows = { $whoIs ->
    [you] Крокодил дважды кусает тебя, глотает целиком и выплёвывает.
   *[other] Крокодил дважды кусает, глотает целиком и выплёвывает: { $who } опять снаружи.
}
dungeonlab-crocodile-skins = { $whoIs ->
    [you] Ты снимаешь шкуру с крокодила, а это дело небыстрое.
   *[other] { $who } снимает шкуру с крокодила, а это дело небыстрое.
}
dungeonlab-crocodile-dead = Мёртвый крокодил: целое состояние в сумочках.
dungeonlab-crocodile-cruel = Крокодил по всем стенам, и ни куска на сумочку.
dungeonlab-crocodile-skinned = Мёртвый крокодил без шкуры.

dungeonlab-werewolf = оборотень
    .a = оборотень
    .genitive = оборотня
    .accusative = оборотня
    .off = с оборотня
    .gender = masculine
dungeonlab-werewolf-here = Оборотень облизывает клыки.
dungeonlab-werewolf-bites = { $whoIs ->
    [you] Оборотень кусает тебя. Ему никогда ещё не было так хорошо.
   *[other] { $who } в зубах оборотня. Тому никогда ещё не было так хорошо.
}
dungeonlab-werewolf-hidden = Оборотень лежит неподвижно, но выглядит недостаточно мёртвым.

dungeonlab-cow = корова
    .a = корова
    .genitive = коровы
    .accusative = корову
    .off = с коровы
    .gender = feminine
dungeonlab-rabbit = кролик
    .a = кролик
    .genitive = кролика
    .accusative = кролика
    .off = с кролика
    .gender = masculine
dungeonlab-cow-here = Корова здесь, жуёт.
dungeonlab-cow-embraces = { $whoIs ->
    [you] Корова нежно тебя обнимает.
   *[other] { $who } в нежных объятиях коровы.
}
dungeonlab-rabbit-here = Кролик с зелёными глазами, рукой подать.
dungeonlab-rabbit-strangled = { $whoIs ->
    [you] Ты душишь кролика. Не будем об этом.
   *[other] { $who } душит кролика. Не будем об этом.
}
dungeonlab-rabbit-skins = { $whoIs ->
    [you] Ты снимаешь шкуру с кролика.
   *[other] { $who } снимает шкуру с кролика.
}
dungeonlab-rabbit-dead = Мёртвый кролик.
dungeonlab-rabbit-cruel = Очень плоский кролик.
dungeonlab-rabbit-skinned = Кролик, задушенный и без шкуры.

dungeonlab-orc = орк
    .a = орк
    .genitive = орка
    .accusative = орка
    .off = с орка
    .gender = masculine
dungeonlab-urkh = урх
    .a = урх
    .genitive = урха
    .accusative = урха
    .off = с урха
    .gender = masculine
dungeonlab-orc-here = { CAPITAL($what) } всё ещё смеётся.
dungeonlab-orc-mocks = { $whoIs ->
    [you] { CAPITAL($what) } объясняет тебе, что такое идиот.
   *[other] { CAPITAL($what) } объясняет, что такое идиот; слушает { $who }.
}
dungeonlab-orc-skins = { $whoIs ->
    [you] Ты снимаешь шкуру { FORM($what, "off") }. Кому-то же она нужна.
   *[other] { $who } снимает шкуру { FORM($what, "off") }. Кому-то же она нужна.
}
dungeonlab-orc-dead = Мёртвый { $what }, одним куском.
dungeonlab-orc-cruel = Куски { FORM($what, "genitive") }.
dungeonlab-orc-skinned = Мёртвый { $what }, и шкуру-то с него зачем-то сняли.

dungeonlab-thing-lion-skin = { $n ->
    [one] { $n } шкура льва
    [few] { $n } шкуры льва
   *[many] { $n } шкур льва
}
    .accusative = { $n ->
        [one] { $n } шкуру льва
        [few] { $n } шкуры льва
       *[many] { $n } шкур льва
    }
    .name = шкура льва
    .many = шкуры льва
dungeonlab-thing-tiger-skin = { $n ->
    [one] { $n } шкура тигра
    [few] { $n } шкуры тигра
   *[many] { $n } шкур тигра
}
    .accusative = { $n ->
        [one] { $n } шкуру тигра
        [few] { $n } шкуры тигра
       *[many] { $n } шкур тигра
    }
    .name = шкура тигра
    .many = шкуры тигра
dungeonlab-thing-panther-skin = { $n ->
    [one] { $n } шкура пантеры
    [few] { $n } шкуры пантеры
   *[many] { $n } шкур пантеры
}
    .accusative = { $n ->
        [one] { $n } шкуру пантеры
        [few] { $n } шкуры пантеры
       *[many] { $n } шкур пантеры
    }
    .name = шкура пантеры
    .many = шкуры пантеры
dungeonlab-thing-crocodile-skin = { $n ->
    [one] { $n } шкура крокодила
    [few] { $n } шкуры крокодила
   *[many] { $n } шкур крокодила
}
    .accusative = { $n ->
        [one] { $n } шкуру крокодила
        [few] { $n } шкуры крокодила
       *[many] { $n } шкур крокодила
    }
    .name = шкура крокодила
    .many = шкуры крокодила
dungeonlab-thing-rabbit-skin = { $n ->
    [one] { $n } шкура кролика
    [few] { $n } шкуры кролика
   *[many] { $n } шкур кролика
}
    .accusative = { $n ->
        [one] { $n } шкуру кролика
        [few] { $n } шкуры кролика
       *[many] { $n } шкур кролика
    }
    .name = шкура кролика
    .many = шкуры кролика
dungeonlab-thing-orc-skin = { $n ->
    [one] { $n } шкура орка
    [few] { $n } шкуры орка
   *[many] { $n } шкур орка
}
    .accusative = { $n ->
        [one] { $n } шкуру орка
        [few] { $n } шкуры орка
       *[many] { $n } шкур орка
    }
    .name = шкура орка
    .many = шкуры орка
dungeonlab-thing-urkh-skin = { $n ->
    [one] { $n } шкура урха
    [few] { $n } шкуры урха
   *[many] { $n } шкур урха
}
    .accusative = { $n ->
        [one] { $n } шкуру урха
        [few] { $n } шкуры урха
       *[many] { $n } шкур урха
    }
    .name = шкура урха
    .many = шкуры урха
