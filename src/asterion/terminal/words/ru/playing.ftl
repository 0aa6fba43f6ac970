# Что человек читает за клавиатурой, кроме сказанного книгой.

terminal-what-happened = Что произошло:
terminal-what-you-heard = Что тебе сказали:
terminal-game-begins = Партия начинается:
terminal-silence = Ничего не слышно.
terminal-map-you-know = твоя карта
terminal-whole-map = вся карта
terminal-map-cut = { $title } (часть; вся — «карта»)
terminal-how-it-stands = состояние
terminal-in-sight-now = сейчас видно
terminal-you-may-say = Можно сказать:
terminal-lines-before =
    { $count ->
        [one] (до этого ещё { $count } строка; покажет «протокол»)
        [few] (до этого ещё { $count } строки; покажет «протокол»)
       *[many] (до этого ещё { $count } строк; покажет «протокол»)
    }
terminal-say-for-example = Например: { $commands }.
terminal-general-words = «{ $help }» покажет все команды, «{ $rules }» — правила игры; «{ $quit }» — уйти, партия сохранится.

terminal-new-to-it = Впервые? Играй с --preset { $preset }.
# Двое за одной клавиатурой.
terminal-hand-over = { $name }, нажми Enter и передай клавиатуру: следующий — { $next }
terminal-keyboard-is-for = Ходит { $name }. Остальные отворачиваются.
terminal-sit-alone = { $name }, нажми Enter, когда экрана больше никто не видит
terminal-your-word = твой ход
terminal-named-prompt = { $name }, { $wanted }

# Боты.
terminal-moves-without-you = Ходов без тебя: { $moves }. Enter — дальше, «выйти» — уйти
terminal-bots-without-end = Боты сыграли { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
}, а партия не кончилась.
terminal-master-awaited = партия ждёт ведущего, а у него нет места за клавиатурой
terminal-not-asked = партия ждёт игрока { $name }, а вопроса к нему нет
terminal-bot-refused = бот { $name } говорит «{ $said }»: { $why }

# Конец.
terminal-the-end = { $book } · конец
terminal-won =
    { $count ->
        [0] Никто не победил.
        [one] Побеждает { LIST($names) }!
       *[many] Побеждают { LIST($names) }!
    }
terminal-plan-kept = Свидетельство плана:
terminal-game-is-kept = Партия сохранена. Продолжить можно в любое время:
terminal-see-it-again = Посмотреть партию ещё раз, с любого места:
terminal-no-undo = Взять ход назад нельзя: услышанного не забыть.

# Слова, общие для всех книг, как их набирают; английские понимаются всегда.
terminal-word-help = помощь
terminal-word-look = экран
terminal-word-map = карта
terminal-word-log = протокол
terminal-word-rules = правила
terminal-word-quit = выйти
terminal-word-certain = наверняка
terminal-word-why = почему
terminal-word-hint = подсказка
terminal-word-status = состояние
terminal-word-vote = голос
terminal-word-start = старт
terminal-word-begin = начинаем
terminal-word-me = я

# Что делают эти слова; сами они стоят перед этим.
terminal-help-help = этот список; ещё: help, h, ?
terminal-help-look = показать экран ещё раз; ещё: просто Enter
terminal-help-map = вся карта, насколько она тебе известна; ещё: map, m
terminal-help-log = всё, что тебе сказали
terminal-help-rules = действующие правила
terminal-help-quit = уйти из-за стола, партия сохранится; ещё: quit, q
terminal-assistant =
    { $own ->
        [true] За этим столом можно спросить помощника, что следует из ответов на твои ходы: «наверняка», «почему», «подсказка».
       *[false] За этим столом можно спросить помощника, что следует из всего, что тебе сказали: «наверняка», «почему», «подсказка».
    }
terminal-help-certain = всё, что следует из сказанного тебе
terminal-help-why = ответы и правила, которые доказывают, что такое c2; ещё: почему c2 вверх, почему Bob, почему я
terminal-help-hint = что сделать дальше и почему; ещё раз — другое
# $said (text): what to type, as it stands
terminal-hint-type = Набери: { $said }

# После партии, для тех, кто учится: чего хотели боты.
terminal-bots-were = Чего хотели боты:
terminal-bot-was = { $name }: { LIST($aims, type: "join") }
