# Как поля, блокноты и редактор планов называют вещи DungeonLab, и несколько советов.

dungeonlab-look-lights = огни
dungeonlab-look-green-eyes = зелёные глаза
dungeonlab-look-hole-in-the-darkness = дыра во тьме
dungeonlab-look-treasure = клад
dungeonlab-look-things = предметы
dungeonlab-look-something = что-то
dungeonlab-look-some-wall = стена неизвестного вида
dungeonlab-look-simple-wall = простая стена
dungeonlab-look-barbed-wire = колючая проволока
dungeonlab-look-monolith = монолит
dungeonlab-look-exit = выход
dungeonlab-look-empty = пусто
dungeonlab-look-empty-cell = пустая клетка
dungeonlab-look-untried = непроверенная сторона
dungeonlab-look-elven-blade = эльфийский клинок
dungeonlab-look-arnor-blade = арнорский клинок
dungeonlab-look-morgul-blade = моргульский клинок
dungeonlab-look-bridle = уздечка
dungeonlab-look-boat = лодка
dungeonlab-look-ammunition = боеприпасы

# Заголовки палитры и блокнота.
dungeonlab-look-houses = Дома
dungeonlab-look-green-eyed = Зелёные глаза
dungeonlab-look-others = Прочие
dungeonlab-look-water = Вода
dungeonlab-look-pits = Ямы
dungeonlab-look-beings = Обитатели
dungeonlab-look-waters-and-pits = Вода и ямы
dungeonlab-look-seen-from-beside = Видно с соседней клетки

# Палитра.
dungeonlab-look-source-east = исток, течёт на восток
dungeonlab-look-source-south = исток, течёт на юг
dungeonlab-look-source-west = исток, течёт на запад
dungeonlab-look-river-east = река, течёт на восток
dungeonlab-look-river-south = река, течёт на юг
dungeonlab-look-river-west = река, течёт на запад
dungeonlab-look-pit-a = следующая яма цикла a
dungeonlab-look-pit-b = следующая яма цикла b
dungeonlab-look-pit-c = следующая яма цикла c
dungeonlab-look-about = Дома, звери, вода и ямы на одном уровне или нескольких.

# Советы.
dungeonlab-look-goal = Найди клад и пройди с ним сквозь внешнюю стену там, где выход.
# Команды набираются так, как стоят здесь.
dungeonlab-look-hint = Высадись, назвав столбец, строку и уровень: «высаживаюсь 3 3 1». Дальше с, в, ю, з — шаг на север, восток, юг, запад; «вверх» и «вниз» — на другой уровень; «стреляю 15п с» — 15 пуль на север (г — гранаты, рушат стены; б — бластер, режет проволоку). Найди клад и пробуй с ним внешние стены: одна из них — выход.
dungeonlab-look-say-up = на уровень выше
dungeonlab-look-say-down = на уровень ниже
dungeonlab-look-say-pass = пропустить ход
dungeonlab-look-asks-land = Выбери, где высадиться: столбец, строка и уровень.
dungeonlab-look-asks-move = Иди, стреляй или пусти в дело найденное.
dungeonlab-look-asks-answer = Ответь «да» или «нет».

# На экране и в приглашении.
dungeonlab-look-near-death = смерть близко
dungeonlab-look-remark-landed = Место высадки тебе известно; то, что видно рядом, нарисовано на поле.
dungeonlab-look-remark-wall = Здесь не пройти: эта сторона закрыта, и ты остаёшься на месте.
dungeonlab-look-remark-looked = Огни — это дом или друг, зелёные глаза — зверь. Кто именно, узнаешь, когда войдёшь.
dungeonlab-look-remark-hurt = Раны каждого вида считают отдельно; если их слишком много, ты погибаешь. Лечит госпиталь.
dungeonlab-look-remark-carried = Где это, тебе не сказали: рисуй на новом листке, пока не поймёшь, куда он ложится.
dungeonlab-look-prompt-land = высадка
dungeonlab-look-prompt-move = ход
dungeonlab-look-prompt-answer = ответ
