# ChamberCrawler3000 auf dem ganzen Bildschirm. Tasten und Buchstaben drückt man, wie sie dastehen.

terminal-crawl-hint = ?: Tasten   f: Gegner anhalten   m: Verlauf   r: von vorn   q: beenden
terminal-crawl-hint-race = ?: Tasten   q: beenden
terminal-crawl-hint-watch = { $bot }, { $pace }   Leertaste: ein Zug   Enter: halt und weiter   + -: Tempo   m: Verlauf   q: beenden
terminal-crawl-by-steps = Schritt für Schritt
terminal-crawl-speed = { $speed } Züge pro Sekunde
terminal-crawl-no-key = Diese Taste hat hier keine Wirkung; ? zeigt die Tasten.
terminal-crawl-press = Drück eine von { LIST($letters, type: "join") }, oder q zum Beenden.
terminal-crawl-restart = Mit einem anderen Volk von vorn? y oder n
terminal-crawl-give-up = Aufgeben und das Spiel beenden? y oder n
terminal-crawl-drink = { $kind } { $does }. Enter trinkt ihn.
terminal-crawl-drink-unknown = Ein Trank, den du nicht kennst. Enter trinkt ihn.
terminal-crawl-merchant = Der Händler ist friedlich. Enter schlägt ihn und erzürnt alle Händler.
terminal-crawl-over = Das Spiel ist aus. Drück eine Taste zum Beenden.
terminal-crawl-any-key = Drück eine Taste, um zum Spiel zurückzukehren.
terminal-crawl-who = Wer bist du? Drück einen Buchstaben.

terminal-race-s = sein Gold zählt am Ende anderthalbfach
terminal-race-d = Tränke wirken anderthalbfach, gute wie schlechte
terminal-race-v = jeder Treffer gibt ihm 5 LP, ohne Grenze; Zwerge machen ihn krank
terminal-race-g = stiehlt jedem Erschlagenen 5 Gold; Orks hassen ihn
terminal-race-t = gewinnt in jedem Zug 5 LP zurück

terminal-potion-RH = heilt
terminal-potion-BA = stärkt den Angriff
terminal-potion-BD = stärkt die Abwehr
terminal-potion-PH = vergiftet
terminal-potion-WA = schwächt den Angriff
terminal-potion-WD = schwächt die Abwehr

## Neben der Karte

terminal-crawl-map-goes-on = Karte geht weiter { $signs }{ "   " }
terminal-crawl-hp = LP { NUMBER($points, useGrouping: 0) }
terminal-crawl-hp-of = LP { NUMBER($points, useGrouping: 0) } von { NUMBER($most, useGrouping: 0) }
terminal-crawl-attack = Angriff { NUMBER($attack, useGrouping: 0) }
terminal-crawl-defence = Abwehr { NUMBER($defence, useGrouping: 0) }
terminal-crawl-gold = Gold { NUMBER($gold, useGrouping: 0) }
terminal-crawl-floor = Stockwerk { $floor } von { $floors }
terminal-crawl-race-floor = { $race }, Stockwerk { $floor } von { $floors }
terminal-crawl-frozen = Gegner stehen still
terminal-crawl-hostile = Händler sind feindlich
terminal-crawl-known = Bekannte Tränke
terminal-crawl-beside = Neben dir
terminal-crawl-way-no = Norden
terminal-crawl-way-so = Süden
terminal-crawl-way-ea = Osten
terminal-crawl-way-we = Westen
terminal-crawl-way-ne = Nordosten
terminal-crawl-way-nw = Nordwesten
terminal-crawl-way-se = Südosten
terminal-crawl-way-sw = Südwesten
terminal-crawl-potion = P { $way }: { $does }
terminal-crawl-potion-unknown = P { $way }: ein Trank, den du nicht kennst
terminal-crawl-enemy = { $letter } { $way }: { $enemy }, { $left } LP; dein Schlag { $hit }, { $answer }
terminal-crawl-peaceful = er ist friedlich
terminal-crawl-answers = seiner { $damage }
terminal-crawl-answers-twice = seiner zweimal { $damage }

## Die Seite der Tasten. Die Spalten sind mit Leerzeichen gezeichnet; was man drückt, bleibt, wie es ist

terminal-crawl-keys =
    ChamberCrawler3000: fünf Stockwerke die Treppen \ hinab, mit allem Gold.

    Gehen                                    Ziffern    vi         WASD
    {"    "}\ | /      Pfeile, und Pos1,          7 8 9      y k u        w
    {"    "}- @ -      Bild auf, Ende, Bild ab    4   6      h   l      a s d
    {"    "}/ | \      für die Diagonalen         1 2 3      b j n

    {"    "}in einen Gegner   du schlägst ihn; einen friedlichen Händler nur, wenn Enter folgt
    {"    "}in einen Trank    du wirst gefragt, und Enter trinkt ihn
    {"    "}über Gold G       du nimmst es, außer sein Drache D lebt noch
    {"    "}auf die Treppe \  hinab ins nächste Stockwerk; aus dem fünften hinaus

    f   Gegner bleiben stehen oder gehen weiter; es kostet keinen Zug
    m   der Verlauf von allem, was geschah      ?   diese Seite
    r   mit einem anderen Volk von vorn         Q   aufgeben: das Spiel endet
    q   beenden; das Spiel bleibt erhalten (auch Strg-D und Strg-C)

    H Mensch  W Zwerg  L Halbling  E Elf (schlägt zweimal)  O Ork  M Händler  D Drache
    P Trank: nützlich oder schädlich, unbekannt, bis einer seiner Art getrunken ist

    Jede Taste führt zurück zum Spiel.

## Wörter hinein, Bilder heraus

terminal-crawl-which-race = { $question }; q beendet.
terminal-crawl-again = Noch einmal spielen? y oder n.
