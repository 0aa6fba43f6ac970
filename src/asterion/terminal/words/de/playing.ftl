# Was man an der Tastatur liest, außer dem, was das Spiel sagt.

terminal-what-happened = Was geschah:
terminal-what-you-heard = Was du gehört hast:
terminal-game-begins = Das Spiel beginnt:
terminal-silence = Nichts war zu hören.
terminal-map-you-know = die Karte, die du kennst
terminal-whole-map = die ganze Karte
terminal-map-cut = { $title }, beschnitten: sag map
terminal-how-it-stands = wie es steht
terminal-in-sight-now = jetzt in Sicht
terminal-you-may-say = Du kannst sagen:
terminal-lines-before =
    { $count ->
        [one] ({ $count } Zeile davor; log zeigt sie)
       *[other] ({ $count } Zeilen davor; log zeigt sie)
    }
terminal-say-for-example = Sag zum Beispiel: { $commands }.
terminal-general-words = { $help } nennt alle Befehle, { $rules } die Regeln; { $quit } hört auf, und das Spiel bleibt erhalten.

# Zwischen zwei Leuten an einer Tastatur.
terminal-hand-over = { $name }, drück Enter, dann gib { $next } die Tastatur
terminal-keyboard-is-for = Die Tastatur gehört jetzt { $name }. Sonst schaut bitte niemand her.
terminal-sit-alone = { $name }, drück Enter, wenn du allein hier sitzt
terminal-your-word = dein Wort
terminal-named-prompt = { $name }, { $wanted }

# Bots.
terminal-moves-without-you = { $moves } Züge ohne dich. Enter macht weiter, quit geht
terminal-bots-without-end = Die Bots haben { $rounds } Runden ohne ein Ende gespielt.
terminal-master-awaited = das Spiel wartet auf seine Leitung, die keinen Platz an der Tastatur hat
terminal-not-asked = { $name } wird erwartet und nichts gefragt
terminal-bot-refused = der Bot { $name } sagt „{ $said }“: { $why }

# Das Ende.
terminal-the-end = { $book } · das Ende
terminal-won =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] { LIST($names) } hat gewonnen!
       *[other] { LIST($names) } haben gewonnen!
    }
terminal-plan-kept = Was der Plan versprach und hielt:
terminal-game-is-kept = Das Spiel bleibt erhalten. Mach jederzeit weiter:
terminal-see-it-again = Noch einmal sehen, von jedem Platz aus:
terminal-no-undo = Zurücknehmen geht nicht: was gesagt ist, ist gesagt.

# Was die Wörter tun, die es in jedem Spiel gibt; die Wörter selbst stehen davor.
# Sie werden auf Englisch getippt.
terminal-word-help = help
terminal-word-look = look
terminal-word-map = map
terminal-word-log = log
terminal-word-rules = rules
terminal-word-quit = quit
terminal-help-help = diese Liste; auch: h, ?
terminal-help-look = was auf dem Schirm ist, neu gezeichnet; auch: Enter allein
terminal-help-map = die ganze Karte, so weit du sie kennst; auch: m
terminal-help-log = alles, was du gehört hast
terminal-help-rules = die geltenden Regeln
terminal-help-quit = den Tisch verlassen, das Spiel bleibt erhalten; auch: q
terminal-assistant =
    { $own ->
        [true] An diesem Tisch darf jeder einen Helfer fragen, was aus den eigenen Antworten folgt: certain, why, hint.
       *[false] An diesem Tisch darf jeder einen Helfer fragen, was aus allem folgt, was ihm gesagt wurde: certain, why, hint.
    }
terminal-help-certain = alles, was aus dem folgt, was dir gesagt wurde
terminal-help-why = die Antworten und Regeln, die beweisen, was c2 ist; auch: why c2 up, why Bob, why me
terminal-help-hint = etwas, das folgt und leicht übersehen wird; dann sag: why

# Nach dem Spiel, für alle, die lernen: was die Bots vorhatten.
terminal-bots-were = Was die Bots vorhatten:
terminal-bot-was = { $name }: { LIST($aims, type: "join") }
