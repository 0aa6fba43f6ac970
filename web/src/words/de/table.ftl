# Ein Tisch: er wartet auf Spieler, wird gespielt oder angeschaut, oder es ist aus.

table-table = Tisch
table-look-on = Zuschauen, ohne den Platz
table-coming = Tisch wird geladen …
table-missing-hint = Vielleicht ging ein Teil des Links verloren, oder der Tisch wurde gelöscht. Lass dir den Link noch einmal schicken; Tische, an denen noch Plätze frei sind, stehen auf der ersten Seite.

## Was gesagt wurde, und auf wen alle warten

table-you = Du
table-waiting-others = Warten auf die anderen.
table-waiting-for = Es wird gewartet auf { LIST($said) }.
table-is-bot = { $name } (Bot)
table-is-away = { $name } (nicht da)

## Was vereinbart ist

table-agreed = Vereinbart:
table-agreed-each = Alles einzeln, mit seiner Regel

## Die Leiste und der Titel

table-title-mine = ● Du bist am Zug · { $title }
table-title-whose = { $name } am Zug · { $title }
table-sound-on = Ton an
table-sound-off = Ton aus
table-round = Runde { $n }
table-goal = Ziel
table-watching-short = Zuschauer
table-watching-hear = Du hörst, was alle hören.
table-how-it-stands = Wie es steht
table-what-things-do = Was die Dinge tun
table-more-of = Mehr darüber, wie es steht

## Die Karte

table-which-map = Welche Karte
table-laid-map = Die Karte, die dir gezeigt wird
table-own-map = Deine eigene Karte
table-truth-over = Die Wahrheit darüber
table-no-board = Es gibt noch kein Brett.
table-no-board-watching = Wer zuschaut, hört, was alle hören; die Bretter gehören bis zum Ende den Spielern.

## Das Blatt auf dem Handy

table-show-more = Mehr zeigen
table-show-all = Alles Gesagte zeigen
table-fold-away = Einklappen
table-said-and-heard = Gesagt und gehört

## Etwas sagen

table-for-example = zum Beispiel: { $example }
table-you-said = du hast gesagt: { $example }
table-blocked = dahin geht es nicht: { $what }
table-blocked-not = jetzt nicht
table-not-asked = danach ist jetzt nicht gefragt. { $asked }
table-sure = Sicher?
table-sure-of = Das lässt sich nicht zurücknehmen: { $command }?
table-sure-yes = Ja, { $command }
table-sure-no = Nein

## Die Leitung

table-wire-lost = Die Verbindung ist weg; sie wird von selbst wieder gesucht. Nichts, was du tippst, geht verloren.
table-wire-try = Jetzt versuchen
table-wire-back = Wieder verbunden; nichts wurde verpasst.
table-wire-news =
    { $n ->
        [one] Wieder verbunden: inzwischen kam eine Antwort.
       *[other] Wieder verbunden: inzwischen kamen { $n } Antworten.
    }

## Die erste Minute

table-hint = Tipp
table-hint-why = Warum?
table-hint-none = Aus deinen Antworten folgt noch nichts. Versuch einen Weg, den du noch nicht versucht hast.
table-choose-here = Wähle auf der Karte.
table-choose-secretly = Wähle auf der Karte; niemand sonst sieht es.

## Das Ende

table-over-alone = Das Spiel ist aus
table-could-know = Was du hättest wissen können:
table-could-know-share = { $known } von { $of } Dingen waren am Ende sicher.
table-could-know-since = Ab Zug { $n }: { $words }
table-could-know-thinking = Es wird geprüft, was du hättest wissen können …
table-bots-were = Was die Bots vorhatten:
table-bot-was = { $name }: { LIST($aims, type: "join") }
table-again = Noch einmal
table-harder = Schwerer
table-same-with-friend = Dasselbe Labyrinth zu zweit
table-see-truth = Den Plan sehen: Wiederholung

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
