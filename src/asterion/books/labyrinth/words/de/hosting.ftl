# Warum die Bitte um die Uhr (L103) abgelehnt wird, wo Tage für jeden Zug vereinbart sind.
labyrinth-refusal-call-in-days = wo es Tage für jeden Zug gibt, wird niemand auf eine Minute gedrängt
labyrinth-refusal-break-goes-on = die Pause ist noch nicht vorbei; die Uhr des Tisches sagt es dann
