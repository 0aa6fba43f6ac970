# Was die Spielleitung selbst sagt, gleich in welchem Spiel.

core-ruled = Die Spielleitung entscheidet: { $text }

core-ruling-assistant-own = Jeder darf den Helfer fragen, was sicher ist; er nutzt nur die Antworten, die der Spieler selbst bekam.
core-ruling-assistant-everything = Jeder darf den Helfer fragen, was sicher ist; er nutzt alles, was dem Spieler gesagt wurde.
core-ruling-assistant-odds = Jeder darf den Helfer fragen, was sicher und was wie wahrscheinlich ist; er nutzt alles, was dem Spieler gesagt wurde.
core-ruling-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
core-ruling-bot-plays = für { $name } spielt ein Bot weiter
core-ruling-plays-again = { $name } ist zurück und spielt anstelle des Bots
core-ruling-new-link = der Platz von { $name } hat einen neuen Link, gegeben von dem, der den Tisch eröffnet hat
core-ruling-comes-back = { $name } kommt mit einem neuen Link zurück, gegeben von dem, der den Tisch eröffnet hat
core-ruling-master-agreed-back = { $name } kommt mit einem neuen Link zurück; die Spielleitung hat zugestimmt
core-ruling-agreed-back = { $name } kommt mit einem neuen Link zurück; zugestimmt haben: { LIST($names) }
core-ruling-played-on = Zur Übung weitergespielt, ab Zug { $move } der Partie { $game }.
core-ruling-more-hours = { LIST($names) } gibt { $name } (Spieler { $player }) { $hours } Stunden mehr
core-ruling-more-seconds = { LIST($names) } gibt { $name } (Spieler { $player }) { $seconds } Sekunden mehr
core-ruling-holiday =
    { $days ->
        [one] { $name } (Spieler { $player }) nimmt einen Tag Urlaub; so lange steht die Uhr
       *[other] { $name } (Spieler { $player }) nimmt { $days } Tage Urlaub; so lange steht die Uhr
    }
core-ruling-holiday-over = { $name } (Spieler { $player }) ist aus dem Urlaub zurück

## Namen der Spieler

core-name-spaces = ein Name ist ein Wort oder mehrere, mit je einem Leerzeichen dazwischen
core-name-length = ein Name darf höchstens { $most } Zeichen haben
core-name-characters = der Name „{ $name }“ enthält ein Zeichen, das in Namen nicht vorkommen darf
core-name-reserved = der Name „{ $name }“ ist reserviert
core-name-taken = der Name „{ $name }“ ist vergeben
core-nobody-called = niemand hier heißt „{ $name }“; da sind: { LIST($names, type: "join") }

## Was nicht verstanden wird oder nicht geht

core-no-undo = zurücknehmen geht nicht: was gehört wurde, ist gehört
core-sure = „{ $command }“ lässt sich nicht zurücknehmen; sag „ja“, wenn du sicher bist
core-sure-no = es wurde nichts getan
core-nothing-said = du hast nichts gesagt; mit „Hilfe“ siehst du die Befehle
core-not-understood = „{ $said }“ verstehe ich nicht; mit „Hilfe“ siehst du die Befehle
core-not-understood-but = „{ $said }“ verstehe ich nicht; meinst du „{ $close }“?
core-earlier-question = das beantwortet eine frühere Frage; sieh dir die neue an und sag es noch einmal
core-command-length = ein Befehl darf höchstens { NUMBER($most, useGrouping: 0) } Zeichen haben
core-ruling-empty = sag die Entscheidung nach „{ $word }“
core-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
core-players = { $book } ist für { $few } bis { $many } Spieler, nicht für { $players }
core-players-exactly = { $book } ist für { $wanted } Spieler, nicht für { $players }

## Die Abstimmung über Optionen

core-no-vote = bei { $book } wird nicht über Optionen abgestimmt
core-vote-agreed = „{ $name }“ wird beim Eröffnen des Tisches festgelegt; darüber kann man nicht abstimmen
core-vote-planned = der Plan ist schon mit „{ $name }“ gemacht; darüber kann man nicht mehr abstimmen
core-vote-follows = „{ $name }“ ergibt sich aus den Optionen; stimm über diese ab
core-vote-plan = der Plan steht schon; über Form, Größe und Grenzen kann man nicht abstimmen
core-vote-time = Zeit wird hier nicht gemessen; darüber kann man nicht abstimmen
core-voted =
    { $whoIs ->
        [master] Die Spielleitung stimmt
       *[other] { $who } stimmt
    } für { $name }={ $value ->
        [yes] ja
        [no] nein
       *[other] { $value }
    }; nach dem bisherigen Stand gilt { $stands ->
        [yes] ja
        [no] nein
       *[other] { $stands }
    }.

## Mängel von Plänen

core-problem =
    { $kind ->
        [advice] Rat ({ $rule }): { $text }
       *[fault] Fehler ({ $rule }): { $text }
    }
core-problem-at =
    { $kind ->
        [advice] { $place }: Rat ({ $rule }): { $text }
       *[fault] { $place }: Fehler ({ $rule }): { $text }
    }
core-place = { LIST($parts, type: "join") }
core-place-level = Ebene { NUMBER($n, useGrouping: 0) }
core-place-line = Zeile { NUMBER($n, useGrouping: 0) }
core-place-column = Spalte { NUMBER($n, useGrouping: 0) }

## Optionen

core-no-option = es gibt keine Option „{ $name }“{ $hint }
core-option-value = die Option „{ $name }“ kann nicht „{ $value }“ sein: erlaubt ist { $allowed }
core-options-unfit = die Optionen sind ungültig: { $error }
core-did-you-mean = ; meinst du „{ $close }“?
core-there-are = ; es gibt: { LIST($known, type: "join") }
core-there-are-none = ; es gibt keine
core-allowed-range = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
core-allowed-chance = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }, oder { NUMBER($chance, useGrouping: 0) } für zufällig
core-allowed-from = { NUMBER($low, useGrouping: 0) } oder mehr
core-allowed-up-to = { NUMBER($high, useGrouping: 0) } oder weniger
core-allowed-number = eine ganze Zahl
core-allowed-yes-or-no = ja oder nein
core-allowed-text = Text
core-allowed-values = { LIST($values, type: "join") }
core-verbatim = { $text }

core-rules-in-english = Die Texte der Regeln sind auf Englisch.

## Bilder von Plänen

core-picture-nothing = es gibt noch nichts zu zeichnen

## Ein Plan, den viele spielen, jeder für sich

core-contest-turns = Züge
