# Что человек читает за клавиатурой, кроме сказанного книгой.

terminal-what-happened = Что произошло:
terminal-what-you-heard = Что тебе сказали:
terminal-game-begins = Партия начинается:
terminal-silence = Ничего не слышно.
terminal-map-you-know = известная тебе карта
terminal-whole-map = вся карта
terminal-map-cut = { $title }, обрезана: скажи map
terminal-how-it-stands = как обстоят дела
terminal-in-sight-now = сейчас видно
terminal-you-may-say = Можно сказать:
terminal-lines-before =
    { $count ->
        [one] (до этого ещё { $count } строка; покажет log)
        [few] (до этого ещё { $count } строки; покажет log)
       *[many] (до этого ещё { $count } строк; покажет log)
    }
terminal-say-for-example = Скажи, например: { $commands }.
terminal-general-words = { $help } — все команды, { $rules } — правила; { $quit } — выйти, партия сохранится.

# Двое за одной клавиатурой.
terminal-hand-over = { $name }, нажми Enter и передай клавиатуру; дальше { $next }
terminal-keyboard-is-for = За клавиатурой теперь { $name }. Остальные не смотрят.
terminal-sit-alone = { $name }, нажми Enter, когда рядом никого
terminal-your-word = твоё слово
terminal-named-prompt = { $name }, { $wanted }

# Боты.
terminal-moves-without-you = Ходов без тебя: { $moves }. Enter — дальше, quit — выйти
terminal-bots-without-end = Боты сыграли без конца { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
}.
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
terminal-plan-kept = Что таил план:
terminal-game-is-kept = Партия сохранена. Продолжить можно в любое время:
terminal-see-it-again = Посмотреть её ещё раз, с любого места:
terminal-no-undo = Взять ход назад нельзя: сказанное уже услышали.

# Что делают слова, общие для всех книг; сами слова стоят перед этим.
terminal-help-help = этот список; ещё: h, ?
terminal-help-look = нарисовать экран заново; ещё: просто Enter
terminal-help-map = вся карта, насколько она тебе известна; ещё: m
terminal-help-log = всё, что тебе сказали
terminal-help-rules = действующие правила
terminal-help-quit = выйти из-за стола, партия сохранится; ещё: q
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
