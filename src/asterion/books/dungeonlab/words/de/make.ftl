# Was sich nicht erzeugen lässt.

dungeonlab-make-no-room = es ist kein Platz für { FORM($what, "accusative") }
dungeonlab-make-no-treasure = es ist kein Platz für den Schatz
dungeonlab-make-no-pits = es ist kein Platz für die Gruben
dungeonlab-make-no-bed = zwischen den Wänden ist kein Weg für einen Fluss
dungeonlab-make-single-pit = eine einzelne Grube führt nirgendwohin: pits kann nicht 1 sein ({ $rule })
dungeonlab-make-places = { $rivers } Flüsse und { $pits } Gruben brauchen mit dem Schatz { $needed } Plätze; es gibt { $places }
dungeonlab-make-branches = es ist kein Platz für { $branches } Abzweige ({ $rule })
dungeonlab-make-unwinnable = keiner der geprüften Pläne ist zu gewinnen
dungeonlab-make-none = kein Plan von { $size } passt zu diesen Einstellungen: { $reason }
