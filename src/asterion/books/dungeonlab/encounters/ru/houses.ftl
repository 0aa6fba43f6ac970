# Дома: арсенал, магазин, госпиталь, тюрьмы, центр управления, гурм; и полицейские, которые в тюрьмы водят.
# .genitive и .accusative — падежи, .gender — род.

dungeonlab-arsenal = арсенал
    .a = арсенал
    .genitive = арсенала
    .gender = masculine
dungeonlab-arsenal-here = Арсенал.
dungeonlab-arsenal-kit = { $whoIs ->
    [you] Арсенал выдаёт тебе комплект, но без долларов: доброта не безгранична.
   *[other] { $who } получает в арсенале комплект, но без долларов: доброта не безгранична.
}
dungeonlab-arsenal-again = { $whoIs ->
    [you] В арсенале тебя помнят и дважды ничего не выдают.
   *[other] { $who } в арсенале не впервые, а дважды там ничего не выдают.
}

dungeonlab-store = магазин
    .a = магазин
    .genitive = магазина
    .gender = masculine
dungeonlab-store-here = Магазин: лодки, посохи, боеприпасы, и всё по честным ценам.
dungeonlab-store-disgusted = Продавец зажимает нос от такой шкуры: штраф ${ $count }.

dungeonlab-hospital = госпиталь
    .a = госпиталь
    .genitive = госпиталя
    .gender = masculine
dungeonlab-hospital-here = Госпиталь: уколы и ожоги от соседей сюда не доходят.

dungeonlab-management-center = центр управления
    .a = центр управления
    .genitive = центра управления
    .gender = masculine
dungeonlab-management-center-here = Центр управления: гудят экраны.
dungeonlab-management-center-again = { $whoIs ->
    [you] Всё, что в центре управления могли тебе сказать, уже сказано.
   *[other] { $who } больше ничего не узнаёт в центре управления.
}

dungeonlab-gourm = гурм
    .a = гурм
    .genitive = гурма
    .gender = masculine
dungeonlab-antigourm = антигурм
    .a = антигурм
    .genitive = антигурма
    .gender = masculine
dungeonlab-gourm-here = Гурм: здешний воздух делает экзотом.
dungeonlab-antigourm-here = Антигурм: здесь все до боли обыкновенны.

dungeonlab-prison = тюрьма
    .a = тюрьма
    .genitive = тюрьмы
    .accusative = тюрьму
    .gender = feminine
dungeonlab-plus-prison = плюс-тюрьма
    .a = плюс-тюрьма
    .genitive = плюс-тюрьмы
    .accusative = плюс-тюрьму
    .gender = feminine
dungeonlab-minus-prison = минус-тюрьма
    .a = минус-тюрьма
    .genitive = минус-тюрьмы
    .accusative = минус-тюрьму
    .gender = feminine
dungeonlab-political-prison = политическая тюрьма
    .a = политическая тюрьма
    .genitive = политической тюрьмы
    .accusative = политическую тюрьму
    .gender = feminine
dungeonlab-prison-here = Тюрьма.
dungeonlab-prison-locks = { $whoIs ->
    [you] Тюрьма: тебя встречают по-приятельски.
   *[other] Тюрьма: { $who } здесь как дома.
}
dungeonlab-prison-tiger = { $whoIs ->
    [you] Нечем платить штраф? Надзиратели спускают на тебя бешеного тигра.
   *[other] Нечем платить штраф? Надзиратели спускают бешеного тигра: { $who }, берегись!
}
dungeonlab-prison-dead = Развалины тюрьмы: повеяло свободой.
dungeonlab-political-prison-here = Политическая тюрьма: на каждой стене по портрету.
dungeonlab-political-prison-released = { $whoIs ->
    [you] Мнение правильное. Политическая тюрьма тебя отпускает.
   *[other] Мнение правильное. { $who } выходит из политической тюрьмы.
}
dungeonlab-political-prison-wrong = { $whoIs ->
    [you] Мнение неправильное. В политической тюрьме для тебя найдётся место.
   *[other] Мнение неправильное. { $who } остаётся в политической тюрьме.
}
dungeonlab-political-prison-tiger = { $whoIs ->
    [you] Нечем платить штраф? Надзиратели спускают на тебя бешеного тигра.
   *[other] Нечем платить штраф? Надзиратели спускают бешеного тигра: { $who }, берегись!
}
dungeonlab-political-prison-dead = Развалины тюрьмы: повеяло свободой.

dungeonlab-plus-cop = плюс-полицейский
    .a = плюс-полицейский
    .genitive = плюс-полицейского
    .accusative = плюс-полицейского
    .gender = masculine
dungeonlab-minus-cop = минус-полицейский
    .a = минус-полицейский
    .genitive = минус-полицейского
    .accusative = минус-полицейского
    .gender = masculine
dungeonlab-cop = полицейский
    .a = полицейский
    .genitive = полицейского
    .accusative = полицейского
    .gender = masculine
dungeonlab-political-cop = политический полицейский
    .a = политический полицейский
    .genitive = политического полицейского
    .accusative = политического полицейского
    .gender = masculine
dungeonlab-political-cop-here = Политический полицейский с блокнотом в руке.
dungeonlab-political-cop-released = Политический полицейский кивает и смотрит в другую сторону.
dungeonlab-political-cop-arrests = { $whoIs ->
    [you] Политическому полицейскому такой ответ не по душе, и тебя уводят.
   *[other] Политическому полицейскому такой ответ не по душе: { $who }, на выход!
}
dungeonlab-political-cop-no-prison = Политическому полицейскому такой ответ не по душе, но тюрьмы для таких больше нет.
dungeonlab-political-cop-dead = Мёртвый политический полицейский. Без комментариев.
dungeonlab-cop-here = Полицейский покачивается с пятки на носок.
dungeonlab-cop-arrests = { $whoIs ->
    [you] Полицейский ни о чём не спрашивает и уводит тебя.
   *[other] Полицейский ни о чём не спрашивает: { $who }, на выход!
}
dungeonlab-cop-no-prison = Полицейский достаёт наручники и убирает их обратно: тюрьмы больше нет.
dungeonlab-cop-dead = Мёртвый полицейский.
