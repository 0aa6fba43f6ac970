# What can be wrong with the file in which a game is kept.
# $path (text): the file; $why (text): as the system says it

terminal-exists-already = “{ $path }” already exists; continue it with --resume
terminal-not-written = “{ $path }” cannot be written: { $why }
terminal-no-file = there is no file “{ $path }”
terminal-another-window = “{ $path }” is open in another window
terminal-who-is-a-bot = “{ $path }” does not say who is a bot; name the bots with --bots
terminal-no-folder = games cannot be saved in “{ $path }”: { $why }; name a file with --record
