# Ein Spiel, das auf einem anderen Rechner ist.

terminal-seat-is-kept = Dein Platz bleibt reserviert. Komm jederzeit zurück:
terminal-come-back = Komm jederzeit zurück:
terminal-back-at-the-table = Du bist wieder am Tisch.
terminal-lost = { $why } Dein Platz bleibt reserviert; die Verbindung wird wieder aufgebaut.
terminal-server-ended = der Server hat die Verbindung beendet
terminal-waiting =
    { $count ->
        [0] Warten auf die anderen.
       *[other] Warten auf { LIST($names) }.
    }
terminal-time-left = Restzeit
terminal-seconds = { $seconds } s
terminal-given-up = Der Tisch wurde geschlossen.

# Bevor es beginnt.
terminal-not-begun = { $title }: das Spiel hat noch nicht begonnen. Am Tisch:
terminal-say-start = Sag „{ $start }“, um zu beginnen.
terminal-say-vote = Vor dem Beginn kannst du abstimmen: „{ $vote }“ zeigt, worüber man abstimmen kann; „{ $vote } plan.width 6“ ist eine Stimme; „{ $vote } plan.width“ nimmt sie zurück.
terminal-others-join = Andere kommen dazu mit:
terminal-host-begins = Wer den Tisch eröffnet hat, beginnt das Spiel.
terminal-not-begun-say = Das Spiel hat noch nicht begonnen: noch ist nichts zu wählen oder zu ziehen. Wer den Tisch eröffnet hat, beginnt es mit „Start“; „Hilfe“, „Regeln“ und „Verlassen“ gehen für alle.
terminal-help-chat = mit den anderen reden, wenn der Tisch es erlaubt
terminal-help-start = beginnen, wenn du den Tisch eröffnet hast
terminal-help-vote = vor dem Spiel abstimmen, wenn das Buch eine Abstimmung hat
terminal-seat = Platz { $number }
terminal-away = { $name } (nicht da)
terminal-bot = { $name } (Bot: { $kind })
terminal-kept-for = freigehalten für { $name }
terminal-free = frei

# Was an einer Adresse oder einem Server falsch sein kann.
terminal-no-address = „{ $said }“ ist keine Adresse; eine Adresse sieht so aus: http://host:8000/t/ID
terminal-no-table = „{ $said }“ ist kein Tisch; seine Adresse endet auf /t/ und die id des Tisches
terminal-cannot-answer = der Server kann gerade nicht antworten
terminal-answers = { $server } antwortet mit Status { $status }; ist das ein Asterion-Server?
terminal-no-asterion = { $server } spricht nicht wie ein Asterion-Server
terminal-broken-tls = sein TLS ist kaputt
terminal-cannot-be-trusted = { $server } ist nicht zu trauen: { $why }
terminal-no-machine = es gibt keinen Rechner namens „{ $host }“
terminal-does-not-answer = { $server } antwortet nicht
terminal-no-server = bei { $server } ist kein Server
terminal-was-cut = die Verbindung zu { $server } wurde getrennt
terminal-network-fails = das Netz ist ausgefallen
terminal-cannot-be-reached = { $server } ist nicht zu erreichen: { $why }
