# Как поля и рисование планов называют вещи Dooom, и несколько слов для новичка.

dooom-look-player = игрок
dooom-look-exit = выход
dooom-look-treasure = сокровище
dooom-look-potion = зелье
dooom-look-sword = меч
dooom-look-armour = доспех
dooom-look-lantern = фонарь
dooom-look-wall = стена
dooom-look-floor = пол
dooom-look-row-under-you = Под ногами

# Что каждая из них делает, одной строкой.
dooom-look-about-exit = Ступи на него с нужным числом сокровищ — и победа.
dooom-look-about-treasure = Поднять его стоит одно очко действия.
dooom-look-about-potion = Одно очко здоровья в прибавку; глоток забирает все оставшиеся очки действия.
dooom-look-about-sword = Удар на единицу сильнее; одним очком действия меньше в каждом следующем ходу.
dooom-look-about-armour = Каждый удар по тебе на единицу слабее; одним очком действия меньше в каждом следующем ходу.
dooom-look-about-lantern = Видно дальше вокруг; одним очком действия меньше в каждом следующем ходу.
dooom-look-ground = Местность

dooom-look-goal = Собери нужное число сокровищ и ступи на выход.
# Буквы — это команды, их набирают как есть.
dooom-look-hint = Набирай с, в, ю или з, чтобы идти, «беру», чтобы поднять сокровище (G); потом ступи на выход (E).
dooom-look-end = закончить ход
dooom-look-asks-move = Иди, поднимай или закончи ход.
dooom-look-about = Карта из клеток: стены, сокровища, вещи и выходы.
dooom-look-about-other = Те же карты под другой обложкой.

# К первым ответам новичку, и что значит короткая полоска.
dooom-look-near-death = один удар до смерти
dooom-look-remark-walked = Каждый шаг стоит одно очко действия. Когда они кончатся, ход закончится сам.
dooom-look-remark-treasure = Сокровище засчитывается, как только поднято; кто тебя убьёт, может его забрать.
dooom-look-remark-thing = Эта вещь помогает сразу, но отнимает одно очко действия в каждом ходу.
dooom-look-remark-hurt = Тебя ударили. Другой игрок стоит вплотную к тебе, даже если его не видно.
dooom-look-remark-hit = Попадание: чего оно стоило противнику, не говорят. Удар забирает все оставшиеся очки действия.

# Как это стоит на экране и в приглашении.
dooom-look-row-hit-points = Здоровье
dooom-look-row-action-points = Очки действия
dooom-look-row-treasure = Сокровища
dooom-look-row-carrying = При себе
dooom-look-prompt-move = ход
