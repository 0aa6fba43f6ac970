# Как доски, блокноты и рисование планов всех книг называют вещи.

core-look-you = ты
core-look-level = Уровень

core-look-edge-wall = стена
core-look-edge-open = нет стены
core-look-edge-maybe = возможно, стена
core-look-edge-exit = выход

core-look-flow = Течение
core-look-things = Предметы
core-look-cells = Клетки
core-look-no-cell = нет клетки

core-look-up = вверх
core-look-right = вправо
core-look-down = вниз
core-look-left = влево
core-look-up-flow = течёт вверх
core-look-right-flow = течёт вправо
core-look-down-flow = течёт вниз
core-look-left-flow = течёт влево
core-look-north = север
core-look-east = восток
core-look-south = юг
core-look-west = запад
core-look-north-flow = течёт на север
core-look-east-flow = течёт на восток
core-look-south-flow = течёт на юг
core-look-west-flow = течёт на запад

core-look-players = Игроки
core-look-player = игрок
core-look-player-1 = игрок 1
core-look-player-2 = игрок 2
core-look-player-3 = игрок 3
core-look-player-4 = игрок 4
core-look-player-5 = игрок 5
core-look-player-6 = игрок 6
