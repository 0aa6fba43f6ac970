# Um einen Tisch: wer dort sitzt, was vereinbart ist, was gesagt und geschrieben wird.

room-you = du
room-You = Du
room-bot = Bot
room-away = nicht da
room-winner = gewonnen
room-to-move = am Zug
room-your-turn = Du bist am Zug
room-players = Spieler
room-of = von { $full }

room-turn-yours = Du bist am Zug.
room-you-say = Du sagst:
room-asked-for = Du bist gefragt: { $asks }.

## Vor dem Anfang

room-who-plays = Wer spielt
room-your-name = Dein Name
room-kept-for = freigehalten für { $name }
room-free = frei
room-sit-down = Hier hinsetzen
room-is-bot = Bot: { $bot }
room-is-here = ist da
room-is-away = ist nicht da
room-put-bot = Bot hinsetzen
# $seat (number): from 1
room-put-bot-on = { room-put-bot }: Platz { $seat }
room-learn = So geht’s
room-stand-up = Aufstehen
room-remove = Entfernen
room-remove-name = { $name } entfernen
room-all-here = Alle sind da.
room-all-here-host = Alle sind da; wer den Tisch eröffnet hat, beginnt das Spiel.
room-starts-when-full = Das Spiel beginnt automatisch, wenn jeder Platz besetzt ist: noch { $n } frei.
room-still-free = { $n ->
        [one] Noch { $n } Platz ist frei; wer den Tisch eröffnet hat, darf trotzdem beginnen.
       *[other] Noch { $n } Plätze sind frei; wer den Tisch eröffnet hat, darf trotzdem beginnen.
    }
room-start = Spiel beginnen
room-invite = Einladen

## Links

room-link = Der Link zu diesem Tisch, zum Hinsetzen oder Zuschauen
room-link-copy = Kopieren
room-link-copied = Kopiert.
room-own-link = Dein eigener Link: speichere ihn, und zeig ihn niemandem. Er bringt dich aus jedem Browser an deinen Platz zurück.
room-own-link-copy = Meinen Link kopieren
room-own-link-copied = Kopiert. Behalte ihn für dich.
room-copy-by-hand = Drück Strg und C, um ihn zu kopieren.

## Was vereinbart ist, und die Abstimmung darüber

room-agreed = Vereinbarte Regeln
room-agreed-usual = { $book } wird nach den üblichen Regeln gespielt.
room-agreed-rules = Die Regeln von { $book }
room-agreed-unknown = Die Optionen lassen sich gerade nicht zeigen.
room-promise = Beweis, dass der Plan feststeht
room-promise-about = Der Plan steht fest. Dies ist der SHA-256 von Plan, Optionen und einem geheimen Salz; nach dem Spiel wird alles veröffentlicht, damit jeder es prüfen kann.
room-promise-later = Der Plan entsteht, wenn das Spiel beginnt, nach der Abstimmung. Von da an, noch vor dem ersten Zug, wird hier sein SHA-256 gezeigt.

## Das Menü eines Tisches

room-menu = Tisch
room-keys-and-commands = Tasten und Befehle
room-come-back = Zurückkommen
room-leave-sure = Dieses Spiel verlassen? Die anderen spielen weiter.
room-give-day = { $name } einen Tag mehr geben
room-give-minute = { $name } eine Minute mehr geben
room-holiday = Urlaub
room-holiday-days =
    { $left ->
        [one] Urlaub: noch { $left } Tag
       *[other] Urlaub: noch { $left } Tage
    }
room-holiday-take = Nehmen
room-holiday-end = Ich bin zurück
room-leave = Spiel verlassen
room-end-sure = Dieses Spiel für alle beenden?
room-end-sure-rated = Dieses Spiel wird gewertet: Wenn alle gezogen haben, verlierst du es damit. Für alle beenden?
room-end-for-all = Für alle beenden

## Gesagt und geschrieben

room-said = Was die Spielleitung gesagt hat
room-show-of = Nur dies zeigen
room-show-all = Alle
room-chat = Chat
room-details = Einzelheiten
room-details-about = Auch sagen, was das Brett schon zeigt
room-transcript = Mitschrift
room-earlier = Frühere Zeilen zeigen
room-round = Runde { $n }
room-answer = Antwort { $n }
room-nothing-said = Noch wurde nichts gesagt.
room-chat-messages = Nachrichten im Chat
room-chat-none = Noch hat niemand geschrieben.
room-chat-write = Den anderen schreiben
room-chat-send = Senden
room-command = Befehl
room-could-say = Mögliche Befehle
room-say = Sagen
room-level = Ebene
room-level-n = Ebene { $n }

## Tasten

room-key-or = { $one } oder { $other }
room-key-ways = <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> oder <kbd>k</kbd> <kbd>j</kbd> <kbd>h</kbd> <kbd>l</kbd>
room-key-ways-do = { $verb } in diese Richtung; schräg mit <kbd>y</kbd> <kbd>u</kbd> <kbd>b</kbd> <kbd>n</kbd>
room-key-shift = <kbd>Umschalt</kbd> mit diesen
room-key-line = <kbd>/</kbd> oder <kbd>Eingabe</kbd>
room-key-line-do = zur Befehlszeile; <kbd>Esc</kbd> verlässt sie
room-key-in-line = in der Zeile: <kbd>Tab</kbd>, <kbd>↑</kbd>
room-key-in-line-do = ergänzen; frühere Befehle
room-key-again-do = die neueste Antwort noch einmal hören
room-key-help-do = diese Hilfe
room-can-be-said = Befehle von { $book }
room-close = Schließen

## Das Ende

room-end = Das Spiel ist zu Ende
room-given-up = Der Tisch wurde aufgegeben
room-you-win = Du gewinnst!
room-they-win = { $n ->
        [one] { LIST($names) } gewinnt
       *[other] { LIST($names) } gewinnen
    }
room-nobody-wins = Das Spiel ist aus: niemand gewinnt
room-next-game = Nächstes Spiel
room-other-games = Andere Spiele
room-certificate = Prüfbericht des Plans
room-no-certificate = Der Prüfbericht des Plans lässt sich gerade nicht zeigen.
room-no-notebook = Das Notizbuch ließ sich nicht laden; alles andere geht.

## Das Brett in Worten

room-no-board = Es gibt kein Brett.
room-thing-at = { $what }: Spalte { $column }, Zeile { $row }
room-farther = und { $n } weitere, weiter weg
room-north = nördlich { $what }
room-east = östlich { $what }
room-south = südlich { $what }
room-west = westlich { $what }
room-unknown = nichts bekannt
room-around = Um dich herum: { $around }.
room-in-sight = In Sicht: { $things }.
room-nothing-in-sight = Sonst ist nichts in Sicht.
room-remembered = Aus der Erinnerung: { $things }.
room-you-are = Du bist in Spalte { $column }, Zeile { $row }: { $around }.
