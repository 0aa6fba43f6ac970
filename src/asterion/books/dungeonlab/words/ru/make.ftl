# Чего нельзя сделать жребием.

dungeonlab-make-no-room = нет места для { FORM($what, "genitive") }
dungeonlab-make-no-treasure = нет места для клада
dungeonlab-make-no-pits = нет места для ям
dungeonlab-make-no-bed = река не находит русла между стенами
dungeonlab-make-single-pit = одинокая яма никуда не ведёт: одной ямы быть не может ({ $rule })
dungeonlab-make-places = для рек ({ $rivers }), ям ({ $pits }) и клада нужно мест: { $needed }; есть { $places }
dungeonlab-make-branches = { $branches ->
    [one] нет места для { $branches } отростка
   *[many] нет места для { $branches } отростков
} ({ $rule })
dungeonlab-make-unwinnable = ни в одном из испытанных планов нельзя победить
dungeonlab-make-none = нет плана { $size } с такими настройками: { $reason }
