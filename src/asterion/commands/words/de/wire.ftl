# Bots im Protokoll von Dooom: `asterion bot --wire`, `asterion dooom-host --bots`

commands-option-bot-wire = Ein Spiel bei diesem Server spielen, im Protokoll von Dooom.
commands-option-bot-dialect = Der Dialekt dieses Servers: full (Standard), 2013 oder simple.
commands-option-bot-called = Der Name des Bots dort.
commands-option-bot-patience = Aufgeben, wenn so viele Sekunden lang keine Zeile kommt.
commands-no-wire = --wire ist für Dooom: { $book } hat kein solches Protokoll
commands-wire-closed = der Server bei { $address } hat die Verbindung vor dem Ende des Spiels geschlossen
commands-wire-refused = der Server bei { $address } hat die Verbindung vor dem Ende des Spiels geschlossen: { $why }
commands-wire-strange = der Server bei { $address } hat etwas gesendet, womit niemand weiterspielen kann: { $came }
commands-wire-silent = von { $address } kam { $seconds } Sekunden lang keine Zeile
commands-option-dooom-host-bots = So viele Bots spielen mit, vom ersten Client bis zum letzten.
commands-option-dooom-host-bot = Welcher Bot: sein Name, oder easy, normal (Standard) oder hard.
commands-simple-bots = --bots geht nicht im einfachen Dialekt, in dem jeder Client allein spielt

# `asterion dooom check --client`

commands-option-check-client =
    Der Client, der geprüft wird: ein Befehl, in den {"{"}host{"}"} und {"{"}port{"}"} eingesetzt werden, oder einer, der über
    Standardeingabe und -ausgabe spielt. Auch {"{"}name{"}"} und {"{"}seed{"}"} werden eingesetzt.
commands-check-one-of = entweder --server HOST:PORT oder --client CMD angeben
commands-client-unreadable = der Befehl „{ $command }“ ist nicht lesbar: { $why }
commands-client-not-started = der Client „{ $command }“ lässt sich nicht starten: { $why }
commands-client-stays-away = der Client „{ $command }“ hat sich nach { $seconds } Sekunden nicht verbunden
commands-client-ended = der Client „{ $command }“ endete, bevor er sich verband: { $how }
