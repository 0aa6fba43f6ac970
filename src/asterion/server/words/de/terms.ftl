# Was ein Tisch des Servers außer den Optionen seines Spiels vereinbart.

server-term-listed = der Tisch steht auf der ersten Seite
    .name = auf der ersten Seite
    .agreed =
        { $value ->
            [true] auf der ersten Seite gezeigt
           *[false] nur über den Link
        }
server-term-start = das Spiel beginnt, wenn jeder Platz besetzt ist, oder wenn der es sagt, der eröffnet hat
    .name = Beginn
    .value-full = wenn alle sitzen
    .value-host = wenn es sagt, wer eröffnet hat
    .agreed =
        { $value ->
            [host] beginnt, wenn es jemand sagt
           *[full] beginnt, wenn alle sitzen
        }
server-term-watchers = wer den Link hat, darf anschauen, was öffentlich ist
    .name = Zuschauer
    .agreed =
        { $value ->
            [true] Zuschauer
           *[false] keine Zuschauer
        }
server-term-watch-delay = Zuschauer sehen alles so viele Sekunden später
    .name = Verzögerung für Zuschauer
    .agreed =
        { $value ->
            [0] Zuschauer sehen alles sofort
            [one] Zuschauer sehen alles eine Sekunde später
           *[other] Zuschauer sehen alles { $value } Sekunden später
        }
server-term-clock = keine Uhr, eine zum Spielen am Stück, oder Tage für jeden Zug
    .name = Uhr
    .value-none = keine Uhr
    .value-live = am Stück
    .value-days = Tage
server-term-move-seconds = Uhr: Sekunden für jeden Zug; 0 heißt ohne Grenze
    .name = Sekunden je Zug
server-term-game-seconds = Uhr: Sekunden für alle Züge eines Spielers; 0 heißt ohne Grenze
    .name = Sekunden für das Spiel
server-term-increment-seconds = Uhr: Sekunden, die jeder Zug der Zeit für das Spiel hinzufügt
    .name = zusätzliche Sekunden je Zug
server-term-move-days = Uhr in Tagen: Tage für jeden Zug
    .name = Tage je Zug
server-term-absent = ein verlassener Platz: wie das Buch sagt, er wartet, scheidet aus, oder ein Bot spielt weiter
    .name = ein leerer Platz
    .value-book = wie im Buch
    .value-wait = wartet
    .value-leave = scheidet aus
    .value-bot = wird von einem Bot gespielt
    .agreed =
        { $value ->
            [wait] ein leerer Platz wartet
            [leave] ein leerer Platz scheidet aus
            [bot] ein Bot nimmt einen leeren Platz
           *[book] ein leerer Platz wie im Buch
        }
server-term-grace-seconds = Sekunden, bis ein Platz als verlassen gilt
    .name = Sekunden bis zur Abwesenheit
    .agreed =
        { $value ->
            [one] eine Sekunde, bis ein Platz als leer gilt
           *[other] { $value } Sekunden, bis ein Platz als leer gilt
        }
server-term-chat = die Spieler dürfen einander schreiben
    .name = Chat
    .agreed =
        { $value ->
            [true] Chat
           *[false] kein Chat
        }
server-term-notebook = was die Seite von selbst ins Notizbuch zeichnet
    .name = Notizbuch
    .value-paper = leeres Papier
    .value-own-steps = deine eigenen Schritte
    .value-all-steps = die Schritte aller
    .agreed =
        { $value ->
            [own-steps] das Notizbuch zeichnet die eigenen Schritte
            [all-steps] das Notizbuch zeichnet die Schritte aller
           *[paper] jeder zeichnet selbst
        }
server-term-rated = das Spiel zählt für die Rangliste: alle haben ein Konto, und die Einstellungen des Buchs gelten
    .name = gewertet
    .agreed =
        { $value ->
            [true] gewertet
           *[false] nicht gewertet
        }
server-term-master = wer entscheidet, was keine Regel vorsah
    .name = Spielleitung
    .value-computer = der Computer
    .value-person = ein Mensch
    .agreed =
        { $value ->
            [person] ein Mensch leitet das Spiel
           *[computer] der Computer leitet das Spiel
        }
server-term-assistant = die Spieler dürfen fragen, was aus ihren eigenen Antworten folgt, oder aus allem Gehörten
    .name = Helfer
    .value-off = keiner
    .value-own-answers = aus den eigenen Antworten
    .value-everything-said = aus allem Gesagten
    .agreed =
        { $value ->
            [own-answers] Tipps aus den eigenen Antworten
            [everything-said] Tipps aus allem Gesagten
           *[off] keine Tipps
        }

## Was vereinbart ist, in einem Satz

server-agreed = { CAPITAL($all) }.
server-agreed-all = { LIST($parts, type: "join") }
server-agreed-players =
    { $players ->
        [1] allein
        [2] zwei Spieler
        [3] drei Spieler
        [4] vier Spieler
        [5] fünf Spieler
        [6] sechs Spieler
       *[other] { $players } Spieler
    }{ $bots ->
        [0] {""}
        [one] , einer davon ein Bot
        [2] , zwei davon Bots
        [3] , drei davon Bots
       *[other] , { $bots } davon Bots
    }
server-agreed-as-the-book = alles wie im Buch
server-agreed-move =
    { $seconds ->
        [0] keine Grenze je Zug
        [one] eine Sekunde je Zug
        [60] eine Minute je Zug
       *[other] { $seconds } Sekunden je Zug
    }
server-agreed-minutes = { $minutes } Minuten je Zug
server-agreed-game =
    { $minutes ->
        [one] eine Minute für das Spiel
       *[other] { $minutes } Minuten für das Spiel
    }{ $increment ->
        [0] {""}
        [one] , und eine Sekunde je Zug
       *[other] , und { $increment } Sekunden je Zug
    }
server-agreed-days =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
