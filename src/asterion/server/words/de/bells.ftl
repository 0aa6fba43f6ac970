# Bescheid für Leute, die nicht da sind: E-Mail, und Meldungen des Browsers.

server-bells-none = das kann dieser Server nicht verschicken
server-bells-days = Benachrichtigungen gibt es in Spielen mit Tagen pro Zug; an diesem Tisch sind sie nicht nötig
server-bells-many = ein Platz kann höchstens { $most } Adressen für Benachrichtigungen haben
server-bells-of-players = nur Spieler werden benachrichtigt
server-bell-one = nenne ein Ziel für Benachrichtigungen: eine E-Mail-Adresse oder einen Browser
server-bell-mailbox = das ist keine E-Mail-Adresse
server-bell-endpoint = Benachrichtigungen gehen nur an öffentliche Adressen von Push-Diensten, über https
server-bell-asked = an diese Adresse ging innerhalb eines Tages schon eine E-Mail; öffne den Link darin oder versuch es morgen wieder
server-bell-refused = diese Adresse möchte von diesem Server keine E-Mails bekommen
server-no-bell = diese Benachrichtigungen sind schon aus

## Briefe

server-bell-confirm-title = Eine E-Mail, wenn du am Zug bist? ({ $book })
server-bell-confirm-body =
    Jemand, vermutlich du, möchte eine E-Mail für jeden Zug an einem Tisch von { $book }:
    { $link }

    Wenn du es warst, öffne diesen Link, um eine E-Mail pro Zug zu bekommen:
    { $yes }

    Wenn nicht, tu nichts. Wenn du von diesem Server nie wieder so eine E-Mail bekommen möchtest, öffne dies:
    { $stop }
server-bell-confirm-short = { server-bell-confirm-title }

server-bell-turn-title = Du bist am Zug ({ $book })
server-bell-turn-body =
    Du bist am Zug:
    { $link }

    Keine solchen E-Mails mehr:
    { $stop }
server-bell-turn-short = Das Spiel wartet auf dich.
server-bell-asked-title = Jemand bittet um deinen Platz ({ $book })
server-bell-asked-body =
    Jemand gibt an, du zu sein und den Link zu deinem Platz verloren zu haben. Die anderen werden gebeten zuzustimmen.

    Wenn du deinen Link noch hast, öffne den Tisch oder mach einen Zug. Das genügt: der Platz bleibt deiner.
    { $link }

    Keine solchen E-Mails mehr:
    { $stop }
server-bell-asked-short = Jemand bittet um deinen Platz. Öffne den Tisch, und er bleibt deiner.
