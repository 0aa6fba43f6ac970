# `asterion evaluate`

commands-help-evaluate =
    Спрашивать игроков по ходу партий, что они знают, и сравнивать с тем, что можно было доказать
    и что верно. Обоснованность — доля утверждений, которые можно было доказать; полнота — доля
    доказуемого, о котором игрок сказал. Интервалы — для 95 случаев из 100, по партиям.

    Игрок — программа, которая читает и пишет строки, или бот вместе с его утверждениями: none (никаких),
    random (случайные), notes (что ему сказали) или proofs (всё, что следует). Если не указан никто,
    измеряются точки отсчёта.
    .summary = Измерить, что игроки знают, рядом с тем, что можно было доказать.
commands-option-evaluate-player = Программа, которую измеряют; она говорит по построчному протоколу.
commands-option-evaluate-bot = Бот, которого измеряют, и его утверждения, например mapper+notes.
commands-option-evaluate-baselines = Измерить и точки отсчёта.
commands-option-evaluate-games = Партий на игрока; у всех одни и те же.
commands-option-evaluate-against = Бот на остальных местах.
commands-option-evaluate-every = Спрашивать после каждого N-го ответа.
commands-option-evaluate-answers = Сколько ответов игрока в партии, не больше.
commands-option-evaluate-words = Дать ли вещам в игре придуманные имена.
commands-option-evaluate-out = Файл отчёта; если не указан, BOOK.evaluation.json.
commands-option-evaluate-check = Сыграть партии отчёта заново и сравнить.
commands-evaluate-book = укажи книгу: { LIST($books, type: "or") }
commands-evaluate-manner = утверждений «{ $manner }» не бывает, только { LIST($manners, type: "or") }
commands-evaluate-not-started = игрока не удалось запустить: { $why }
commands-evaluate-progress = { $name }: { $done } из { $all } партий
commands-evaluate-written = Отчёт: { $path }
commands-evaluate-unreadable = { $path } — не отчёт: { $why }
commands-evaluate-checked = { $path }: все партии и оценки такие, как в отчёте.
