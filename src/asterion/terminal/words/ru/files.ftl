# Что бывает не так с файлом, в котором хранится партия.

terminal-exists-already = файл «{ $path }» уже есть; --resume продолжает партию
terminal-not-written = не удаётся записать «{ $path }»: { $why }
terminal-no-file = нет файла «{ $path }»
terminal-another-window = «{ $path }» уже играют в другом окне
terminal-who-is-a-bot = в «{ $path }» не сказано, кто бот; это говорит --bots
terminal-no-folder = партии нельзя хранить в «{ $path }»: { $why }; назови файл с --record
