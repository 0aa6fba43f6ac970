# Sich an einen Tisch auf einem Server setzen.

commands-your-name = Dein Name
commands-nobody-said-a-name = ein Name fehlt: gib ihn mit --name an
commands-token-not-kept = Das Token deines Platzes lässt sich hier nicht speichern. Komm zurück mit:
commands-seat-lost = Dein Platz an diesem Tisch ist nicht mehr deiner.
commands-no-seat-free = an diesem Tisch ist kein Platz frei; --watch zeigt, was alle sehen dürfen
commands-watch-alone = --watch belegt keinen Platz, darum geht es nicht zusammen mit --name oder --token
commands-unknown-rules = an diesem Tisch wird nach Regeln gespielt, die hier nicht bekannt sind: { $why }
commands-other-version = { $url } spricht nicht wie diese Version von Asterion

# Die Liste der Tische.
commands-no-table-open = Bei { $server } ist kein öffentlicher Tisch offen.
commands-open-one = Eröffne einen auf seiner Seite; wer den Link bekommt, kann mitspielen.
commands-seats-free = { $free } von { $all } Plätzen frei
commands-playing = wird gespielt
commands-table-line = { $title }: { $how }{ $anyone ->
        [true] { " " }({ $names })
       *[false] {""}
    }
