# Что человек читает за клавиатурой, кроме сказанного книгой.

terminal-what-happened = Что произошло:
terminal-what-you-heard = Что тебе сказали:
terminal-game-begins = Партия начинается:
terminal-silence = Ничего не слышно.
terminal-map-you-know = известная тебе карта
terminal-whole-map = вся карта
terminal-map-cut = { $title }, обрезана: скажи «карта»
terminal-how-it-stands = как обстоят дела
terminal-in-sight-now = сейчас видно
terminal-you-may-say = Можно сказать:
terminal-lines-before =
    { $count ->
        [one] (до этого ещё { $count } строка; покажет «протокол»)
        [few] (до этого ещё { $count } строки; покажет «протокол»)
       *[many] (до этого ещё { $count } строк; покажет «протокол»)
    }
terminal-say-for-example = Скажи, например: { $commands }.
terminal-general-words = «{ $help }» покажет все команды, «{ $rules }» — правила игры; «{ $quit }» — уйти, партия сохранится.

# Двое за одной клавиатурой.
terminal-hand-over = { $name }, нажми Enter и передай клавиатуру; дальше { $next }
terminal-keyboard-is-for = За клавиатурой теперь { $name }. Остальные не смотрят.
terminal-sit-alone = { $name }, нажми Enter, когда рядом никого
terminal-your-word = твоё слово
terminal-named-prompt = { $name }, { $wanted }

# Боты.
terminal-moves-without-you = Ходов без тебя: { $moves }. Enter — дальше, «выйти» — уйти
terminal-bots-without-end = Боты сыграли { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
}, а партия не кончилась.
terminal-master-awaited = партия ждёт ведущего, а у него нет места за клавиатурой
terminal-not-asked = { $name }: хода ждут, но ни о чём не спрашивают
terminal-bot-refused = бот { $name } говорит «{ $said }»: { $why }

# Конец.
terminal-the-end = { $book } · конец
terminal-won =
    { $count ->
        [0] Не побеждает никто.
        [one] Побеждает { LIST($names) }!
       *[many] Побеждают { LIST($names) }!
    }
terminal-plan-kept = Что план обещал:
terminal-game-is-kept = Партия сохранена. Продолжить можно в любое время:
terminal-see-it-again = Посмотреть партию ещё раз, с любого места:
terminal-no-undo = Взять ход назад нельзя: сказанное уже услышали.

# Слова, общие для всех книг, как их набирают; английские понимаются всегда.
terminal-word-help = помощь
terminal-word-look = экран
terminal-word-map = карта
terminal-word-log = протокол
terminal-word-rules = правила
terminal-word-quit = выйти

# Что делают эти слова; сами они стоят перед этим.
terminal-help-help = этот список; ещё: help, h, ?
terminal-help-look = нарисовать его заново; ещё: просто Enter
terminal-help-map = вся карта, насколько она тебе известна; ещё: map, m
terminal-help-log = всё, что тебе сказали
terminal-help-rules = действующие правила
terminal-help-quit = уйти из-за стола, партия сохранится; ещё: quit, q
terminal-assistant =
    { $own ->
        [true] За этим столом каждый может спросить помощника, что следует из ответов на его собственные ходы: certain, why, hint.
       *[false] За этим столом каждый может спросить помощника, что следует из всего, что ему сказали: certain, why, hint.
    }
terminal-help-certain = всё, что следует из сказанного тебе
terminal-help-why = ответы и правила, которые доказывают, что такое c2; ещё: why c2 up, why Bob, why me
terminal-help-hint = что-нибудь, что следует и легко упустить; потом скажи: why

# После партии, для тех, кто учится: чего хотели боты.
terminal-bots-were = Чего хотели боты:
terminal-bot-was = { $name }: { LIST($aims, type: "join") }
