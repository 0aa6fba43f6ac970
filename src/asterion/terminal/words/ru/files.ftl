# Что бывает не так с файлом, в котором хранится партия.

terminal-exists-already = «{ $path }» уже есть; продолжи партию с --resume
terminal-not-written = не удаётся записать «{ $path }»: { $why }
terminal-no-file = нет файла «{ $path }»
terminal-another-window = «{ $path }» уже открыт в другом окне
terminal-who-is-a-bot = в «{ $path }» не сказано, кто бот; назови ботов с --bots
terminal-no-folder = партии не удаётся сохранить в «{ $path }»: { $why }; назови файл с --record
