# Was an einer Datei von Stockwerken falsch ist, und wo.

cc3k-place-floor = Stockwerk { $floor }
cc3k-place-row = Stockwerk { $floor }, Zeile { $row }
cc3k-place-tile = Stockwerk { $floor }, Zeile { $row }, Spalte { $column }

cc3k-place-here = Zeile { $row }, Spalte { $column }

cc3k-plan-nothing = die Datei ist leer: ein Stockwerk hat { $rows } Zeilen mit { $columns } Spalten

cc3k-plan-floors = es sind mehr als { $most } Stockwerke

cc3k-plan-row = diese Zeile hat { NUMBER($columns, useGrouping: 0) } Spalten, aber ein Stockwerk hat { $most }

cc3k-plan-second-player = es gibt ein zweites „@“ (das erste: { $place })

cc3k-plan-short = das Stockwerk endet nach { $drawn } von { $rows } Zeilen
cc3k-plan-which-potion = „P“ sagt nicht, welcher Trank: schreib 0 RH, 1 BA, 2 BD, 3 PH, 4 WA oder 5 WD
cc3k-plan-how-much-gold = „G“ sagt nicht, wie viel Gold: schreib 6 gewöhnlich, 7 klein, 8 oder 9 ein Hort

cc3k-plan-symbol = „{ $symbol }“ bedeutet auf einem Stockwerk nichts

cc3k-plan-character = „Zeichen { NUMBER($number, useGrouping: 0) }“ bedeutet auf einem Stockwerk nichts

cc3k-plan-generated = „{ $symbol }“ steht auf einem Stockwerk, das erzeugt werden soll

cc3k-plan-more-faults =
    { $count ->
        [one] und { NUMBER($count, useGrouping: 0) } weiterer Fehler in der Zeichnung
       *[other] und { NUMBER($count, useGrouping: 0) } weitere Fehler in der Zeichnung
    }

cc3k-plan-no-room =
    { $missing ->
        [player] für den Helden ist kein Feld frei
        [stairs] für die Treppe ist kein Feld frei
       *[both] für den Helden und die Treppe ist kein Feld frei
    }

cc3k-plan-second-stairs = es gibt ein zweites „\“, das auch hinabführt (das erste: { $place })

cc3k-plan-little-room = { NUMBER($tiles, useGrouping: 0) } Felder Boden sind wenig: vielleicht findet nicht alles Erzeugte Platz
cc3k-plan-lone-hoard = neben diesem Hort steht kein Drache, der zu ihm gehört: er kann sofort genommen werden
cc3k-plan-lone-dragon = neben diesem Drachen liegt kein Hort, der zu ihm gehört: er bewacht sich selbst
cc3k-plan-open = neben diesem Feld ist weder eine Wand noch ein Durchgang
cc3k-plan-stairs-unreached = vom Helden führt kein Weg zu dieser Treppe
cc3k-plan-unreached = von der ersten Kammer führt kein Weg hierher
