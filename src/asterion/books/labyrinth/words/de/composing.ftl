### Ein Zug, von Hand zusammengesetzt: wie seine Teile auf Knöpfen und in Listen heißen.

labyrinth-compose-go = gehen …
labyrinth-compose-flow = Strömung
labyrinth-compose-loop = Kreis
labyrinth-compose-more = wenn, dunkel …
labyrinth-compose-add-shoot = + schießen
labyrinth-compose-add-blow = + Wand sprengen
labyrinth-compose-action =
    { $action ->
        [shoot] schießen
        [blow] die Wand sprengen
        [mine] eine Mine legen
        [leave] ablegen
        [throw] werfen
        [take] nehmen
        [take-nothing] nichts nehmen
        [no-restock] nicht auffüllen
       *[prefer] wählen
    }
labyrinth-compose-slot =
    { $slot ->
        [way] Richtung
        [thing] Was
        [count] Wie viele
        [rank] Welcher Schatz
        [target] Auf wen
        [cell] Auf welchem Feld
        [ordered] Heimlich ein neues Feld bestellen
       *[told] Was gesagt wird
    }
labyrinth-compose-thing =
    { $thing ->
        [everything] alles
        [treasure] Schatz
        [bullet] Kugel
        [grenade] Granate
        [landmine] Mine
       *[corpse] Leiche
    }
labyrinth-compose-count =
    { $n ->
        [1] 1
        [2] 2
        [3] 3
       *[0] alle
    }
labyrinth-compose-rank =
    { $rank ->
        [topmost] oberster
        [lowest] unterster
        [second] zweitunterster
       *[old] alter
    }
labyrinth-compose-tells = Die Spielleitung sagt
labyrinth-compose-telling =
    { $telling ->
        [all] alles
        [dark] nichts: ein dunkler Zug
       *[some] nur einen Teil: halbdunkel
    }
