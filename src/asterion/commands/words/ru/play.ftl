# Как садятся играть за клавиатуру.

commands-which-book = Во что играем?
commands-which-number = от 1 до { $count }
commands-number-please = Введи число от 1 до { $count } или имя книги.
commands-vote-about = До игры голосуют все. У условий, выбранных вначале, 49 голосов из 100, остальные делят игроки. «Голос» — список, за что можно голосовать; «голос plan.width 6» — один голос, «голос plan.width» отзывает его. План составят потом.
commands-vote-prompt = { $name }: твои голоса; когда всё — Enter
commands-vote-how = скажи, за что голосуешь, например «голос plan.width 6»; «голос» — список, за что можно голосовать; Enter — дальше
commands-company = Боты за столом: { LIST($bots, type: "join") }.
commands-bot = { $name } (бот: { $kind })
commands-record-was-cut = Последняя строка записи обрезана, как после сбоя: эта команда отменена.

# Чего не может быть.
commands-resume-alone = --resume продолжает партию как есть; с ним сочетаются только --bots и --seed
commands-from-alone = --from играет ту же партию дальше; с ним сочетаются только --at, --seat, --bots, --seed, --set и --record
commands-seat-number = здесь --seat — число от 1 до { $most }
commands-not-over-yet = { $path } — запись неоконченной партии: продолжи её с asterion play --resume
commands-no-such-move = { $path } нельзя играть дальше с этого хода: выбери ход раньше { $most }
commands-whose-seat = места «{ $said }» нет; есть { LIST($names) }
commands-bots-alone = с --bot играют одни боты: он не сочетается с --players, --bots и --seat
commands-plan-from-keyboard = план нельзя читать со стандартного ввода: это клавиатура
commands-master-at-keyboard = ведущему-человеку нет места за клавиатурой: веди партию с asterion referee { $book } --set master=human или открой стол с asterion serve
commands-too-many-bots = { $book }: мест { $seats }, а ботов { $bots }, это слишком много
commands-no-such-seat =
    { $bots ->
        [one] перед местом { $seat } все места должны быть заняты, а есть только { $bots } бот: добавь --bots
        [few] перед местом { $seat } все места должны быть заняты, а есть только { $bots } бота: добавь --bots
       *[many] перед местом { $seat } все места должны быть заняты, а есть только { $bots } ботов: добавь --bots
    }
commands-finished = { $path } — запись оконченной партии: посмотри её с asterion replay
commands-somebody-has-to-play = { $bots } из { $players } игроков не могут быть ботами: кто-то должен играть

# Слова набирают так, как они стоят
commands-deduction-agreed = за этим столом играют с помощником: можно сказать «наверняка», «почему» или «подсказка»
commands-with-deduction = За этим столом играют с помощником: скажи «наверняка», «почему» или «подсказка».
