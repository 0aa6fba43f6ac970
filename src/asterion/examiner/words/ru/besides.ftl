# Что говорит отчёт о сценах, прочтениях, известных ошибках и бросках.

examiner-where-scene = впервые в сцене { $scene } (раса { $race }), ход { $turn }, после «{ $command }»
examiner-suite = Сцены: { $scenes }, соблюдено { $held }, нарушено { $broken }.
examiner-suite-broken = Нарушены сцены: { $scenes }
examiner-suite-not-reached = До своего правила не дошли сцены: { $scenes }

examiner-mistake = Известная ошибка ({ $rule }): { $mistake ->
        [rounds-down] урон округляется вниз
        [rounds-to-nearest] урон округляется до ближайшего целого
        [ignores-defence] урон не зависит от защиты
        [ignores-defence-potions] зелья защиты не действуют в бою
        [ignores-attack-potions] зелья атаки не действуют в бою
        [heals-beyond-the-most] лечение не ограничено
        [drow-like-others] зелья действуют на дроу как на всех
        [potions-last] зелья действуют и на следующем этаже
        [vampire-gains-nothing] удары ничего не дают вампиру
        [vampire-likes-dwarves] гномы не вредят вампиру
        [troll-gains-nothing] тролль не восстанавливается
        [goblin-steals-nothing] гоблин не крадёт
        [orcs-like-others] орки бьют гоблина не сильнее прочих
        [elves-strike-once] эльфы атакуют один раз
        [elves-strike-drow-twice] эльфы и дроу атакуют дважды
        [halflings-never-dodge] удары по полуросликам всегда попадают
        [no-diagonal-attacks] враги не атакуют по диагонали
        [dragons-move] драконы двигаются
        [dragons-leave-hoards] драконы не стерегут клад
        [merchants-hostile] торговцы всегда враждебны
        [merchants-forgive] торговцы никогда не становятся враждебны
        [hoards-unguarded] клад можно взять при живом драконе
        [one-pile-of-a-human] человек оставляет одну кучку
        [blows-miss] удары мимо не только по полуросликам
        [freeze-does-nothing] «f» не останавливает врагов
       *[drinking-is-free] питьё не стоит хода
    }; она объясняет кадров: { $explains } из { $of }.
examiner-one-sided = Нечестные броски ({ $rule }): { $die ->
        [H-attacks] атаки человека
        [W-attacks] атаки гнома
        [L-attacks] атаки полурослика
        [E-attacks] атаки эльфа
        [O-attacks] атаки орка
        [M-attacks] атаки торговца
        [D-attacks] атаки дракона
        [W-drops] золото гнома
        [L-drops] золото полурослика
        [E-drops] золото эльфа
        [O-drops] золото орка
        [E-attacks-again] вторые атаки эльфа
        [D-attacks-afar] атаки дракона на игрока, который стоит рядом с его кладом, но не рядом с ним самим,
        [all-attack] атаки всех врагов
        [all-drop] золото всех врагов
        [PC-attacks-L] удары по полуросликам
       *[enemy-moves] шаги врагов
    } — почти всегда { $side ->
        [hit] попадание
        [miss] промах
        [small] малая кучка
        [normal] обычная кучка
        [first] первый путь
       *[last] последний путь
    } (увидено: { $seen }); при честных бросках такое бывает не чаще раза из { $odds }.
examiner-reading = Прочтение { $rule }, { $ruling }: { $has ->
        [none] не видно
       *[other] { $has }
    }.
examiner-lost = След потерян { $scene ->
        [none] в партии { $game }
       *[other] в сцене { $scene }
    }, ход { $turn }: подходит больше миров, чем прослеживается. До следующего этажа ошибки не засчитываются.
