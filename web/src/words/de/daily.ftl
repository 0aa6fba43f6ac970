# Die Wörter der Seite: das Labyrinth des Tages.

daily-title = Das Labyrinth des Tages
daily-number = Nr. { NUMBER($number, useGrouping: 0) } · { $date }
daily-first = Das erste
daily-level =
    { $level ->
        [1] sehr leicht
        [2] leicht
        [3] eher leicht
        [4] mittel
        [5] eher schwer
        [6] schwer
       *[other] sehr schwer
    }
daily-so-far = { $done } von { $of ->
        [one] { $of } Markierung
       *[other] { $of } Markierungen
    }
daily-due =
    { $due ->
        [one] { $due } ist jetzt sicher
       *[other] { $due } sind jetzt sicher
    }
daily-made = Das Labyrinth entsteht…
daily-failed = Das Labyrinth lässt sich gerade nicht anzeigen.
daily-new = Neu hier? Fünf Markierungen erklären alles.
daily-map = Das Labyrinth, soweit es sicher ist
daily-cell =
    { $kind ->
        [land] { $cell }: Land
        [hospital] { $cell }: Krankenhaus
        [weaponry] { $cell }: Waffenkammer
        [nothing] { $cell }: nichts
        [store] { $cell }: Laden
        [lion] { $cell }: Löwe
        [orc] { $cell }: Ork
        [pit] { $cell }: Fallgrube
       *[unknown] { $cell }: unbekannt
    }
daily-is-here =
    { $whoIs ->
        [you] du bist hier
       *[other] { $who } ist hier
    }
daily-may-be-here =
    { $whoIs ->
        [you] du kannst hier sein
       *[other] { $who } kann hier sein
    }
daily-glimpse =
    { $seen ->
        [lights] Lichter
       *[green-eyes] grüne Augen
    }
daily-side =
    { $is ->
        [wall] zwischen { $one } und { $other }: Wand
        [open] zwischen { $one } und { $other }: offen
       *[unknown] zwischen { $one } und { $other }: unbekannt
    }
daily-marking = Deine Markierungen
daily-how = Tippe auf ein Feld oder eine Seite und markiere nur, was sicher ist.
daily-choices = Was ist bei { $where } sicher?
daily-mark =
    { $is ->
        [land] Land
        [hospital] Krankenhaus
        [weaponry] Waffenkammer
        [nothing] Nichts
        [store] Laden
        [lion] Löwe
        [orc] Ork
        [pit] Fallgrube
        [wall] Wand
       *[open] Offen
    }
daily-mark-here =
    { $whoIs ->
        [you] Du bist hier
       *[other] { $who } ist hier
    }
daily-mark-not-here =
    { $whoIs ->
        [you] Du bist nicht hier
       *[other] { $who } ist nicht hier
    }
daily-type =
    { $book ->
        [dungeonlab] c3 Löwe
       *[other] c3 Krankenhaus
    }
daily-mark-it = Markieren
daily-inked = Sicher: { $what } ({ $done } von { $of }).
daily-extra = Sicher, aber nicht gefragt: { $what }.
daily-known = Das ist schon gezeichnet.
daily-refused = Noch nicht sicher: { $what }. Auch dieser Plan passt.
daily-plan-away = Zurück zur Karte
daily-why = Warum?
daily-hint = Hinweis
daily-hint-more = Hinweis { $level } von 3
daily-log = Antworten und Markierungen
daily-agreed = Vereinbart
daily-solved = Gelöst
daily-time = in { $time }
daily-slips =
    { $slips ->
        [0] kein Fehler
        [one] { $slips } Fehler
       *[other] { $slips } Fehler
    }
daily-hints =
    { $hints ->
        [0] kein Hinweis
        [one] { $hints } Hinweis
       *[other] { $hints } Hinweise
    }
daily-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-copy = Kopieren
daily-copied = Kopiert.
daily-share = Teilen
daily-not-shared = Das Teilen hat nicht geklappt.
daily-picture = Als Bild speichern
daily-others =
    { $solved ->
        [one] Du hast es als Erstes gelöst.
       *[other] { $solved } Leute haben es gelöst.
    }
daily-others-time = Die Hälfte brauchte höchstens { $time }.
daily-others-clean =
    { $clean ->
        [0] Ohne Fehler und Hinweis schaffte es niemand.
        [one] Ohne Fehler und Hinweis schaffte es { $clean } Person.
       *[other] Ohne Fehler und Hinweis schafften es { $clean }.
    }
daily-others-slower =
    { $slower ->
        [0] Niemand brauchte länger als du.
        [one] { $slower } Person brauchte länger als du.
       *[other] { $slower } brauchten länger als du.
    }
daily-to-today = Zum Labyrinth von heute
daily-earlier = Andere Tage
daily-first-link = { $book }: das erste, das sich selbst erklärt
daily-practice = Übung: eine Frage
daily-day = { $day }
daily-day-solved = { $day }: gelöst
daily-still-earlier = Noch früher
