# Чего нельзя сделать жребием.

dungeonlab-make-no-room = нет места для { FORM($what, "genitive") }
dungeonlab-make-no-treasure = нет места для клада
dungeonlab-make-no-pits = нет места для ям
dungeonlab-make-no-bed = между стенами нет пути для реки
dungeonlab-make-single-pit = одинокая яма никуда не ведёт: одной ямы быть не может ({ $rule })
dungeonlab-make-places = для рек ({ $rivers }), ям ({ $pits }) и клада нужно мест: { $needed }; есть { $places }
dungeonlab-make-branches = { $branches ->
    [one] нет места для { $branches } отростка
   *[many] нет места для { $branches } отростков
} ({ $rule })
dungeonlab-make-unwinnable = ни один из проверенных планов нельзя выиграть
dungeonlab-make-none = нет плана { $size } с такими настройками: { $reason }
