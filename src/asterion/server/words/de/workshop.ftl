# Pläne, um die der Server gebeten wird.

server-plans-ordered = du hast schon mehrere Pläne bestellt; warte auf sie
server-plans-busy = es werden zu viele Pläne gemacht; versuch es in einer Weile
server-plan-slow = dieser Plan braucht mehr als { $seconds } Sekunden; bitte um einen kleineren
server-plan-unmade = dieser Plan ließ sich nicht machen; bitte um einen kleineren
server-plan-memory = so ein Plan braucht mehr Speicher, als für ihn da ist
