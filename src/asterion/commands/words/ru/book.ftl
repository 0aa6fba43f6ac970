# asterion book new по-русски.

commands-help-book =
    Начать собственную книгу правил.
    .summary = Начать собственную книгу правил.
commands-help-book-new =
    Записать в новую папку пакет с целой маленькой игрой под названием NAME.

    Это копия Dig, игры о зарытом кладе, и она выполняет договор всех книг правил: в неё играют люди и боты в терминале и на странице, ей учатся программы. Переделай её в свою.
    .summary = Записать пакет с маленькой игрой, с которой можно начать.
commands-option-book-into = Создать папку внутри этой.
commands-book-written =
    Записано: { $folder }. Установи пакет туда же, где установлен Asterion, сыграй и проверь:

      pip install -e { $folder }
      { $program } play { $name } --bots 2
      pytest { $folder }

    Начни с { $package }/event.py: что происходит и кто об этом узнаёт.
commands-book-no-name = «{ $name }» не годится в названия книги: нужны строчные латинские буквы, цифры и дефисы, например salt-mine
commands-book-taken = книга { $name } уже есть: их перечисляет asterion books
commands-book-exists = { $folder } уже существует: ничего не записано
commands-book-cannot = книга не записана: { $why }
