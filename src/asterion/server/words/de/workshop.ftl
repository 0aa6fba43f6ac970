# Pläne, um die der Server gebeten wird.

server-plans-ordered = mehrere deiner Pläne entstehen noch; warte auf sie
server-plans-busy = zu viele Pläne entstehen gerade; versuch es später noch einmal
server-plan-slow = dieser Plan braucht mehr als { $seconds } Sekunden; bitte um einen kleineren
server-plan-unmade = dieser Plan ließ sich nicht erstellen; bitte um einen kleineren
server-plan-memory = so ein Plan braucht mehr Speicher, als verfügbar ist
