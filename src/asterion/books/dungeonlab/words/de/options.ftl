# Was ein Tisch vereinbaren kann.

dungeonlab-option-landings = Landungen pro Spieler; 0 heißt allein wie im Buch, zu mehreren ohne Grenze
    .name = Landungen
    .agreed =
        { $value ->
            [0] Landungen wie im Buch
            [one] eine Landung
           *[other] { $value } Landungen
        }
dungeonlab-option-round-limit = nach wie vielen Runden das Spiel ohne Sieger endet; 0 heißt nie
    .name = Rundengrenze
    .agreed =
        { $value ->
            [0] beliebig viele Runden
            [one] höchstens eine Runde
           *[other] höchstens { $value } Runden
        }
dungeonlab-option-hearing = wer die Züge eines Spielers und ihre Antworten hört
    .name = wer hört
    .value-everyone = alle
    .value-nobody = niemand
    .agreed =
        { $value ->
            [nobody] niemand hört die anderen
           *[everyone] alle hören alles
        }
dungeonlab-option-dynamite = Läden verkaufen Dynamit, das wie eine Granate wirkt
    .name = Dynamit
    .agreed =
        { $value ->
            [true] Dynamit
           *[false] kein Dynamit
        }
dungeonlab-option-kits = Ausrüstungen pro Landung; 0 heißt: 3 in einem kleinen Verlies, 5 in einem großen
    .name = Ausrüstungen
    .agreed =
        { $value ->
            [0] Ausrüstungen nach Größe
            [one] eine Ausrüstung
           *[other] { $value } Ausrüstungen
        }
dungeonlab-option-kit-bullets = Kugeln in einer Ausrüstung
    .name = Kugeln in einer Ausrüstung
    .agreed =
        { $value ->
            [one] eine Kugel in einer Ausrüstung
           *[other] { $value } Kugeln in einer Ausrüstung
        }
dungeonlab-option-skins-as-money = mit Fellen kann man überall zahlen
    .name = Felle als Geld
    .agreed =
        { $value ->
            [true] Felle als Geld
           *[false] Felle sind kein Geld
        }
dungeonlab-option-deadly = Bisse, Stiche und Verbrennungen töten, wenn ihre Grenze erreicht, oder erst, wenn sie überschritten ist
    .name = Wunden töten
    .value-reached = wenn die Grenze erreicht ist
    .value-exceeded = wenn die Grenze überschritten ist
    .agreed =
        { $value ->
            [exceeded] Wunden töten erst, wenn die Grenze überschritten ist
           *[reached] Wunden töten, wenn die Grenze erreicht ist
        }
dungeonlab-option-waiting = Züge, die man nach dem Tod wartet
    .name = Wartezüge nach einem Tod
    .agreed =
        { $value ->
            [0] kein Warten nach einem Tod
            [one] ein Zug Warten nach einem Tod
           *[other] { $value } Züge Warten nach einem Tod
        }
dungeonlab-option-name-walls = wer gegen eine Wand läuft, erfährt ihre Art
    .name = Wände werden benannt
    .agreed =
        { $value ->
            [true] die Art der Wand wird angesagt
           *[false] die Art der Wand wird nicht angesagt
        }
dungeonlab-option-see-players = Spieler sieht man aus dem Nachbarfeld
    .name = Spieler sind zu sehen
    .agreed =
        { $value ->
            [true] Spieler sind zu sehen
           *[false] Spieler sind nicht zu sehen
        }
dungeonlab-option-free-climbing = an einem Baum wird sofort gefragt, ob du kletterst, und das kostet keinen Zug
    .name = Klettern kostet nichts
    .agreed =
        { $value ->
            [true] Klettern kostet nichts
           *[false] Klettern kostet einen Zug
        }
dungeonlab-option-free-skinning = du wirst sofort gefragt, ob du häutest, und das kostet keinen Zug
    .name = Häuten kostet nichts
    .agreed =
        { $value ->
            [true] Häuten kostet nichts
           *[false] Häuten kostet einen Zug
        }
dungeonlab-option-maps = Läden verkaufen 1x1- und 3x3-Karten
    .name = Karten in Läden
    .agreed =
        { $value ->
            [true] Läden verkaufen Karten
           *[false] keine Karten in Läden
        }
dungeonlab-option-prison-turns = Züge in einem Gefängnis, wenn mehrere spielen
    .name = Züge im Gefängnis
    .agreed =
        { $value ->
            [one] ein Zug im Gefängnis
           *[other] { $value } Züge im Gefängnis
        }
dungeonlab-option-fine = die Strafe im Gefängnis, wenn einer allein spielt
    .name = Strafe
    .agreed = eine Strafe von { $value }
dungeonlab-option-demolition = zwei Granaten zerstören ein Gefängnis
    .name = Sprengen von Gefängnissen
    .agreed =
        { $value ->
            [true] Gefängnisse lassen sich sprengen
           *[false] Gefängnisse bleiben stehen
        }
dungeonlab-option-political-turns = Züge in einem politischen Gefängnis, wenn mehrere spielen
    .name = Züge im politischen Gefängnis
    .agreed =
        { $value ->
            [one] ein Zug im politischen Gefängnis
           *[other] { $value } Züge im politischen Gefängnis
        }
dungeonlab-option-center = ein Verwaltungszentrum zeigt die Karte, oder das Feld am Ausgang und eines daneben
    .name = das Verwaltungszentrum zeigt
    .value-map = die Karte
    .value-peek = den Ausgang
    .agreed =
        { $value ->
            [peek] das Verwaltungszentrum zeigt den Ausgang
           *[map] das Verwaltungszentrum zeigt die Karte
        }
dungeonlab-option-center-again = ein Verwaltungszentrum hilft einmal pro Landung, nicht einmal pro Spiel
    .name = das Zentrum hilft wieder
    .agreed =
        { $value ->
            [true] das Zentrum hilft einmal pro Landung
           *[false] das Zentrum hilft einmal pro Spiel
        }
dungeonlab-option-blasters-kill = Blaster töten auch grünäugige Tiere
    .name = Blaster töten Tiere
    .agreed =
        { $value ->
            [true] Blaster töten Tiere
           *[false] Blaster töten keine Tiere
        }
dungeonlab-option-orc-fine = Läden verlangen für Ork- und Urkhfelle eine Strafe
    .name = Strafen für Orkfelle
    .agreed =
        { $value ->
            [true] Strafen für Orkfelle
           *[false] keine Strafen für Orkfelle
        }
dungeonlab-option-werewolves = es kann Werwölfe geben
    .name = Werwölfe
    .agreed =
        { $value ->
            [true] Werwölfe
           *[false] keine Werwölfe
        }
dungeonlab-option-exote-beasts = es kann exotische Tiere geben
    .name = exotische Tiere
    .agreed =
        { $value ->
            [true] exotische Tiere
           *[false] keine exotischen Tiere
        }
dungeonlab-option-wounds = welche Wunden eines Tiers bis zum nächsten Zug bleiben
    .name = bleibende Wunden
    .value-all = alle
    .value-bullets = Schusswunden
    .agreed =
        { $value ->
            [bullets] nur Schusswunden der Tiere bleiben
           *[all] alle Wunden der Tiere bleiben
        }
dungeonlab-option-arnor = Elbenklingen wehren nur ab; Arnorklingen töten schwarze Reiter
    .name = Arnorklingen
    .agreed =
        { $value ->
            [true] Arnorklingen
           *[false] keine Arnorklingen
        }
dungeonlab-option-exote-ontifutlai = auch ein Ontifutlas wird in einem Gourm exotisch
    .name = exotische Ontifutlai
    .agreed =
        { $value ->
            [true] Ontifutlai werden in Gourms exotisch
           *[false] Ontifutlai bleiben in Gourms, wie sie sind
        }
dungeonlab-option-water-in-flight = auch Wasser neben dem überflogenen Feld verscheucht einen Ontifutlas
    .name = Wasser verscheucht im Flug
    .agreed =
        { $value ->
            [true] Wasser verscheucht im Flug
           *[false] Wasser verscheucht nicht im Flug
        }
dungeonlab-option-marmars = es kann Marmare geben
    .name = Marmare
    .agreed =
        { $value ->
            [true] Marmare
           *[false] keine Marmare
        }
dungeonlab-option-cops = es kann Polizisten geben, die nichts fragen
    .name = Polizisten, die nichts fragen
    .agreed =
        { $value ->
            [true] Polizisten, die nichts fragen
           *[false] keine Polizisten, die nichts fragen
        }
dungeonlab-option-lokhs = es kann Lokhs geben
    .name = Lokhs
    .agreed =
        { $value ->
            [true] Lokhs
           *[false] keine Lokhs
        }
dungeonlab-option-glimpse = wer in eine Grube fällt, sieht kurz, was ringsum ist
    .name = ein Blick im Fallen
    .agreed =
        { $value ->
            [true] ein Blick im Fallen
           *[false] kein Blick im Fallen
        }
dungeonlab-option-waterfalls = Flüsse können auf die Ebene darunter fallen
    .name = Wasserfälle
    .agreed =
        { $value ->
            [true] Wasserfälle
           *[false] keine Wasserfälle
        }

# Wie ein erzeugter Plan sein soll.

dungeonlab-setting-width = Spalten der Grundfläche
    .name = Breite
dungeonlab-setting-height = Zeilen der Grundfläche
    .name = Höhe
dungeonlab-setting-levels = Ebenen
    .name = Ebenen
    .value-1 = eine
    .value-2 = zwei
    .value-4 = vier
dungeonlab-setting-difficulty = wie viele Wände und Bewohner, und welche
    .name = Schwierigkeit
    .value-easy = leicht
    .value-normal = normal
    .value-hard = schwer
dungeonlab-setting-branches = Zahl der Abzweige nach Osten oder Süden
    .name = Abzweige
dungeonlab-setting-walls = Anteil der Wände zwischen Feldern, in Prozent
    .name = Wände
dungeonlab-setting-filled = Anteil der bewohnten Plätze, in Prozent
    .name = Bewohner
dungeonlab-setting-rivers = Zahl der Flüsse
    .name = Flüsse
dungeonlab-setting-pits = Zahl der Gruben
    .name = Gruben
dungeonlab-setting-kits = für ein Spiel mit so vielen Ausrüstungen pro Landung; 0 nach Größe
    .name = Ausrüstungen
dungeonlab-setting-werewolves = es kann Werwölfe geben
    .name = Werwölfe
dungeonlab-setting-exote-beasts = es kann exotische Tiere geben
    .name = exotische Tiere
dungeonlab-setting-arnor = es können Arnorklingen zu finden sein
    .name = Arnorklingen
dungeonlab-setting-marmars = es kann Marmare geben
    .name = Marmare
dungeonlab-setting-cops = es kann Polizisten geben, die nichts fragen
    .name = Polizisten, die nichts fragen
dungeonlab-setting-lokhs = es kann Lokhs geben
    .name = Lokhs
dungeonlab-setting-waterfalls = Flüsse können auf die Ebene darunter fallen
    .name = Wasserfälle
dungeonlab-setting-maps = es können Karten zu finden sein
    .name = Karten
dungeonlab-setting-dynamite = es kann Dynamit zu finden sein
    .name = Dynamit

## Überschriften des Formulars

dungeonlab-group-frame = Grundlagen
dungeonlab-group-walls = Wände und Blicke
dungeonlab-group-turn = Der Zug
dungeonlab-group-lights = Lichter
dungeonlab-group-beasts = Tiere
dungeonlab-group-rest = Ungeheuer, Bäume und der Rest

## Vorlagen: ein Name, und drei Zeilen auf ihrer Karte

dungeonlab-preset-classic = klassisch
    .lines =
        Das Spiel, wie man es auf Papier spielt.
        Alle hören alles.
        Klettern und Häuten kosten einen Zug.
dungeonlab-preset-computer = Computer
    .lines =
        Wie die alte Computerfassung.
        Niemand hört die anderen.
        Klettern und Häuten kosten nichts.
dungeonlab-preset-everything = alles
    .lines =
        Werwölfe, Marmare, Lokhs, exotische Tiere.
        Karten, Dynamit und Arnorklingen.
        Alles, was in den Regeln vorkommt, ist da.
