# Ein Tisch: er wartet auf Spieler, wird gespielt oder angeschaut, oder es ist aus.

table-table = Tisch
table-look-on = Zuschauen, ohne Platz
table-coming = Tisch wird geladen …
table-missing-hint = Vielleicht fehlt ein Teil des Links, oder der Tisch wurde gelöscht. Bitte noch einmal um den Link; Tische, die auf Spieler warten, sind auf der Startseite.

## Was gesagt wurde, und auf wen alle warten

table-you = Du
table-waiting-others = Warten auf die anderen.
table-waiting-for = Warten auf { LIST($said) }.
table-is-bot = { $name } (Bot)
table-is-away = { $name } (nicht da)

## Was vereinbart ist

table-agreed = Vereinbarte Regeln:
table-agreed-each = Jede Option, mit ihrer Regel

## Die Leiste und der Titel

table-title-mine = ● Du bist am Zug · { $title }
table-title-whose = { $name } am Zug · { $title }
table-sound-on = Ton an
table-sound-off = Ton aus
table-round = Runde { $n }
table-goal = Ziel
table-watching-short = Zuschauer
table-watching-hear = Du hörst, was alle hören.
table-how-it-stands = Zustand
table-what-things-do = Dinge
table-more-of = Mehr

## Die Karte

table-which-map = Welche Karte
table-laid-map = Die Karte des Spiels
table-own-map = Deine eigene Karte
table-truth-over = Den wahren Plan darüber zeigen
table-no-board = Es gibt noch kein Brett.
table-no-board-watching = Wer zuschaut, hört, was alle hören; die Bretter sehen bis zum Ende nur die Spieler.

## Das Blatt auf dem Handy

table-show-more = Mehr zeigen
table-show-all = Alles zeigen
table-fold-away = Weniger zeigen
table-said-and-heard = Mitschrift

## Etwas sagen

table-for-example = zum Beispiel: { $example }
table-you-said = du hast gesagt: { $example }
table-blocked = dahin geht es nicht: { $what }
table-blocked-not = jetzt nicht
table-not-asked = danach ist jetzt nicht gefragt. { $asked }
table-sure = Bist du sicher?
table-sure-of = Das lässt sich nicht zurücknehmen: { $command }?
table-sure-yes = Ja, { $command }
table-sure-no = Nein

## Die Leitung

table-wire-lost = Verbindung verloren; sie wird wieder aufgebaut. Nichts, was du getippt hast, geht verloren.
table-wire-try = Jetzt versuchen
table-wire-back = Wieder verbunden; nichts wurde verpasst.
table-wire-news =
    { $n ->
        [one] Wieder verbunden. Du hast eine Antwort verpasst.
       *[other] Wieder verbunden. Du hast { $n } Antworten verpasst.
    }

## Die erste Minute

table-hint = Tipp
table-hint-why = Warum?
table-hint-another = Noch einer
table-hint-none = Aus deinen Antworten folgt noch nichts. Versuch eine Richtung, in der du noch nicht warst.
table-choose-here = Wähle auf der Karte.
table-choose-secretly = Wähle auf der Karte; niemand sonst sieht es.

## Das Ende

table-over-alone = Das Spiel ist aus
table-could-know-show = Zeigen, was du hättest wissen können
table-could-know = Was du hättest wissen können:
table-could-know-share = { $known } von { $of } Dingen waren am Ende sicher.
table-could-know-since = Ab Zug { $n }: { $words }
table-could-know-thinking = Es wird geprüft, was du hättest wissen können …
table-bots-were = Was die Bots vorhatten:
table-bot-was = { $name }: { LIST($aims, type: "join") }
table-again = Noch ein Spiel
table-harder = Schwerer
table-same-with-friend = Dasselbe Labyrinth zu zweit
table-play-last = Meinen letzten Zug noch einmal
table-see-truth = Wiederholung mit dem wahren Plan

## Das Brett in Worten

table-map-size =
    { $width ->
        [one] Eine Karte mit einer Spalte
       *[other] Eine Karte mit { $width } Spalten
    } und { $height ->
        [one] einer Zeile.
       *[other] { $height } Zeilen.
    }

table-unread =
    { $n ->
        [one] Eine neue Zeile
       *[other] { $n } neue Zeilen
    }
table-learn-missed = Aus Verpasstem lernen
table-story = Die Geschichte des Spiels
