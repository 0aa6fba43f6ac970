# Die Spiele für Lernende.

envs-cut = Das Spiel wurde abgebrochen: es dauerte zu lange.
