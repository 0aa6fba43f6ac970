### Die Regeln selbst stehen auf Englisch; deutsch sind ihre Überschriften.

labyrinth-chapter-general = Allgemeines und Aufbau
labyrinth-chapter-moves = Züge
labyrinth-chapter-ends = Ziel und Ende
labyrinth-chapter-cells = Felder und Ansagen
labyrinth-chapter-items = Dinge
labyrinth-chapter-options = Optionen
labyrinth-chapter-plans = Pläne
labyrinth-chapter-time = Zeit
labyrinth-chapter-meetings = Wenn Regeln aufeinandertreffen
