commands-help-cc3k-suite =
    Write the scenes of the suite to DIR: small floors, each drawn for one rule of ChamberCrawler3000.

    For each scene there are a floor file (.txt) and its commands (.in). Where nothing is left to
    chance, or the dice are fixed (.dice), the frames that must be shown are there too (.out).
    .summary = Write floors, commands and expected frames, a scene per rule.
commands-option-suite = Play the suite: small floors, each drawn for one rule; the program must take { "{" }floors{ "}" }.
# $path (text); $scenes, $expected (numbers)
commands-suite-written = { $scenes } scenes were written to { $path }, { $expected } of them with expected frames.
# $path, $why (text)
commands-suite-unwritten = { $path } cannot be written: { $why }
commands-check-no-floors = the suite is played on floors of its own: say where the program takes a floor file, as in ./student { "{" }floors{ "}" }
commands-option-only = Play only the scenes of this rule; may be given several times.
commands-option-allow = A TOML file of rulings: which readings of the rules are allowed.
# $path, $why (text)
commands-check-allow = { $path } has no such ruling: { $why }
