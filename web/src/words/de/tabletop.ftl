# Ein Gerät in der Mitte von Leuten, die auf Papier spielen: es leitet ihr Spiel.

tabletop-title = An einem Gerät
tabletop-about = Ein Handy oder Tablet liegt in der Mitte und leitet das Spiel. Es sagt die Antworten laut; gezeichnet wird auf Papier.

## Vor dem Spiel

tabletop-book = Spiel
tabletop-preset = Regeln
tabletop-as-usual = Vorgabe des Buchs
tabletop-players = Spieler
tabletop-player = Name von Spieler { $n }
tabletop-usual-name = Spieler { $n }
tabletop-blank-names = Wenn du einen Namen frei lässt, gilt der graue.
tabletop-one-more = Spieler hinzufügen
tabletop-one-less = Spieler entfernen
tabletop-clock = Uhr
tabletop-clock-none = keine
tabletop-clock-seconds =
    { $n ->
        [one] eine Sekunde pro Zug
       *[other] { $n } Sekunden pro Zug
    }
tabletop-begin = Beginnen
tabletop-beginning = Das Labyrinth wird gezeichnet …
tabletop-elsewhere = Dieser Tisch wird an einem anderen Gerät gespielt. Er öffnet sich nur dort.
tabletop-new = Neues Spiel

## In der Mitte

tabletop-master = Die Spielleitung
tabletop-again = Noch einmal sagen
tabletop-last = Letzte Züge
tabletop-back = Zurück
tabletop-voice-on = Vorlesen
tabletop-listen = Zuhören
tabletop-listening = Ich höre zu …
tabletop-sheets = Blätter drucken
tabletop-leave = Verlassen
tabletop-now = { $name } ist am Zug
tabletop-nothing-said = Das Spiel hat begonnen.
tabletop-type = Zug tippen
tabletop-say = Sagen
tabletop-waiting = Warten …
tabletop-on-phone = { $name } antwortet am eigenen Handy.
tabletop-your-turn = am Zug
tabletop-phone-here = Handy verbunden
tabletop-phone-away = Handy nicht verbunden
tabletop-group = { $verb } …
tabletop-seat = { $name }: nachsehen, oder ein Handy nehmen
tabletop-time = Restzeit

## Einer allein

tabletop-pass = Gib { $name } das Gerät. Die anderen schauen weg.
tabletop-alone = nur du darfst hinsehen
tabletop-hold = Zum Aufdecken gedrückt halten
tabletop-let-go = Lass los, und es ist wieder verdeckt. Zum Wählen schieb den Finger darauf und lass dort los, oder drück mit einem anderen Finger.
tabletop-chosen = hat geantwortet
tabletop-nothing-private = Du hast keine privaten Nachrichten.
tabletop-cover = Verdecken

## Ein eigenes Handy

tabletop-code = { $name } scannt diesen Code, um am eigenen Handy zu schauen und zu antworten.
tabletop-use-phone = Fertig: Privates kommt aufs Handy
tabletop-no-phone = Kein Handy: an diesem Gerät
tabletop-take-phone = Lieber ein Handy
tabletop-look = Allein nachsehen
tabletop-local = Handys öffnen das nur, wenn sie diesen Rechner erreichen: starte den Server mit --host 0.0.0.0.

## Papier

tabletop-sheet-of = { $name }
tabletop-level = Ebene { $n }
tabletop-notes = Notizen
tabletop-print-plan = Plan drucken
tabletop-the-plan = Der Plan
tabletop-once-more = Noch ein Spiel
tabletop-replay = Wiederholung ansehen
tabletop-wins =
    { $n ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
tabletop-nobody = Niemand gewinnt.
