# Was ein Tisch des Servers nicht tut, und warum.

server-bot-plays = ein Bot spielt für dich weiter; komm zuerst zurück
server-not-begun = das Spiel hat noch nicht begonnen
server-abandoned = das Spiel wurde aufgegeben
server-over = das Spiel ist aus
server-other-edition = dieses Spiel begann nach Ausgabe { $edition } von { $book }, und dieser Server spielt Ausgabe { $here }: man kann es ansehen, aber nicht weiterspielen
server-sentence = { CAPITAL($text) }.
server-vote-over = die Abstimmung ist vorbei: das Spiel hat begonnen
server-plan-later = der Plan entsteht, wenn das Spiel beginnt
server-seat-of-another = der Platz gehört jemand anderem
server-renew-own = den Link kann nur erneuern, wer auf dem Platz sitzt; wer seinen verloren hat, bittet um den Platz, und die anderen stimmen zu
server-claim-of-players = darauf können nur die anderen Spieler oder ein Mensch als Spielleitung antworten
server-is-here = { $name } ist am Tisch; nimm den Link, der dort ausgegeben wurde
server-nobody-to-agree = es gibt keinen anderen Spieler, der zustimmen könnte
server-too-few-to-agree = bei nur einem Mitspieler lässt sich ein verlorener Link nicht ersetzen: er allein würde entscheiden, wer deinen Platz bekommt; setz dich mit einem Konto, um zurückkommen zu können
server-wrong-code = mit diesem Code bittet niemand um diesen Platz; prüf ihn
server-still-has-seat = { $name } hat den Platz noch: da gibt es nichts zuzustimmen
server-asked-no-more = um diesen Platz bittet niemand mehr
server-link-before = das Spiel hat nicht begonnen: wenn dein Link verloren ist, setz dich neu
server-link-after = das Spiel ist aus, und alles ist ohne Link zu sehen
server-has-account = { $name } hat ein Konto: melde dich an, um zurückzukommen
server-nobody-sits = dort sitzt niemand
server-stopping = der Server startet neu; komm gleich wieder
server-retold = ein Spieler hat sein Konto gelöscht; der Tisch wird neu gezeigt
server-watchers-play = wer zuschaut, kann nicht ziehen
server-move-id = die id eines Zuges darf höchstens { $most } Zeichen haben
server-shown-after = das wird gezeigt, wenn das Spiel aus ist
server-nothing-played = an diesem Tisch wurde nichts gespielt
server-retry-move = diesen Zug gibt es in jener Partie nicht
server-retry-over = in jenem Moment war das Spiel zu Ende: wähle einen früheren
server-retry-rated = diese Partie ist gewertet und wird noch gespielt
server-try-again = das hat nicht geklappt; versuch es noch einmal
server-no-table = so einen Tisch gibt es nicht
server-record-unfit = dieses Spiel lässt sich nicht fortsetzen: seine Aufzeichnung passt nicht zu den Regeln dieses Servers
server-bot-sits = dort sitzt ein Bot
server-nobody-plays = dort spielt niemand mehr
server-cannot-leave = gerade kann niemand dieses Spiel verlassen; versuch es noch einmal, wenn es läuft
server-not-played = das Spiel läuft nicht
server-not-left = du bist gar nicht weg
server-no-way-back = es gibt kein Zurück: wer { $book } verlassen hat, bleibt draußen
server-no-way-back-why = es gibt kein Zurück: { $why }
server-begun-already = das Spiel hat schon begonnen
server-too-few = { $book } braucht mindestens { $few } Spieler, aber da sind nur { $players }
server-too-slow = deine Verbindung ist zu langsam für diesen Tisch; komm mit der letzten Nummer zurück, die du gesehen hast
server-table-busy = zu viele ändern diesen Tisch gleichzeitig; versuch es noch einmal
server-unplayable = dieses Spiel lässt sich nicht fortsetzen
server-no-chat = an diesem Tisch gibt es keinen Chat
server-chat-of-players = hier schreibt nur, wer spielt
server-nothing-to-say = schreib zuerst eine Nachricht
server-notebook-large = ein Notizbuch darf höchstens { $most } KiB haben; was du zuvor gespeichert hast, ist noch da
server-notebook-changed = das Notizbuch wurde in einem anderen Fenster geändert; lade zuerst diese Fassung
server-notebook-after = Notizbücher werden gezeigt, wenn das Spiel aus ist
server-notebook-of-players = ein Notizbuch hat nur, wer spielt
server-name-character = der Name enthält ein Zeichen, das in Namen nicht vorkommen darf
server-name-alike = der Name „{ $name }“ sieht aus wie „{ $other }“ an diesem Tisch
server-plan-large = der Plan ist zu groß: ein Tisch auf diesem Server nimmt höchstens { NUMBER($most, useGrouping: 0) } Zeichen
server-plan-problem = der Plan: { $problem }
server-plan-problems = { $problems }
server-lines = 
    { $before }
    { $next }
server-waits-for-more = mit { $players } Spielern begänne das Spiel nicht: es wartet auf mehr
server-rematch-of-players = um ein weiteres Spiel kann nur bitten, wer hier gespielt hat
server-not-over = das Spiel ist nicht aus
server-compile-winner = den nächsten Plan darf nur entwerfen, wer gewonnen hat oder wem das überlassen wurde
server-compile-nobody = das lässt sich nur einem Menschen überlassen, der mitgespielt hat
server-compile-seated = du hast am nächsten Tisch schon einen Platz
server-vote-of-players = die Spieler stimmen ab; die jetzigen Optionen sind die Stimme dessen, der den Tisch eröffnet hat
server-not-agreed = die anderen haben noch nicht zugestimmt, oder die Wartezeit läuft noch
server-token-elsewhere = dieses Token gilt an diesem Tisch nicht
server-no-watchers = an diesem Tisch sind keine Zuschauer erlaubt
server-seats-renumbered = beim Start des Spiels wurden die Plätze neu nummeriert; komm zurück
server-token-dead = dieses Token gilt hier nicht mehr
server-host-only = das kann nur, wer den Tisch eröffnet hat
server-full = jeder Platz ist besetzt
server-begun = das Spiel hat begonnen
server-table-over = das Spiel an diesem Tisch ist aus
server-seat-taken = der Platz ist besetzt
server-seat-kept = der Platz ist für { $name } freigehalten
server-no-scores = Ergebnisse werden in Spielen gezählt, die man allein spielt
server-no-ladder = dieser Server hat keine Rangliste
server-rated-fair = ein gewertetes Spiel hat einen zufälligen Plan, keinen Helfer, und der Computer leitet es
server-rated-settings = ein gewertetes Spiel läuft mit den Regeln und Einstellungen des Buchs: lass sie, wie sie sind, oder schalte „gewertet“ aus
server-rated-host = das Spiel wird gewertet, und alle haben gezogen: nur wer mitspielt, kann es abbrechen oder jemanden entfernen, und verliert dadurch
server-rated-account = dieses Spiel wird gewertet: melde dich an, bevor du dich setzt
server-ladder-extra = die Rangliste braucht das Paket openskill: { $command }
server-sit-already = du sitzt schon an diesem Tisch
server-clock-empty = eine Uhr braucht move_seconds oder game_seconds über 0
server-no-clock = { $book } hat keine Uhr: niemand wartet auf den Spieler
server-assistant-of-players = der Helfer hilft nur Spielern, jedem von seinem Platz aus
server-no-assistant = an diesem Tisch gibt es keinen Helfer; das wird vor dem Spiel entschieden
server-assistant-no-odds = dieser Helfer kennt in { $book } keine Wahrscheinlichkeiten: wähle „aus allem Gesagten“
server-assistant-remembers = ein Helfer merkt sich jeden Zug, aber an diesem Tisch müssen sich die Spieler die Züge selbst merken: schalte ihn aus, oder erlaube, an jeden Zug zu erinnern
server-question-waits = deine letzte Frage wird noch bearbeitet; warte auf die Antwort
server-questions-busy = zu viele Fragen werden gerade bearbeitet; versuch es später noch einmal
server-not-finished = nicht fertig
server-puzzle-not-made = dieses Rätsel ließ sich nicht erstellen; versuch es später noch einmal
server-review-on-its-way = der Bericht zu diesem Spiel wird noch erstellt; versuch es gleich noch einmal
server-no-such-moment = es gibt keinen Moment { NUMBER($number, useGrouping: 0) } zum Lernen
server-review-not-made = der Bericht ließ sich nicht erstellen; versuch es später noch einmal
server-review-impossible = zu diesem Spiel gibt es keinen Bericht: { $why }
server-no-such-chair = dort saß in diesem Spiel niemand
server-puzzle-not-yet = Rätsel { NUMBER($number, useGrouping: 0) } gibt es noch nicht; das heutige ist Nummer { NUMBER($today, useGrouping: 0) }
server-daily-not-made = dieses Labyrinth ließ sich nicht erstellen; versuch es später noch einmal
server-no-daily = ein Labyrinth des Tages für { $day } gibt es nicht: das erste ist Nummer 1 vom 2026-01-01, das letzte Nummer { NUMBER($today, useGrouping: 0) } von heute
server-daily-not-solved = noch ist nicht alles markiert, was gefragt ist
server-daily-over = es ist schon gelöst

## Mehr Zeit und Urlaub

server-time-no-clock = dieser Tisch hat keine Uhr
server-time-own = niemand gibt sich selbst Zeit; andere können es
server-time-nobody = dort spielt kein Mensch
server-time-enough = du hast in diesem Spiel schon { $most }-mal Zeit gegeben; öfter geht es nicht
server-time-of-players = nur Spieler geben mehr Zeit
server-holiday-none = dieser Tisch hat keinen Urlaub vereinbart
server-holiday-own = nimm Urlaub von deinem eigenen Platz
server-holiday-now = du hast schon Urlaub
server-holiday-not = du hast keinen Urlaub
server-holiday-left =
    { $left ->
        [0] du hast keine Urlaubstage mehr
        [one] du hast noch einen Urlaubstag
       *[other] du hast noch { $left } Urlaubstage
    }

## Clubs

server-no-club = unter diesem Link gibt es keinen Club; bitte jemanden daraus um einen neuen
server-club-members = das können nur Mitglieder des Clubs; tritt ihm erst bei
server-club-founder = das kann nur, wer den Club gegründet hat
server-club-nobody = diese Person ist nicht mehr im Club
server-club-no-table = diesen Tisch hast du nicht in den Club gebracht
server-club-name-taken = jemand im Club heißt schon { $name }; nimm einen anderen Namen
server-club-full = ein Club kann höchstens { $most } Mitglieder haben
server-club-tables = ein Club kann höchstens { $most } Tische haben; nimm alte heraus
server-club-name = gib dem Club einen Namen aus 1 bis { $most } Zeichen
