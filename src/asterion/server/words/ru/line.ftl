# Протокол строк для людей и программ, у которых есть только текстовое соединение.
# Его собственные слова набирают как они есть.

server-line-length =
    { $most ->
        [one] в строке не больше { NUMBER($most, useGrouping: 0) } байта
       *[other] в строке не больше { NUMBER($most, useGrouping: 0) } байт
    }
server-line-not-text = это не текст в UTF-8: смотри байт { NUMBER($byte, useGrouping: 0) }
server-line-printable = используй только печатные знаки
server-line-at-table = «{ $word }» — для тех, кто за столом: open, join, sit или watch
server-line-no-word = команды «{ $word }» нет{ $hint }
server-line-usage = использование: { $word } { $usage }
server-line-no-key = ключа «{ $key }» нет{ $hint }
server-line-open = скажи open BOOK [key=value ...]; значение из нескольких слов — в кавычках: title="Два слова"
server-line-answer = скажи answer N COMMAND, где N — номер вопроса
server-line-sit = скажи sit TABLE TOKEN или sit TABLE TOKEN since NUMBER
server-line-sets-nothing = «{ $setting }» ничего не задаёт: скажи key=value
server-line-seats = seats должно быть числом от 1 до { $most }
server-line-seats-of-book =
    { $many ->
        [one] в игре «{ $book }» от { $few } до { $many } места, считая ботов
       *[other] в игре «{ $book }» от { $few } до { $many } мест, считая ботов
    }
server-line-seats-exactly =
    { $wanted ->
        [one] в игре «{ $book }» { $wanted } место, считая ботов
        [few] в игре «{ $book }» { $wanted } места, считая ботов
       *[many] в игре «{ $book }» { $wanted } мест, считая ботов
    }
server-line-help = 
    books                    книги правил; book NAME расскажет об одной
    tables [BOOK]            столы, где каждый может сесть или смотреть
    open BOOK [key=value..]  открыть стол: seats=3 bots=walker,hunter name=Ann
    {"                         "}preset=... title="...", любое условие книги, любое
    {"                         "}условие стола; book NAME перечислит их
    join TABLE NAME          занять место; с его токеном можно вернуться
    sit TABLE TOKEN          вернуться; since K покажет, что пропущено
    watch TABLE              видеть и слышать то, что можно всем
    show WHAT on (или off)   WHAT — board, shades, legal, events
    quit                     отключиться; место останется за тобой
    за столом:
    do COMMAND               что ты говоришь в игре; можно и просто COMMAND
    answer N COMMAND         то же, но ответ именно на вопрос N
    look, legal              экран; что можно сказать
    log, rules               что ты слышишь; log K: с этого места; правила
    who, chat TEXT           кто здесь; разговор, если за столом он есть
    start                    начать, если стол открыт тобой отсюда
    away, leave              уйти, оставив место за собой или насовсем
server-line-leave-sure = игра идёт, и вернуться будет нельзя; скажи leave ещё раз, чтобы уйти
server-line-log = скажи log или log NUMBER, чтобы услышать, что было после
server-line-stops = сервер останавливается; вернись на своё место командой sit
server-line-idle = слишком долго ничего не приходило
server-line-unfinished = за { $seconds } с не пришло ни одной целой строки
server-line-welcome = скажи help, чтобы увидеть команды
server-line-slowed = слишком много сразу, поэтому ответы задерживаются: дождись их
server-line-in-this-game = 
    в этой игре:
    { $help }
server-line-show = скажи show WHAT on или off; WHAT — { LIST($what, type: "join") }
server-line-mistake = внутренняя ошибка; вернись командой sit
