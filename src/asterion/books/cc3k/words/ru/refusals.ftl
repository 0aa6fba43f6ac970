# Почему в команде отказано: с маленькой буквы и без точки, кроме строки действия.

cc3k-refused = { CAPITAL($why) }.

cc3k-refuse-over = игра окончена
cc3k-refuse-spectator = ходит только игрок; ведущий может сказать «решение:» и что решено
cc3k-refuse-no-race = сначала выбери расу: { LIST($letters, type: "join") }
cc3k-refuse-race = раса уже выбрана; «заново» начинает игру сначала
cc3k-refuse-no-potion = { FORM($way, "at") } нет зелья
cc3k-refuse-no-enemy = { FORM($way, "at") } нет врага
cc3k-refuse-no-way = { FORM($way, "to") } не пройти
cc3k-refuse-potion = { FORM($way, "to") } не пройти: там зелье; выпить — «пью { $way }» или «u { $typed }»
cc3k-refuse-enemy = { FORM($way, "to") } не пройти: там { $enemy }; ударить — «бью { $way }» или «a { $typed }»
cc3k-refuse-where = «{ $said }» — а куда? Направления: с, ю, в, з, св, сз, юв и юз
cc3k-refuse-floors = на этих этажах играть нельзя: { $fault }
