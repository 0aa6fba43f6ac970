# `asterion audit`

commands-help-audit =
    Подсчитать по записям RECORDS для каждого игрока, отвечавшего текстом: ходы, запрещённые ходы,
    ответы без хода, повторные попытки, поражения из-за них и потраченное время.

    Ответы лежат рядом с записью: game.answers.jsonl — к game.jsonl. Призрак — это ход в записи,
    которого игрок не говорил; их быть не должно, а если они есть, код выхода 1.
    .summary = Как игроки отвечали текстом в записанных партиях.
commands-option-audit-answers = Файл ответов, если он лежит не рядом с записью.
commands-audit-one = --answers — для одной записи
commands-audit-unreadable = { $path } — не файл ответов: { $why }
commands-audit-moves = { $name }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }; ответы не сохранены
commands-audited = { $name }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, запрещённых { $illegal }, нечитаемых { $unreadable }{ $unreadable ->
        [0] {""}
       *[other] {" "}({ $kinds })
    }, повторных попыток { $retries }, поражений { $forfeits }, призраков { $ghosts }, потерянных { $lost }, { $seconds } с
