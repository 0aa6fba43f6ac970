# Как поля, блокноты и рисование планов называют вещи «Лабиринта», и несколько слов для новичка.

labyrinth-look-land = суша
labyrinth-look-unknown = неизвестно
labyrinth-look-hospital = госпиталь
labyrinth-look-weaponry = арсенал
labyrinth-look-pit = яма
labyrinth-look-delta = дельта
labyrinth-look-encephalitis = энцефалит
labyrinth-look-river = река
labyrinth-look-lying = здесь что-то лежит
labyrinth-look-set-mine = поставленная мина
labyrinth-look-closed-exit = закрытый выход
labyrinth-look-wall = стена
labyrinth-look-true-treasure = настоящий клад
labyrinth-look-fake-treasure = ложный клад

labyrinth-look-goal = Найди настоящий клад и вынеси его через выход.
labyrinth-look-say-status = состояние, вслух
labyrinth-look-heard-status = Ответ услышат все: здоровье, что ты несёшь, пули и гранаты. Всё равно спросить?
labyrinth-look-hint = Выбери тайную начальную клетку (старт b3). Потом ходи, когда твоя очередь: «иду вверх», «стреляю влево; иду вверх» или «взрываю правую стену; иду вправо».

# О чём спрашивают.
labyrinth-look-asks-start = Выбери начальную клетку; больше никто её не узнает.
labyrinth-look-asks-move = Одно перемещение, до и после него — любые действия.
labyrinth-look-asks-order = У тебя ранение: перед ходом можно втайне заказать новую клетку.
labyrinth-look-asks-treasure = Какой клад оставляешь себе?
labyrinth-look-asks-confirm = Подтверди начальные клетки или объяви выбор недействительным.

# К первым ответам новичку.
labyrinth-look-remark-voided = Причину не называют, и дело, может быть, не в твоей клетке. Выбери другую.
labyrinth-look-remark-wall = «Стена»: ты стоишь там же, где раньше, и эта сторона закрыта.
labyrinth-look-remark-open = Ты на соседней клетке: стены с этой стороны нет, и теперь эта клетка тебе известна.
labyrinth-look-remark-pit = Яма перебрасывает в другую яму, и неизвестно в какую: здесь начинается новый листок.
labyrinth-look-remark-river = Река сносит по течению: где тебя вынесло — новое место на твоей карте.
labyrinth-look-remark-outside = Ты за выходом, снаружи. Следующим же ходом вернись в обратную сторону, иначе пропадёшь без вести.
labyrinth-look-remark-found = Здесь что-то лежит. Настоящий ли клад, видно, только когда его вынесешь.
labyrinth-look-remark-scream = Крик: на этой линии кто-то стоял, и теперь он ранен.

# Блокнот.
labyrinth-look-treasure = клад
labyrinth-look-landmine = мина
labyrinth-look-corpse = труп
labyrinth-look-bullets = пули
labyrinth-look-grenades = гранаты
labyrinth-look-solid = капитальная стена, граната её не берёт

# Рисование планов.
labyrinth-look-about = Клетки, стены и выходы, реки и ямы, клады.
labyrinth-look-rivers = Река
labyrinth-look-river-up = река вверх
labyrinth-look-river-right = река вправо
labyrinth-look-river-down = река вниз
labyrinth-look-river-left = река влево
labyrinth-look-pits = Ямы
labyrinth-look-pit-second = яма второго цикла
labyrinth-look-pit-third = яма третьего цикла
labyrinth-look-treasures = Клады

# Как это стоит на экране и в приглашении.
labyrinth-look-prompt-start-cell = начальная клетка
labyrinth-look-prompt-move = ход
labyrinth-look-prompt-order-and-move = заказ и ход
labyrinth-look-prompt-treasure-choice = выбор клада
labyrinth-look-prompt-confirm = подтверждение
