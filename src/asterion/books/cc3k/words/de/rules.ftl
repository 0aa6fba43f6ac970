# Die Regeln selbst stehen auf Englisch; deutsch sind ihre Überschriften.

cc3k-heading-floor = Das Stockwerk
cc3k-heading-player = Der Held
cc3k-heading-enemies = Gegner
cc3k-heading-items = Dinge
cc3k-heading-combat = Kampf
cc3k-heading-commands = Befehle und Anzeige
cc3k-heading-files = Dateien von Stockwerken und Argumente
