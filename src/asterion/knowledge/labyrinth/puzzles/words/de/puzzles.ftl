# Rätsel: was ist sicher?

puzzle-agreed = { $columns } × { $rows }, kein Fluss, keine Grube. Jedes Feld ist erreichbar, und es gibt mindestens ein Krankenhaus, eine Waffenkammer und ein Feld Land.
puzzle-question = Du bist { $name }. { $question }
puzzle-open-side = Eine Seite von { $cell } ist sicher offen: welche?
puzzle-safe-move = Von dort, wo du stehst, ist noch ein Weg sicher offen, den du nicht gegangen bist: welcher?
puzzle-which-cell = Welches Feld ist sicher { $kind }?
puzzle-where-is = Wo ist { $who } jetzt?
puzzle-cell = { $cell }
