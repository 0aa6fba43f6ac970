# Bescheid für Leute, die nicht da sind: E-Mail, und Meldungen des Browsers.

server-bells-none = das kann dieser Server nicht verschicken
server-bells-days = Benachrichtigungen gibt es in Spielen mit Tagen pro Zug; an diesem Tisch sind sie nicht nötig
server-bells-many = ein Platz kann höchstens { $most } Adressen für Benachrichtigungen haben
server-bells-of-players = nur Spieler werden benachrichtigt
server-bell-one = nenne ein Ziel für Benachrichtigungen: eine E-Mail-Adresse, einen Browser oder die Adresse einer App
server-bell-mailbox = das ist keine E-Mail-Adresse
server-bell-endpoint = Benachrichtigungen gehen nur an öffentliche Adressen von Push-Diensten, über https
server-bell-asked = an diese Adresse ging innerhalb eines Tages schon eine Nachricht; folge ihr oder versuch es morgen wieder
server-bell-refused = diese Adresse möchte von diesem Server keine Nachrichten bekommen
server-bell-app = dorthin kann nichts geschickt werden; dieser Server schickt an { $kinds }, mit einer Adresse, wie Apprise sie schreibt: tgram://TOKEN/CHAT
server-bell-code = das ist nicht der Code der Nachricht
server-bell-codes = zu viele falsche Codes; fordere eine neue Nachricht an
server-bell-habits = schreib eine Zeitzone wie Europe/Berlin und beide Enden der Ruhezeit, etwa 22:00 und 08:00
server-contacts-many = ein Konto kann höchstens { $most } Adressen für Benachrichtigungen haben
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
server-bell-asked-app =
    Jemand gibt an, { $name } am Tisch { $table } zu sein und den Link zum Platz verloren zu haben. Wenn du deinen noch hast, öffne den Tisch oder mach einen Zug: der Platz bleibt deiner.
    { $link }

    Keine solchen Nachrichten mehr: { $stop }

## Nachrichten an Apps

server-bell-confirm-app =
    Dein Code: { $code }

    Jemand, vermutlich du, möchte von { $link } hierher eine Nachricht bekommen, wenn du am Zug bist. Gib dort den Code ein, um eine Nachricht pro Zug zu bekommen. Wenn du es nicht warst, tu nichts.

    Nie wieder so eine Nachricht von diesem Server: { $stop }
server-bell-turn-app =
    { $name }, du bist am Zug, am Tisch { $table }:
    { $link }

    Keine solchen Nachrichten mehr: { $stop }

## Erinnerungen

server-bell-day-title = Weniger als ein Tag übrig ({ $book })
server-bell-day-body =
    { $name }, für deinen Zug am Tisch { $table } bleibt weniger als ein Tag:
    { $link }

    Keine solchen Nachrichten mehr: { $stop }
server-bell-hour-title = Weniger als eine Stunde übrig ({ $book })
server-bell-hour-body =
    { $name }, für deinen Zug am Tisch { $table } bleibt weniger als eine Stunde:
    { $link }

    Keine solchen Nachrichten mehr: { $stop }

## Eine Nachricht pro Tag

server-bell-digest-title =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
server-bell-digest-body =
    { server-bell-digest-title }

    { $list }

    Keine solchen Nachrichten mehr: { $stop }
