# Was ein Tisch des Servers außer den Optionen seines Spiels vereinbart.

server-term-listed = der Tisch wird auf der Startseite gezeigt
    .name = auf der Startseite
    .agreed =
        { $value ->
            [true] auf der Startseite gezeigt
           *[false] nur über den Link
        }
server-term-start = das Spiel beginnt, wenn jeder Platz besetzt ist, oder auf Wunsch dessen, der den Tisch eröffnet hat
    .name = Beginn
    .value-full = wenn jeder Platz besetzt ist
    .value-host = wenn der Eröffnende es sagt
    .agreed =
        { $value ->
            [host] wer den Tisch eröffnet hat, beginnt
           *[full] beginnt, wenn alle sitzen
        }
server-term-watchers = wer den Link hat, darf sehen, was öffentlich ist
    .name = Zuschauer
    .agreed =
        { $value ->
            [true] Zuschauer
           *[false] keine Zuschauer
        }
server-term-watch-delay = Sekunden, nach denen Zuschauer sehen, was geschah
    .name = Verzögerung für Zuschauer
    .agreed =
        { $value ->
            [0] Zuschauer sehen alles sofort
            [one] Zuschauer sehen alles eine Sekunde später
           *[other] Zuschauer sehen alles { $value } Sekunden später
        }
server-term-clock = keine Uhr, eine Uhr für ein Spiel am Stück, oder Tage pro Zug
    .name = Uhr
    .value-none = keine Uhr
    .value-live = am Stück
    .value-days = Tage
server-term-move-seconds = Uhr: Sekunden pro Zug; 0 heißt ohne Grenze
    .name = Sekunden pro Zug
server-term-game-seconds = Uhr: Sekunden für alle Züge eines Spielers; 0 heißt ohne Grenze
    .name = Sekunden für das Spiel
server-term-increment-seconds = Uhr: Sekunden, die jeder Zug der Zeit für das Spiel hinzufügt
    .name = zusätzliche Sekunden pro Zug
server-term-move-days = Uhr in Tagen: Tage pro Zug
    .name = Tage pro Zug
server-term-holiday-days = Urlaub: so viele Tage insgesamt darf jeder seine Uhr anhalten
    .name = Tage Urlaub
    .agreed =
        { $value ->
            [one] ein Tag Urlaub für jeden
           *[other] { $value } Tage Urlaub für jeden
        }
server-term-absent = was mit einem leeren Platz geschieht: was das Buch vorsieht, es wird gewartet, der Spieler scheidet aus, oder ein Bot spielt weiter
    .name = ein leerer Platz
    .value-book = wie im Buch
    .value-wait = wartet
    .value-leave = scheidet aus
    .value-bot = wird von einem Bot gespielt
    .agreed =
        { $value ->
            [wait] ein leerer Platz wartet
            [leave] ein leerer Platz scheidet aus
            [bot] ein Bot übernimmt einen leeren Platz
           *[book] für einen leeren Platz gilt das Buch
        }
server-term-grace-seconds = Sekunden, bis ein Platz als leer gilt
    .name = Sekunden Wartezeit
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
server-term-notebook = was die Seite automatisch ins Notizbuch zeichnet
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
    .value-off = aus
    .value-own-answers = aus den eigenen Antworten
    .value-everything-said = aus allem Gesagten
    .value-everything-and-odds = aus allem Gesagten, mit Wahrscheinlichkeiten
    .agreed =
        { $value ->
            [own-answers] Tipps aus den eigenen Antworten
            [everything-said] Tipps aus allem Gesagten
            [everything-and-odds] Tipps aus allem Gesagten, und Wahrscheinlichkeiten
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
server-agreed-as-the-book = nach den Regeln des Buchs
server-agreed-move =
    { $seconds ->
        [0] Züge ohne Zeitgrenze
        [one] eine Sekunde pro Zug
        [60] eine Minute pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
server-agreed-minutes = { $minutes } Minuten pro Zug
server-agreed-game =
    { $minutes ->
        [one] eine Minute für das Spiel
       *[other] { $minutes } Minuten für das Spiel
    }{ $increment ->
        [0] {""}
        [one] , und eine Sekunde pro Zug
       *[other] , und { $increment } Sekunden pro Zug
    }
server-agreed-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
