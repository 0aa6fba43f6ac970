# Что в плане неверно или было бы скучно.

dungeonlab-plan-dynamite = для динамита нужно условие «динамит»
dungeonlab-plan-arnor = для арнорского клинка нужно условие «арнорские клинки»
dungeonlab-plan-divided = монолиты разделяют подземелье: эта клетка отрезана
dungeonlab-plan-no-exit = нет выхода: нарисуй E во внешней стене
dungeonlab-plan-second-exit = это второй выход; хватит одного
dungeonlab-plan-inner-exit = выход бывает только во внешней стене
dungeonlab-plan-no-treasure = нет клада: нарисуй Tr
dungeonlab-plan-second-treasure = это второй клад; хватит одного
dungeonlab-plan-morgul = моргульскому клинку где-нибудь нужен Мордор
dungeonlab-plan-center = центр управления занимает не больше двух уровней, один над другим
dungeonlab-plan-pit-target = эта яма должна вести в другую яму
dungeonlab-plan-river-ends = отсюда река должна течь в следующую клетку
dungeonlab-plan-river-meets = здесь в одну клетку впадают две реки
dungeonlab-plan-river-source = сюда ничто не течёт: река начинается с истока
dungeonlab-plan-river-jumps = река должна течь в соседнюю клетку
dungeonlab-plan-river-north = на север реки не текут
dungeonlab-plan-river-circle = эта река течёт по кругу
dungeonlab-plan-short = клад лежит у выхода, партия выйдет короткой
dungeonlab-plan-no-help = нет ни магазина, ни госпиталя
dungeonlab-plan-dull = подземелье почти пусто, прогулка выйдет скучной
dungeonlab-plan-pocket = эта часть закрыта стенами: без боеприпасов из неё выведет только смерть
dungeonlab-plan-option = для { FORM($what, "genitive") } нужно условие «{ $option }»
dungeonlab-plan-maps = { $what }: нужно условие «карты в магазинах»
dungeonlab-plan-needs = есть { $what }, значит, где-то должно быть и это: { $target }
dungeonlab-plan-single-level = { $what }: на единственном уровне бросать некуда
dungeonlab-plan-above = { $what } стоит прямо над таким же
dungeonlab-plan-pit-twice = эта яма ведёт туда же, куда и другая: { $target }
dungeonlab-plan-river-wall = на пути реки { $wall }
dungeonlab-plan-river-out = здесь река вытекает из подземелья
dungeonlab-plan-waterfall = под этим водопадом нет уровня
dungeonlab-plan-no-cell = там не нарисована клетка
dungeonlab-plan-one-treasure = клад только один
dungeonlab-plan-hanging = яма, ведущая в себя, — висячая: рисуй Hp
dungeonlab-plan-row = клеток в этой строке: { $cells }, а стены нарисованы для { $width }
dungeonlab-plan-rows-only = строк у стен только { $height }
dungeonlab-plan-rows = строк на этом уровне: { $rows }, а стены нарисованы для { $height }
dungeonlab-plan-unknown = «{ $word }» здесь быть не может
dungeonlab-plan-no-place = места нет: столбец { $column }, строка { $row }
dungeonlab-plan-unknown-thing = «{ $word }» здесь лежать не может; пиши так: «20 bullets»
dungeonlab-plan-pit-again = яма { $pit } нарисована дважды
dungeonlab-plan-cycle = в цикле { $cycle } { $pits ->
    [one] { $pits } яма
    [few] { $pits } ямы
   *[many] { $pits } ям
}, и { $pit } среди них нет
dungeonlab-plan-cell-below = на уровне 1 здесь есть клетка
dungeonlab-plan-no-cell-below = на уровне 1 здесь нет клетки
dungeonlab-plan-begin = чертёж начинается с «walls», потом идут «level 1» и так далее
dungeonlab-plan-base = основа задаётся столбцами и строками, например «base 5 5»
dungeonlab-plan-level = уровень называют его номером, каждый один раз: «level 1»
dungeonlab-plan-no-walls = нет чертежа стен: «walls», потом строки вида +##+##+
dungeonlab-plan-levels = уровней бывает 1, 2 или 4, нумерация с 1, у каждого свой чертёж
dungeonlab-plan-posts = строки со столбиками (+) и строки с клетками чередуются; первая и последняя — со столбиками
dungeonlab-plan-post = здесь должен быть столбик (+)
dungeonlab-plan-inside = внутри клетки здесь ничего не рисуют
dungeonlab-plan-outer = внешняя стена — это монолит (#) или выход (E)
dungeonlab-plan-lone-wall = есть стена, а клетки рядом нет
dungeonlab-plan-name-twice = название у плана уже есть, в строке { $first }
dungeonlab-plan-name = в названии может быть не больше { $most ->
    [one] { $most } печатного знака
   *[many] { $most } печатных знаков
}
dungeonlab-plan-base-twice = основа уже задана, в строке { $first }
dungeonlab-plan-large = столбцов и строк в подземелье не больше { $most }
dungeonlab-plan-wall = «{ $drawn }» — не стена: рисуй { $marks } или оставь проход
dungeonlab-plan-base-size = основа { $columns }×{ $rows } не помещается в чертёж
dungeonlab-plan-base-hole = основной прямоугольник с дырой: нет клетки, столбец { $column }, строка { $row }
dungeonlab-plan-more = дальше ещё ошибки; названы первые { $most }
