# Sich zu einem Spiel an die Tastatur setzen.

commands-which-book = Welches Spiel?
commands-which-number = 1 bis { $count }
commands-number-please = Bitte eine Zahl von 1 bis { $count }, oder der Name eines Spiels.
commands-company = Bots am Tisch: { LIST($bots, type: "join") }.
commands-bot = { $name } (Bot { $kind })
commands-record-was-cut = Die letzte Zeile der Aufzeichnung war abgeschnitten, wie nach einem Absturz: dieser Befehl gilt nicht.

# Was nicht sein kann.
commands-resume-alone = --resume macht mit dem Spiel weiter, wie es ist; daneben gibt es --bots, --seed
commands-bots-alone = --bot schaut Bots allein zu: daneben gibt es kein --players und kein --bots
commands-plan-from-keyboard = der Plan kann hier nicht von der Standardeingabe kommen: das ist die Tastatur
commands-too-many-bots = { $book } hat { $seats } Plätze, zu wenige für { $bots } Bots
commands-finished = { $path } ist die Aufzeichnung eines beendeten Spiels: sieh es mit asterion replay
commands-somebody-has-to-play = { $bots } von { $players } Spielern können nicht Bots sein: jemand muss spielen

commands-deduction-agreed = an diesem Tisch wird geschlossen: Spieler dürfen certain, why oder hint sagen
commands-with-deduction = An diesem Tisch wird geschlossen: sag certain, why oder hint.
