# Bescheid für Leute, die nicht da sind: E-Mail, und Meldungen des Browsers.

server-bells-none = das kann dieser Server nicht verschicken
server-bells-days = Bescheid gibt es in Spielen mit Tagen für jeden Zug; an diesem Tisch ist das nicht nötig
server-bells-many = Bescheid geht an höchstens { $most } Stellen je Platz
server-bells-of-players = Bescheid bekommt nur, wer spielt
server-bell-one = nenne eine Stelle, an die Bescheid gehen soll: eine E-Mail-Adresse oder einen Browser
server-bell-mailbox = das ist keine E-Mail-Adresse
server-bell-endpoint = Bescheid geht nur an öffentliche Adressen von Push-Diensten, über https
server-no-bell = hier gibt es nichts mehr abzustellen

## Briefe

server-bell-confirm-title = Sollen wir schreiben, wenn du am Zug bist? ({ $book })
server-bell-confirm-body =
    Jemand, vermutlich du, möchte per E-Mail Bescheid bekommen, wenn er an einem Tisch von { $book } am Zug ist:
    { $link }

    Wenn du es warst, öffne dies, und wir schreiben einmal für jeden Zug, der auf dich wartet:
    { $yes }

    Wenn nicht, tu nichts: an diese Adresse geht nichts mehr.
server-bell-confirm-short = { server-bell-confirm-title }

server-bell-turn-title = Du bist am Zug ({ $book })
server-bell-turn-body =
    Du bist am Zug:
    { $link }

    Keine solchen Briefe mehr:
    { $stop }
server-bell-turn-short = Das Spiel wartet auf dich.
