# Что происходит в ChamberCrawler3000; для всех слышащих одно и то же. Герой — это «ты».

cc3k-walked = Ты идёшь { FORM($way, "to") }.
cc3k-walked-seeing = Ты идёшь { FORM($way, "to") } и видишь { LIST($potions) }.
cc3k-unknown-potions =
    { $count ->
        [1] неизвестное зелье
        [one] { $count } неизвестное зелье
        [few] { $count } неизвестных зелья
       *[many] { $count } неизвестных зелий
    }
cc3k-enemies-moved =
    { $count ->
        [1] Движется один враг.
        [one] Движется { $count } враг.
        [few] Движутся { $count } врага.
       *[many] Движутся { $count } врагов.
    }

cc3k-dodged = { CAPITAL($enemy) } промахивается.
cc3k-hurt = { CAPITAL($enemy) } бьёт тебя: урон { $damage }.
cc3k-struck = Ты бьёшь { FORM($enemy, "accusative") }: урон { $damage } (осталось { $left } ОЗ).
cc3k-missed = Ты бьёшь { FORM($enemy, "accusative") } и промахиваешься.
cc3k-slew = Ты убиваешь { FORM($enemy, "accusative") }.
cc3k-dropped = { CAPITAL($enemy) } роняет золото.

cc3k-recovered = Ты получаешь { $amount } ОЗ.
cc3k-sickened = Ты теряешь { $amount } ОЗ.
cc3k-gold-stolen = Ты крадёшь { $amount } { $amount ->
    [one] золотой
   *[many] золотых
}.
cc3k-gold-taken = Ты берёшь { $amount } { $amount ->
    [one] золотой
   *[many] золотых
}.
cc3k-guarded = Этот клад не взять: его дракон жив.
cc3k-drank = Ты пьёшь { $potion }.

cc3k-angered = Теперь торговцы враждебны.
cc3k-froze = Враги замирают.
cc3k-thawed = Враги снова двигаются.

cc3k-took-stairs = Ты идёшь { FORM($way, "to") } и спускаешься по лестнице на этаж { $floor }.
cc3k-found-way-out = Ты идёшь { FORM($way, "to") } и выходишь наружу.
cc3k-arrived = Это этаж { $floor }.
cc3k-spawned = Ты входишь в подземелье.

cc3k-began = Играет { $who }. Выбери расу: { LIST($races, type: "join") }.
cc3k-restarted = { $who } начинает заново. Выбери расу: { LIST($races, type: "join") }.
cc3k-which-race = Выбери расу: { LIST($races, type: "join") }
cc3k-race-choice = { $letter } — { FORM($race, "small") }

cc3k-won = Победа! Счёт: { $score }.
cc3k-died = Ты погибаешь. Счёт: { $score }.
cc3k-gave-up = Ты сдаёшься.
cc3k-furnished = Зелий: { $potions }; кучек золота: { $piles }, из них под охраной { $guarded }.

## Чем кончилась партия

cc3k-ending-gave-up = { $who } сдаётся
cc3k-ending-out = { $who } выходит наружу, счёт { $score }
cc3k-ending-died = { $who } погибает на этаже { $floor }, счёт { $score }
