# Sich zu einem Spiel an die Tastatur setzen.

commands-which-book = Welches Spiel?
commands-which-number = 1 bis { $count }
commands-number-please = Bitte eine Zahl von 1 bis { $count }, oder der Name eines Spiels.
commands-vote-about = Vor dem Spiel stimmen alle ab. Was zu Beginn gewählt wurde, hat 49 von 100 Stimmen, den Rest teilen sich die Spieler. vote zeigt, worüber; vote plan.width 6 ist eine Stimme, vote plan.width nimmt sie zurück. Danach entsteht der Plan.
commands-vote-prompt = { $name }, deine Stimmen; Enter, wenn es keine mehr gibt
commands-vote-how = gib eine Stimme ab, wie in „vote plan.width 6“; vote allein zeigt, worüber; Enter geht weiter
commands-company = Bots am Tisch: { LIST($bots, type: "join") }.
commands-bot = { $name } (Bot { $kind })
commands-record-was-cut = Die letzte Zeile der Aufzeichnung war abgeschnitten, wie nach einem Absturz: dieser Befehl gilt nicht.

# Was nicht sein kann.
commands-resume-alone = --resume macht mit dem Spiel weiter, wie es ist; daneben gibt es --bots, --seed
commands-bots-alone = --bot schaut Bots allein zu: daneben gibt es kein --players, kein --bots und kein --seat
commands-plan-from-keyboard = der Plan kann hier nicht von der Standardeingabe kommen: das ist die Tastatur
commands-master-at-keyboard = für eine Person als Spielleitung ist an der Tastatur kein Platz: sie leitet mit asterion referee { $book } --set master=human, oder du eröffnest einen Tisch mit asterion serve
commands-too-many-bots = { $book } hat { $seats } Plätze, zu wenige für { $bots } Bots
commands-no-such-seat =
    { $bots ->
        [one] vor Platz { $seat } muss jeder Platz besetzt sein, und es gibt nur { $bots } Bot: sag --bots
       *[other] vor Platz { $seat } muss jeder Platz besetzt sein, und es gibt nur { $bots } Bots: sag --bots
    }
commands-finished = { $path } ist die Aufzeichnung eines beendeten Spiels: sieh es mit asterion replay
commands-somebody-has-to-play = { $bots } von { $players } Spielern können nicht Bots sein: jemand muss spielen

commands-deduction-agreed = an diesem Tisch wird geschlossen: Spieler dürfen certain, why oder hint sagen
commands-with-deduction = An diesem Tisch wird geschlossen: sag certain, why oder hint.
