# Страница: сыгранное и лучшие результаты.

profile-played = Твои партии
profile-played-count = { $alone ->
    [true] { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[other] { $played } партий
    }
   *[false] { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[other] { $played } партий
    }, побед: { $won }
}
profile-best = рекорд: { $best } ({ $counts })
profile-best-of = { $best } ({ $counts })
profile-curve = { $alone ->
    [true] Последняя партия: { $percent } % от рекорда
   *[false] Побед в последних десяти: { $percent } %
}
profile-game-won = победа
profile-game-lost = поражение
profile-game-over = окончена
profile-with = с участием: { LIST($who) }
profile-played-here = Это помнит только твой браузер. С учётной записью партии найдутся где угодно.
profile-played-account = Последние пятьдесят столов учётной записи.
profile-played-none = Здесь будут оконченные партии.
profile-scores = Рекорды
profile-scores-about = { $book }: лучшая партия каждой учётной записи — на планах, которые нарисовал сервер, по обычным правилам книги.
profile-scores-none = Пока никто с учётной записью не доиграл такую партию.
profile-when = Дата
