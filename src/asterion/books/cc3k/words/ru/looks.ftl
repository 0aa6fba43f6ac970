# Как поле и редактор планов называют вещи ChamberCrawler3000, и несколько советов.

cc3k-look-stairs = лестница
cc3k-look-potion = зелье
cc3k-look-gold = золото
cc3k-look-human = человек
cc3k-look-dwarf = гном
cc3k-look-elf = эльф
cc3k-look-orc = орк
cc3k-look-merchant = торговец
cc3k-look-hostile-merchant = враждебный торговец
cc3k-look-dragon = дракон
cc3k-look-halfling = полурослик
cc3k-look-door = дверь
cc3k-look-passage = проход
cc3k-look-wall = стена
cc3k-look-floor = пол

# Кто что делает, в строку-другую.
cc3k-look-about-shade = 125 ОЗ, атака 25, защита 25. Ни дара, ни проклятия; в конце её золото ценится в полтора раза дороже.
cc3k-look-about-drow = 150 ОЗ, атака 25, защита 15. Каждое зелье действует на него в полтора раза сильнее, полезное и вредное.
cc3k-look-about-vampire = 50 ОЗ, атака 25, защита 25. Каждый его удар даёт ему 5 ОЗ, без предела; удар по гному отнимает 5.
cc3k-look-about-goblin = 110 ОЗ, атака 15, защита 20. Крадёт 5 золотых у каждого убитого; орки бьют его в полтора раза больнее.
cc3k-look-about-troll = 120 ОЗ, атака 25, защита 15. Каждый ход восстанавливает 5 ОЗ.
cc3k-look-about-stairs = Ведёт на следующий этаж, с пятого — наружу.
cc3k-look-about-potion = Встань рядом, чтобы выпить. Лечит или отравляет, усиливает или ослабляет атаку или защиту; вид узнаёшь, когда выпьешь одно такое.
cc3k-look-about-gold = Берут, наступив на него. Драконий клад — только когда его дракон убит.
cc3k-look-about-human = Атака 20, защита 20. После смерти оставляет две кучки золота.
cc3k-look-about-dwarf = Атака 20, защита 30. От его крови вампирам дурно.
cc3k-look-about-elf = Атака 30, защита 10. Бьёт дважды, а дроу — только раз.
cc3k-look-about-orc = Атака 30, защита 25. Гоблинов бьёт в полтора раза больнее.
cc3k-look-about-merchant = Атака 70, защита 5. Мирный, пока не тронут кого-нибудь из них, если игра не трудная; оставляет клад в 4 золотых.
cc3k-look-about-hostile-merchant = Атака 70, защита 5. Бьёт каждого, кто встанет рядом; оставляет клад в 4 золотых.
cc3k-look-about-dragon = Атака 20, защита 20. Не двигается и бьёт каждого, кто подойдёт к нему или к его кладу.
cc3k-look-about-halfling = Атака 15, защита 20. Половина твоих ударов по нему — мимо.

cc3k-look-goal = Спустись по лестницам через пять этажей и останься в живых; золото — твой счёт.
# Буквы — это команды, их набирают так, как стоят.
cc3k-look-hint = Набирай с, св, в, юв, ю, юз, з или сз, чтобы идти, «бью север» — ударить, «пью север» — выпить зелье; коротко: no, a no, u no.
cc3k-look-asks-race = Выбери расу.
cc3k-look-asks-move = Иди, бей или пей зелье.

# Что значат короткие команды.
cc3k-look-say-shade = тень
cc3k-look-say-drow = дроу
cc3k-look-say-vampire = вампир
cc3k-look-say-goblin = гоблин
cc3k-look-say-troll = тролль
cc3k-look-say-north = север
cc3k-look-say-south = юг
cc3k-look-say-east = восток
cc3k-look-say-west = запад
cc3k-look-say-northeast = северо-восток
cc3k-look-say-northwest = северо-запад
cc3k-look-say-southeast = юго-восток
cc3k-look-say-southwest = юго-запад
cc3k-look-say-attack = ударить
cc3k-look-say-drink = выпить
cc3k-look-say-freeze = остановить врагов
cc3k-look-say-restart = начать заново
cc3k-look-say-quit = сдаться

# Редактор планов.
cc3k-look-about = Этажи с залами; враги и зелья — вручную или случайно.
cc3k-look-storey = Этаж
cc3k-look-ground = Основа
cc3k-look-upright-wall = вертикальная стена
cc3k-look-flat-wall = горизонтальная стена
cc3k-look-doorway = дверной проём
cc3k-look-rock = сплошная порода
cc3k-look-one-of-each = Одно на этаж
cc3k-look-the-player = герой
cc3k-look-the-stairs = лестница
cc3k-look-potions = Зелья
cc3k-look-restore-health = лечение
cc3k-look-boost-attack = усиление атаки
cc3k-look-boost-defence = усиление защиты
cc3k-look-poison-health = яд
cc3k-look-wound-attack = ослабление атаки
cc3k-look-wound-defence = ослабление защиты
cc3k-look-piles = Золото
cc3k-look-normal-pile = обычная кучка
cc3k-look-small-pile = малая кучка
cc3k-look-merchants-hoard = клад торговца
cc3k-look-dragons-hoard = драконий клад
cc3k-look-enemies = Враги

# Замечания к первым ответам новичку и что значит короткая полоса.
cc3k-look-near-death = смерть близко
cc3k-look-remark-spawned = Ты — фигурка на полу. Иди к лестнице; враги рядом ударят первыми, если замешкаться.
cc3k-look-remark-struck = Урон — это твоя атака против защиты врага. Иди на врага, чтобы ударить ещё раз.
cc3k-look-remark-hurt = Тебя ударили. В проходе рядом с тобой встанет меньше врагов.
cc3k-look-remark-gold = Чтобы взять золото, наступи на него; в конце это твой счёт.
cc3k-look-remark-drank = Теперь этот вид зелий тебе известен, где бы он ни лежал. Действует оно, пока ты на этом этаже, если не лечит и не ранит.
cc3k-look-remark-stairs = Следующий этаж: действие зелий атаки и защиты кончилось.

# Что отняло последние очки здоровья: это говорится в конце партии.
cc3k-look-slain-human = Последний удар нанёс человек.
cc3k-look-slain-dwarf = Последний удар нанёс гном.
cc3k-look-slain-elf = Последний удар нанёс эльф.
cc3k-look-slain-orc = Последний удар нанёс орк.
cc3k-look-slain-merchant = Последний удар нанёс торговец.
cc3k-look-slain-dragon = Последний удар нанёс дракон.
cc3k-look-slain-halfling = Последний удар нанёс полурослик.
cc3k-look-slain-poison = Последние очки здоровья отнял выпитый яд.
cc3k-look-slain-sickness = Последние очки здоровья отняла у вампира кровь гнома.

# На экране и в приглашении.
cc3k-look-prompt-race = раса
cc3k-look-prompt-move = ход
