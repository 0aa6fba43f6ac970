### Die Antwort auf einen Zug, und die Satzteile, aus denen sie besteht.

## Sätze aus Satzteilen

labyrinth-sentence = { CAPITAL(LIST($clauses, type: "join")) }.
labyrinth-loud-sentence = { CAPITAL($clause) }
labyrinth-sentences = { $before } { $next }
labyrinth-done = Erledigt.
labyrinth-done-in-the-dark = { CAPITAL($request) } – erledigt.
labyrinth-numbered = { $n }. { $sentence }
labyrinth-done-as-first = 1. { CAPITAL($request) } – erledigt.

labyrinth-part-answered = { $asked } – { LIST($clauses, type: "join") }
labyrinth-clauses = { LIST($clauses, type: "join") }
labyrinth-parts-answered = { $before }; { $next }
labyrinth-whole-answer = { CAPITAL($answer) }.

## Die Bewegung

labyrinth-walked =
    { $entered ->
        [L] auf Land gegangen
        [H] in ein Krankenhaus gegangen
        [W] in eine Waffenkammer gegangen
        [P] in eine Grube gefallen
        [R] in einen Fluss gegangen, von der Strömung { $reached ->
            [D] bis in ein Delta{" "}
           *[other] {""}
        }mitgenommen
        [D] in ein Delta gegangen
        [E] auf das Zeckenfeld geraten
        [O] aus dem Labyrinth hinausgegangen
       *[B] am Fluss entlanggegangen
    }
labyrinth-walked-short =
    { $entered ->
        [L] auf Land gegangen
        [H] in ein Krankenhaus gegangen
        [W] in eine Waffenkammer gegangen
        [P] in eine Grube gefallen, in die nächste des Kreises geworfen
        [R] in einen Fluss gegangen, von der Strömung { $reached ->
            [D] bis in ein Delta{" "}
           *[other] {""}
        }mitgenommen
        [D] in ein Delta gegangen
        [E] auf das Zeckenfeld geraten
        [O] aus dem Labyrinth hinausgegangen
       *[B] am Fluss entlanggegangen
    }
labyrinth-fell-into-pit = in eine Grube gefallen
labyrinth-walked-by-flow = mit der Strömung { labyrinth-kind.into } gegangen
labyrinth-moved-by-loop = in die nächste Grube des Kreises gegangen
labyrinth-stopped =
    { $blocked ->
        [wall] das geht nicht – da ist eine Wand
        [way] dahin geht es nicht
       *[river] hier kommt dir ein Fluss entgegen
    }
labyrinth-stopped-short =
    { $blocked ->
        [wall] gegen eine Wand gestoßen
        [way] dahin geht es nicht
       *[river] hier kommt dir ein Fluss entgegen
    }
labyrinth-stopped-carried =
    { $blocked ->
        [wall] dahin geht es nicht – da ist eine Wand
        [way] dahin geht es nicht
       *[river] hier kommt dir ein Fluss entgegen
    }; von der Strömung { labyrinth-kind.into } mitgenommen
labyrinth-stopped-carried-short = { labyrinth-stopped-short }; von der Strömung { labyrinth-kind.into } mitgenommen

## Was hinzukommt

labyrinth-healed = geheilt
labyrinth-cremated = die Leiche wurde eingeäschert
labyrinth-woke = die Zecke geweckt
labyrinth-ashes = der Schatz ist zu Asche zerfallen
labyrinth-found = { FORM($things, "accusative") } gefunden
labyrinth-stocked =
    du hast { $bullets ->
        [one] { $bullets } Kugel
       *[other] { $bullets } Kugeln
    } und { labyrinth-stock-of-grenades }
labyrinth-stocked-grenades = du hast { labyrinth-stock-of-grenades }
labyrinth-stock-of-grenades =
    { $grenades ->
        [one] { $grenades } Granate
       *[other] { $grenades } Granaten
    }{ $load ->
        [corpse] , eine Leiche
        [landmine] , eine Mine
        [treasure] , einen Schatz
       *[nothing] {""}
    }

## Was für sich allein steht

labyrinth-blew-up =
    { $killed ->
        [true] auf eine Mine getreten, tot
       *[false] auf eine Mine getreten, verwundet
    }
labyrinth-screamed = ein Schrei ist zu hören!
labyrinth-infected-killed = du hast dich angesteckt und stirbst daran
labyrinth-infected-unlimited = du hast dich angesteckt
labyrinth-infected = du hast dich angesteckt; bis ins Krankenhaus bleiben dir { labyrinth-moves }
labyrinth-died-sick = du hast kein Krankenhaus rechtzeitig erreicht und stirbst
labyrinth-got-lost = du hast nicht ins Labyrinth zurückgefunden und bist verschollen
labyrinth-shot-missed = kein Schrei ist zu hören
labyrinth-shot-and-fell =
    { $scream ->
        [true] ein Schrei ist zu hören! Dir
       *[false] kein Schrei ist zu hören; dir
    } { FORM($things, "number") ->
        [one] fällt
       *[many] fallen
    } { $things } vor die Füße
labyrinth-threw-grenade =
    { $wall ->
        [missing] da war keine Wand
        [gone] da steht keine Wand mehr
       *[there] die Wand steht noch
    }
labyrinth-grenade-thrown = Granate geworfen
labyrinth-set-landmine = die Mine ist gelegt
labyrinth-left-thing = du legst { FORM($thing, "accusative") } ab
labyrinth-threw-thing =
    du wirfst { FORM($thing, "accusative") } { labyrinth-to-way }{ $feet ->
        [true] {" "}– und findest { FORM($thing, "accusative") } zu deinen Füßen
       *[false] {""}
    }{ $cremated ->
        [true] , die Leiche wurde eingeäschert
       *[false] {""}
    }{ $explosion ->
        [true] , eine Explosion ist zu hören
       *[false] {""}
    }
labyrinth-threw-thing-scream = { labyrinth-threw-thing }, ein Schrei ist zu hören!
labyrinth-took-thing = du nimmst { FORM($things, "accusative") }
labyrinth-no-luck = { $asked } – { labyrinth-why-not }
labyrinth-why-not =
    { $why ->
        [none] Pech, du hast vergessen, dass du davon längst { $thing ->
            [treasure] keinen mehr hast
           *[other] keine mehr hast
        }
        [unwell] Pech, in deinem Zustand geht das nicht
        [forbidden] Pech, von hier aus wird nicht geschossen
        [damp] Pech, das Pulver ist feucht
       *[nothing-there] Pech, hier gibt es nichts zu nehmen
    }
labyrinth-you-are = du bist { labyrinth-place }
labyrinth-part-done = erledigt

## Ein Schuss in der Antwort auf einen bedingten Zug

labyrinth-shot =
    noch { labyrinth-bullets-held }{ $ground ->
        [0] {""}
       *[other] , am Boden { $lying }
    }, { $scream ->
        [true] ein Schrei ist zu hören
       *[false] kein Schrei ist zu hören
    }{ $fell }
labyrinth-shot-again =
    { $scream ->
        [true] ein Schrei ist zu hören
       *[false] kein Schrei ist zu hören
    }{ $fell }, immer noch { labyrinth-bullets-held }
labyrinth-shot-fell =
    , dir { FORM($things, "number") ->
        [one] fällt
       *[many] fallen
    } { $things } vor die Füße

## Was ein halbdunkler Zug erfragt

labyrinth-told-wall =
    { $value ->
        [yes] Du bist gegen eine Wand gestoßen.
       *[no] Keine Wand.
    }
labyrinth-told-carried =
    { $value ->
        [yes] Von der Strömung mitgenommen.
       *[no] Nicht mitgenommen.
    }
labyrinth-told-scream =
    { $value ->
        [yes] Ein Schrei ist zu hören!
       *[no] Kein Schrei ist zu hören.
    }
labyrinth-told-blast =
    { $value ->
        [wounded] Auf eine Mine getreten, verwundet.
        [killed] Auf eine Mine getreten, tot.
       *[no] Keine Explosion.
    }
labyrinth-told-same-cell = Auf demselben Feld wie zuvor.

## Wie es um jemanden steht

labyrinth-standing = { LIST($parts, type: "join") }
labyrinth-health =
    { $health ->
        [healthy] gesund
        [wounded] verwundet
        [infected] infiziert
        [dead] tot
       *[lost] verschollen
    }
labyrinth-immune = immun
labyrinth-load =
    { $load ->
        [corpse] eine Leiche
        [landmine] eine Mine
        [treasure] ein Schatz
       *[nothing] nichts
    }
labyrinth-load-nothing-else = sonst nichts
labyrinth-moves-to-heal =
    { $n ->
        [0] kein Zug zum Heilen
        [1] noch ein Zug zum Heilen
       *[other] noch { labyrinth-number } Züge zum Heilen
    }
labyrinth-moves-to-heal-unlimited = beliebig viele Züge zum Heilen
