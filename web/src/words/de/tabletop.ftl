# Ein Gerät in der Mitte von Leuten, die auf Papier spielen: es leitet ihr Spiel.

tabletop-title = Rund um einen Tisch
tabletop-about = Ein Handy oder Tablet liegt in der Mitte und leitet das Spiel. Es sagt die Antworten laut; gezeichnet wird auf Papier.

## Vor dem Spiel

tabletop-book = Spiel
tabletop-preset = Regeln
tabletop-as-usual = wie im Buch
tabletop-players = Wer spielt
tabletop-player = Name von Spieler { $n }
tabletop-usual-name = Spieler { $n }
tabletop-blank-names = Wo du keinen Namen schreibst, gilt der graue.
tabletop-one-more = Einer mehr
tabletop-one-less = Einer weniger
tabletop-clock = Uhr
tabletop-clock-none = keine
tabletop-clock-seconds =
    { $n ->
        [one] eine Sekunde je Zug
       *[other] { $n } Sekunden je Zug
    }
tabletop-begin = Beginnen
tabletop-beginning = Das Labyrinth wird gezeichnet …
tabletop-elsewhere = Dieser Tisch wird um ein anderes Gerät gespielt. Er öffnet sich nur dort.
tabletop-new = Neues beginnen

## In der Mitte

tabletop-master = Die Spielleitung
tabletop-again = Was wurde gesagt?
tabletop-last = Letzte Züge
tabletop-back = Zurück
tabletop-voice-on = Laut sagen
tabletop-listen = Zuhören
tabletop-listening = Ich höre zu …
tabletop-sheets = Blätter drucken
tabletop-leave = Verlassen
tabletop-now = Jetzt { $name }
tabletop-nothing-said = Das Spiel hat begonnen.
tabletop-type = Zug tippen
tabletop-say = Sagen
tabletop-waiting = Warten …
tabletop-on-phone = { $name } antwortet am eigenen Handy.
tabletop-your-turn = am Zug
tabletop-phone-here = Handy ist da
tabletop-phone-away = Handy ist weg
tabletop-group = { $verb } …
tabletop-seat = { $name }: nachsehen, oder ein Handy nehmen
tabletop-time = Restzeit

## Einer allein

tabletop-pass = Gib { $name } das Gerät. Die anderen schauen weg.
tabletop-alone = darf allein schauen
tabletop-hold = Halten, um aufzudecken
tabletop-let-go = Lass los, und es ist wieder verdeckt. Zum Wählen schieb den Finger darauf und lass dort los, oder drück mit einem anderen Finger.
tabletop-chosen = hat geantwortet
tabletop-nothing-private = Dir allein wurde nichts gesagt.
tabletop-cover = Verdecken

## Ein eigenes Handy

tabletop-code = { $name } liest diesen Code ein, um am eigenen Handy zu schauen und zu antworten.
tabletop-use-phone = Habe ich: Privates geht dorthin
tabletop-no-phone = Kein Handy: zurück zu diesem Gerät
tabletop-take-phone = Lieber ein Handy
tabletop-look = Allein nachsehen
tabletop-local = Handys öffnen das nur, wenn sie diesen Rechner erreichen: starte den Server mit --host 0.0.0.0.

## Papier

tabletop-sheet-of = { $name }
tabletop-level = Ebene { $n }
tabletop-notes = Notizen
tabletop-print-plan = Plan drucken
tabletop-the-plan = Der Plan
tabletop-once-more = Noch einmal
tabletop-replay = Noch einmal sehen
tabletop-wins =
    { $n ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
tabletop-nobody = Niemand gewinnt.
