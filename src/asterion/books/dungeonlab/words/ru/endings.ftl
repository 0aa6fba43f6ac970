# Чем и почему кончилась партия.

dungeonlab-ending-treasure = { $name } выходит из подземелья с кладом
dungeonlab-ending-nobody-won = победителя нет: { $reason }
dungeonlab-ending-no-landing = высадок больше нет
dungeonlab-ending-nobody-left = никого не осталось
dungeonlab-ending-rounds = { $rounds ->
    [one] сыгран { $rounds } круг
    [few] сыграно { $rounds } круга
   *[many] сыграно { $rounds } кругов
}
