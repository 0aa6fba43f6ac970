# Sich zu einem Spiel an die Tastatur setzen.

commands-which-book = Welches Spiel?
commands-which-number = 1 bis { $count }
commands-number-please = Gib eine Zahl von 1 bis { $count } ein oder den Namen eines Spiels.
commands-vote-about = Vor dem Spiel stimmen alle ab. Was zu Beginn gewählt wurde, hat 49 von 100 Stimmen, den Rest teilen sich die Spieler. „Stimme“ zeigt, worüber man abstimmen kann; „Stimme plan.width 6“ ist eine Stimme, „Stimme plan.width“ nimmt sie zurück. Danach entsteht der Plan.
commands-vote-prompt = { $name }, deine Stimmen; drück Enter, wenn du fertig bist
commands-vote-how = gib eine Stimme ab, wie „Stimme plan.width 6“; „Stimme“ allein zeigt, worüber man abstimmen kann; Enter geht weiter
commands-company = Bots am Tisch: { LIST($bots, type: "join") }.
commands-bot = { $name } (Bot: { $kind })
commands-record-was-cut = Die letzte Zeile der Aufzeichnung war abgeschnitten, wie nach einem Absturz: dieser Befehl gilt nicht.

# Was nicht sein kann.
commands-resume-alone = --resume setzt das Spiel fort, wie es ist; dazu passen nur --bots und --seed
commands-from-alone = --from spielt dieselbe Partie weiter; dazu passen nur --at, --seat, --bots, --seed, --set und --record
commands-seat-number = --seat ist hier eine Zahl von 1 bis { $most }
commands-not-over-yet = { $path } ist die Aufzeichnung eines Spiels, das nicht zu Ende ist: weiter mit asterion play --resume
commands-no-such-move = { $path } lässt sich von dort nicht weiterspielen: wähle einen Zug vor { $most }
commands-whose-seat = den Platz „{ $said }“ gibt es nicht; es gibt { LIST($names) }
commands-bots-alone = mit --bot spielen Bots allein: es geht nicht zusammen mit --players, --bots oder --seat
commands-plan-from-keyboard = der Plan kann hier nicht von der Standardeingabe kommen: das ist die Tastatur
commands-master-at-keyboard = für eine Person als Spielleitung ist an der Tastatur kein Platz: nimm asterion referee { $book } --set master=human, oder eröffne einen Tisch mit asterion serve
commands-too-many-bots = { $book } hat { $seats } Plätze, zu wenige für { $bots } Bots
commands-no-such-seat =
    { $bots ->
        [one] vor Platz { $seat } muss jeder Platz besetzt sein, und es gibt nur { $bots } Bot: ergänze --bots
       *[other] vor Platz { $seat } muss jeder Platz besetzt sein, und es gibt nur { $bots } Bots: ergänze --bots
    }
commands-finished = { $path } ist die Aufzeichnung eines beendeten Spiels: sieh es mit asterion replay
commands-somebody-has-to-play = { $bots } von { $players } Spielern können nicht Bots sein: jemand muss spielen

commands-deduction-agreed = an diesem Tisch hilft der Helfer: Spieler dürfen „sicher“, „warum“ oder „Tipp“ sagen
commands-with-deduction = An diesem Tisch hilft der Helfer: sag „sicher“, „warum“ oder „Tipp“.
