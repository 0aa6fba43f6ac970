# Das Zeilenprotokoll, für Menschen und Programme mit nichts als einer Textverbindung.
# Seine eigenen Wörter tippt man, wie sie dastehen.

server-line-length = eine Zeile hat höchstens { NUMBER($most, useGrouping: 0) } Bytes
server-line-not-text = das ist kein Text in UTF-8: siehe Byte { NUMBER($byte, useGrouping: 0) }
server-line-printable = nur druckbare Zeichen sind erlaubt
server-line-at-table = „{ $word }“ geht nur an einem Tisch: zuerst open, join, sit oder watch
server-line-no-word = es gibt keinen Befehl „{ $word }“{ $hint }
server-line-usage = Aufruf: { $word } { $usage }
server-line-no-key = es gibt keinen Schlüssel „{ $key }“{ $hint }
server-line-open = sag open BOOK [key=value ...]; mehrere Wörter in Anführungszeichen: title="Zwei Wörter"
server-line-answer = sag answer N COMMAND; N ist die Nummer der Frage
server-line-sit = sag sit TABLE TOKEN, oder: sit TABLE TOKEN since NUMBER
server-line-sets-nothing = „{ $setting }“ stellt nichts ein: sag key=value
server-line-seats = seats muss eine Zahl von 1 bis { $most } sein
server-line-seats-of-book = { $book } hat { $few } bis { $many } Plätze, Bots mitgezählt
server-line-seats-exactly =
    { $wanted ->
        [one] { $book } hat { $wanted } Platz, Bots mitgezählt
       *[other] { $book } hat { $wanted } Plätze, Bots mitgezählt
    }
server-line-help = 
    books                    die Spiele; book NAME sagt mehr über eines
    tables [BOOK]            die Tische, an denen jeder mitspielen oder zuschauen darf
    open BOOK [key=value..]  einen Tisch eröffnen: seats=3 bots=walker,hunter name=Ann
    {"                         "}preset=... title="...", jede Option des Spiels, jede
    {"                         "}Bedingung des Tisches; book NAME zählt sie auf
    join TABLE NAME          einen Platz nehmen; mit seinem Token kommst du zurück
    sit TABLE TOKEN          zurückkommen; mit since K zu dem, was du verpasst hast
    watch TABLE              sehen und hören, was alle dürfen
    show WHAT on, oder off   WHAT ist board, shades, legal, events
    quit                     auflegen; dein Platz bleibt dir
    an einem Tisch:
    do COMMAND               was du im Spiel sagst; COMMAND allein geht auch
    answer N COMMAND         dasselbe, als Antwort auf Frage N und keine andere
    look, legal              der Bildschirm; was du sagen könntest
    log, rules               was du gehört hast; log K: von da an; die Regeln
    who, chat TEXT           wer da ist; reden, wenn der Tisch es erlaubt
    start                    beginnen, wenn du den Tisch hier eröffnet hast
    away, leave              gehen, mit oder ohne den Platz
server-line-leave-sure = das Spiel läuft, und du kannst nicht zurückkommen; sag noch einmal leave, um es zu verlassen
server-line-log = sag log, oder: log NUMBER, für das, was danach kam
server-line-stops = der Server hält an; komm mit sit an deinen Platz zurück
server-line-idle = es kam zu lange nichts
server-line-unfinished = binnen { $seconds } Sekunden kam keine ganze Zeile
server-line-welcome = sag help, um die Befehle zu sehen
server-line-slowed = du sendest zu schnell, darum verzögern sich die Antworten: warte auf sie
server-line-in-this-game = 
    in diesem Spiel:
    { $help }
server-line-show = sag show WHAT on, oder off; WHAT ist { LIST($what, type: "join") }
server-line-mistake = interner Fehler; komm mit sit zurück
