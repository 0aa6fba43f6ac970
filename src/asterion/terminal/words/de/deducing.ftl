# Was zu wissen war, während ein Spiel wiederholt wird.

terminal-certain-now = jetzt sicher: { $fact }
terminal-certain-contradiction = kein Plan passt zu dem, was gesagt wurde: dieser bricht eine Regel
terminal-certain-unfinished = noch nicht fertig: es kann mehr geben
terminal-certain-in-the-end = Am Ende war sicher: { LIST($counted) }.
terminal-certain-curve = { $heading }: { LIST($points, type: "join") }.
terminal-certain-point = { NUMBER($n, useGrouping: 0) }: { NUMBER($known, useGrouping: 0) }
terminal-certain-way-out = Von Antwort { NUMBER($n, useGrouping: 0) } an war sicher: { $fact }, nach { LIST($by) }.
terminal-certain-no-way-out = Ein Weg hinaus war nie sicher.
