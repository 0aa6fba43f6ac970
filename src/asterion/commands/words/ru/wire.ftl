# Боты на протоколе Dooom: `asterion bot --wire`, `asterion dooom-host --bots`

commands-option-bot-wire = Сыграть партию на этом сервере по протоколу Dooom.
commands-option-bot-dialect = Диалект этого сервера: full (по умолчанию), 2013 или simple.
commands-option-bot-called = Имя бота на сервере.
commands-option-bot-patience = Сдаться, если столько секунд не приходит ни строки.
commands-no-wire = --wire — для Dooom: у книги { $book } такого протокола нет
commands-wire-closed = сервер { $address } закрыл соединение до конца партии
commands-wire-refused = сервер { $address } закрыл соединение до конца партии: { $why }
commands-wire-strange = сервер { $address } прислал то, с чем играть дальше нельзя: { $came }
commands-wire-silent = от { $address } за { $seconds } с не пришло ни строки
commands-option-dooom-host-bots = Столько ботов играют тоже, от первого клиента до последнего.
commands-option-dooom-host-bot = Какой бот: его имя, либо easy, normal (по умолчанию) или hard.
commands-simple-bots = --bots не для простого диалекта: в нём каждый клиент играет один

# `asterion dooom check --client`

commands-option-check-client =
    Проверяемый клиент: команда, в которую подставляются {"{"}host{"}"} и {"{"}port{"}"}, или такая, что играет через
    стандартные ввод и вывод. Подставляются также {"{"}name{"}"} и {"{"}seed{"}"}.
commands-check-one-of = укажи либо --server HOST:PORT, либо --client CMD
commands-client-unreadable = команду «{ $command }» не удалось прочесть: { $why }
commands-client-not-started = клиент «{ $command }» не запускается: { $why }
commands-client-stays-away = клиент «{ $command }» не соединился за { $seconds } с
commands-client-ended = клиент «{ $command }» завершился, не соединившись: { $how }
