# `asterion daily`

commands-daily = Das Labyrinth des Tages { NUMBER($number, useGrouping: 0) }, { $date }: { $marks ->
        [one] { $marks } Eintrag
       *[other] { $marks } Einträge
    }.
commands-daily-how = Trage nur ein, was sicher ist, zum Beispiel { $book ->
        [dungeonlab] „c3 Löwe“, „b2 rechts Wand“, „b2 c2 offen“, „Theseus c3“ (du bist dort) oder „nicht Theseus c3“. Kleine Buchstaben auf der Karte sind Orte, an denen du sein kannst.
       *[labyrinth] „c3 Krankenhaus“, „b2 rechts Wand“, „b2 c2 offen“, „Ariadne c3“ oder „nicht Ariadne c3“. Kleine Buchstaben auf der Karte sind Orte, an denen jemand sein kann.
    } „hinweis“ hilft, „hilfe“ sagt mehr.
commands-daily-due =
    { $due ->
        [one] { $due } Eintrag ist jetzt sicher;
       *[other] { $due } Einträge sind jetzt sicher;
    } { $done } von { $of } stehen da.
commands-daily-inked =
    { $asked ->
        [true] Eingetragen: { $mark } ({ $done } von { $of }).
       *[false] Sicher, aber nicht gefragt: { $mark }.
    }
commands-daily-known = Das steht schon da.
commands-daily-not-certain = Noch nicht sicher: dieser Plan passt auch.
commands-daily-solved = Gelöst. Das ist das ganze Labyrinth:
commands-daily-help = Wände sind als Linien gezeichnet, offene Seiten als Lücken; Punkte sind Seiten, die noch nicht bekannt sind. „.“ ist Land, H ein Krankenhaus, W eine Waffenkammer. In DungeonLab ist H ein Krankenhaus, S ein Laden, L ein Löwe, O ein Ork, P eine Fallgrube; * sind Lichter und % grüne Augen, vom Nachbarfeld aus gesehen. Ein großer Buchstabe ist jemand, der gefunden ist, ein kleiner ein Ort, an dem jemand jetzt sein kann. Streiche ihn mit „nicht Ariadne c3“, sobald es sicher ist. Ist alles eingetragen, was sicher und gefragt ist, werden die nächsten Antworten vorgelesen. Auch: „karte“, „antworten“ (noch einmal alle), „hinweis“ (drei, die immer mehr verraten), „ende“.
commands-daily-verb =
    { $verb ->
        [hint] hinweis
        [map] karte
        [answers] antworten
        [help] hilfe
       *[quit] ende
    }
commands-daily-no-date = „{ $said }“ ist kein Datum: schreibe „2026-11-16“ oder „first“.
commands-daily-not-that-day = Vom { $date } gibt es kein Labyrinth des Tages: das erste ist vom 2026-01-01, das letzte von heute.

commands-option-daily-date = Ein früherer Tag („2026-11-16“) oder „first“ und „first-dungeonlab“: die ersten, die sich selbst erklären.
commands-help-daily =
    Jeden Tag ein Labyrinth: trage ein, was sicher ist.

    Eine Partie beginnt, und ihre ersten Antworten werden vorgelesen. Trage eine Wand ein, ein Feld, oder wo jemand ist oder nicht ist: was beweisbar ist, steht dann da, und die nächsten Antworten folgen. Was noch nicht sicher ist, wird mit einem Plan abgelehnt, der auch passt. Montags ist es leicht, sonntags schwer, und für alle dasselbe.
    .summary = Jeden Tag ein Labyrinth: trage ein, was sicher ist.
