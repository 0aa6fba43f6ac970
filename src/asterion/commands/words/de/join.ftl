# Sich an einen Tisch auf einem Server setzen.

commands-your-name = Dein Name
commands-nobody-said-a-name = niemand hat einen Namen gesagt; --name tut es
commands-token-not-kept = Das Token deines Platzes lässt sich hier nicht aufbewahren. Komm zurück mit:
commands-seat-lost = Der Platz, den du hier hattest, ist nicht mehr deiner.
commands-no-seat-free = an diesem Tisch ist kein Platz frei; --watch zeigt, was alle sehen dürfen
commands-watch-alone = --watch nimmt keinen Platz, darum geht es nicht mit --name oder --token
commands-unknown-rules = an diesem Tisch wird nach Regeln gespielt, die hier nicht bekannt sind: { $why }
commands-other-version = { $url } spricht nicht wie diese Version von Asterion

# Die Liste der Tische.
commands-no-table-open = Bei { $server } ist kein Tisch für alle offen.
commands-open-one = Eröffne einen auf seiner Seite; wer den Link bekommt, kann mitspielen.
commands-seats-free = { $free } von { $all } Plätzen frei
commands-playing = wird gespielt
commands-table-line = { $title }: { $how }{ $anyone ->
        [true] { " " }({ $names })
       *[false] {""}
    }
