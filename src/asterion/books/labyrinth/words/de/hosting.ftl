# Warum die Bitte um die Uhr (L103) abgelehnt wird, wo Tage für jeden Zug vereinbart sind.
labyrinth-refusal-call-in-days = an einem Tisch mit Tagen pro Zug gibt es keine Minute pro Zug
labyrinth-refusal-break-goes-on = die Pause läuft noch; der Tisch meldet, wenn sie vorbei ist
