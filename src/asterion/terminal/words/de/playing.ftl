# Was man an der Tastatur liest, außer dem, was das Spiel sagt.

terminal-what-happened = Was geschah:
terminal-what-you-heard = Was du gehört hast:
terminal-game-begins = Das Spiel beginnt:
terminal-silence = Nichts war zu hören.
terminal-map-you-know = deine Karte
terminal-whole-map = die ganze Karte
terminal-map-cut = { $title } (ein Teil; „Karte“ zeigt alles)
terminal-how-it-stands = Zustand
terminal-in-sight-now = jetzt in Sicht
terminal-you-may-say = Du kannst sagen:
terminal-lines-before =
    { $count ->
        [one] ({ $count } Zeile davor; „Mitschrift“ zeigt sie)
       *[other] ({ $count } Zeilen davor; „Mitschrift“ zeigt sie)
    }
terminal-say-for-example = Zum Beispiel: { $commands }.
terminal-general-words = „{ $help }“ nennt alle Befehle, „{ $rules }“ die Regeln; „{ $quit }“ beendet, und das Spiel wird gespeichert.

terminal-new-to-it = Zum ersten Mal? Spiel mit --preset { $preset }.
# Zwischen zwei Leuten an einer Tastatur.
terminal-hand-over = { $name }, drück Enter, dann gib { $next } die Tastatur
terminal-keyboard-is-for = { $name } ist am Zug. Alle anderen schauen bitte weg.
terminal-sit-alone = { $name }, drück Enter, wenn sonst niemand den Bildschirm sieht
terminal-your-word = dein Zug
terminal-named-prompt = { $name }, { $wanted }

# Bots.
terminal-moves-without-you = { $moves } Züge ohne dich. Enter macht weiter, „Verlassen“ beendet
terminal-bots-without-end = Die Bots haben { $rounds } Runden gespielt, und das Spiel ist noch nicht zu Ende.
terminal-master-awaited = das Spiel wartet auf seine Leitung, die keinen Platz an der Tastatur hat
terminal-not-asked = das Spiel wartet auf { $name }, hat aber nichts gefragt
terminal-bot-refused = der Bot { $name } sagt „{ $said }“: { $why }

# Das Ende.
terminal-the-end = { $book } · das Ende
terminal-won =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] { LIST($names) } hat gewonnen!
       *[other] { LIST($names) } haben gewonnen!
    }
terminal-plan-kept = Der Prüfbericht des Plans:
terminal-game-is-kept = Das Spiel ist gespeichert. Mach jederzeit weiter:
terminal-see-it-again = Noch einmal ansehen, von jedem Platz aus:
terminal-no-undo = Zurücknehmen geht nicht: was gehört wurde, ist gehört.

# Was die Wörter tun, die es in jedem Spiel gibt; die Wörter selbst stehen davor.
# Sie werden auf Englisch getippt.
terminal-word-help = Hilfe
terminal-word-look = Ansicht
terminal-word-map = Karte
terminal-word-log = Mitschrift
terminal-word-rules = Regeln
terminal-word-quit = Verlassen
terminal-word-certain = sicher
terminal-word-why = warum
terminal-word-hint = Tipp
terminal-word-status = Zustand
terminal-word-vote = Stimme
terminal-word-start = Start
terminal-word-begin = los
terminal-word-me = ich
terminal-help-help = diese Liste; auch: help, h, ?
terminal-help-look = den Bildschirm noch einmal zeigen; auch: Enter allein
terminal-help-map = die ganze Karte, so weit du sie kennst; auch: map, m
terminal-help-log = alles, was du gehört hast
terminal-help-rules = die geltenden Regeln
terminal-help-quit = den Tisch verlassen, das Spiel wird gespeichert; auch: quit, q
terminal-assistant =
    { $own ->
        [true] An diesem Tisch darfst du einen Helfer fragen, was aus deinen eigenen Antworten folgt: „sicher“, „warum“, „Tipp“.
       *[false] An diesem Tisch darfst du einen Helfer fragen, was aus allem folgt, was dir gesagt wurde: „sicher“, „warum“, „Tipp“.
    }
terminal-help-certain = alles, was aus dem folgt, was dir gesagt wurde
terminal-help-why = die Antworten und Regeln, die beweisen, was c2 ist; auch: warum c2 oben, warum Bob, warum ich
terminal-help-hint = was als Nächstes zu tun ist, und warum; noch einmal: etwas anderes
# $said (text): what to type, as it stands
terminal-hint-type = Tippe: { $said }

# Nach dem Spiel, für alle, die lernen: was die Bots vorhatten.
terminal-bots-were = Was die Bots vorhatten:
terminal-bot-was = { $name }: { LIST($aims, type: "join") }
