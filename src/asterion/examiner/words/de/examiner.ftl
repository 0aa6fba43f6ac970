# Was eine Prüfung eines fremden Programms sagt.

examiner-title = { $program }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $frames ->
        [one] { $frames } Bild
       *[other] { $frames } Bilder
    }.
examiner-profile = Gelesen: { $shows }; die Aktionszeile { $wording ->
        [book] hat den Wortlaut des Regelbuchs und wird verglichen
       *[free] hat eigene Worte und wird nicht verglichen
    }.
examiner-labels = An den Zahlen der Rassen erkannt und gelesen: { $labels }.
examiner-unread = Nicht gelesen und daher nicht geprüft: { $rows }. Zeigt das Programm sie, dann gib an, mit welchen Worten: --profile FILE, mit Zeilen wie hit_points = 'Life: (\d+)'.
examiner-unread-of = { $name }: nicht gelesen und daher nicht geprüft: { $rows }. Siehe --profile.
examiner-nothing = Es wurde nichts gefunden.
examiner-finding = { $rule }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }: { $text }
examiner-where = zuerst in Spiel { $game } (Volk { $race }), Zug { $turn }, nach „{ $command }“
examiner-difference = { $what }: gezeigt { $shown }, erlaubt { $allowed }
examiner-difference-map = Zeile { $row }, Spalte { $column }: gezeigt „{ $shown }“, erlaubt „{ $allowed }“
examiner-more = und { $count } weitere
examiner-or = oder
examiner-said = ein erlaubter Zug in der Nähe: { $said }
examiner-before = vorher:
examiner-after = nachher:
examiner-ending = { $kind ->
        [hangs] Es antwortet nicht rechtzeitig
        [floods] Es schreibt ohne Ende
        [no-frame] Es zeigt kein Bild
        [crashed] Es endet mit Status { $status }
        [killed] Es wird durch Signal { $status } beendet
       *[ended] Es endet mitten im Spiel
    }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }: zuerst { $scene ->
        [none] in Spiel { $game }
       *[other] in Szene { $scene }
    }, Zug { $turn }, nach „{ $command }“.
examiner-held = Eingehalten: { $rules }
examiner-broken = Gebrochen: { $rules }
examiner-not-reached = Nicht erreicht: { $rules }
examiner-worlds = Verfolgte Welten: im Median { $median }, höchstens { $most }.
examiner-unfollowed = { $count ->
        [one] Zu einem Bild passen mehr Welten, als verfolgt werden; es wird nicht beurteilt.
       *[other] Zu { $count } Bildern passen mehr Welten, als verfolgt werden; sie werden nicht beurteilt.
    }
examiner-what-hit_points = HP
examiner-what-attack = Atk
examiner-what-defence = Def
examiner-what-gold = Gold
examiner-what-floor = Stockwerk
examiner-what-race = Volk
examiner-what-action = Aktionszeile
examiner-what-score = Punkte
examiner-what-potions = Tränke auf dem Stockwerk
examiner-what-piles = Goldhaufen auf dem Stockwerk
examiner-what-enemies = Gegner auf dem Stockwerk, ohne Drachen
examiner-what-stairs = Treppen auf dem Stockwerk
examiner-what-stairs-chamber = Kammer der Treppe
