# Bescheid für Leute, die nicht da sind: E-Mail, und Meldungen des Browsers.

server-bells-none = das kann dieser Server nicht verschicken
server-bells-days = Bescheid gibt es in Spielen mit Tagen für jeden Zug; an diesem Tisch ist das nicht nötig
server-bells-many = Bescheid geht an höchstens { $most } Stellen je Platz
server-bells-of-players = Bescheid bekommt nur, wer spielt
server-bell-one = nenne eine Stelle, an die Bescheid gehen soll: eine E-Mail-Adresse oder einen Browser
server-bell-mailbox = das ist keine E-Mail-Adresse
server-bell-endpoint = Bescheid geht nur an öffentliche Adressen von Push-Diensten, über https
server-bell-asked = an diese Adresse ging innerhalb eines Tages schon ein Brief; antworte darauf oder versuch es morgen wieder
server-bell-refused = diese Adresse möchte von diesem Server keine Briefe bekommen
server-no-bell = hier gibt es nichts mehr abzustellen

## Briefe

server-bell-confirm-title = Sollen wir schreiben, wenn du am Zug bist? ({ $book })
server-bell-confirm-body =
    Jemand, vermutlich du, möchte per E-Mail Bescheid bekommen, wenn er an einem Tisch von { $book } am Zug ist:
    { $link }

    Wenn du es warst, öffne dies, und wir schreiben einmal für jeden Zug, der auf dich wartet:
    { $yes }

    Wenn nicht, tu nichts. Wenn du von diesem Server nie wieder so einen Brief bekommen möchtest, öffne dies:
    { $stop }
server-bell-confirm-short = { server-bell-confirm-title }

server-bell-turn-title = Du bist am Zug ({ $book })
server-bell-turn-body =
    Du bist am Zug:
    { $link }

    Keine solchen Briefe mehr:
    { $stop }
server-bell-turn-short = Das Spiel wartet auf dich.
server-bell-asked-title = Jemand bittet um deinen Platz ({ $book })
server-bell-asked-body =
    Jemand gibt an, du zu sein und den Link zu deinem Platz verloren zu haben. Die anderen werden gebeten zuzustimmen.

    Wenn du deinen Link noch hast, öffne den Tisch oder mach einen Zug. Das genügt: der Platz bleibt deiner.
    { $link }

    Keine solchen Briefe mehr:
    { $stop }
server-bell-asked-short = Jemand bittet um deinen Platz. Öffne den Tisch, und er bleibt deiner.
