# Как садятся играть за клавиатуру.

commands-which-book = Во что играем?
commands-which-number = от 1 до { $count }
commands-number-please = Число от 1 до { $count } или имя книги.
commands-vote-about = До игры голосуют все. У того, что выбрано вначале, 49 голосов из 100, остальные делят игроки. vote — список, о чём голосуют; vote plan.width 6 — один голос, vote plan.width отзывает его. План составляется потом.
commands-vote-prompt = { $name }: твои голоса; если больше нет — Enter
commands-vote-how = скажи, за что твой голос, например «vote plan.width 6»; vote — список, о чём; Enter — дальше
commands-company = Боты за столом: { LIST($bots, type: "join") }.
commands-bot = { $name } (бот { $kind })
commands-record-was-cut = Последняя строка записи обрезана, как после сбоя: эта команда отменена.

# Чего не может быть.
commands-resume-alone = --resume продолжает партию как есть; рядом с ним бывают только --bots, --seed
commands-bots-alone = --bot смотрит только на ботов: рядом с ним нет --players, --bots и --seat
commands-plan-from-keyboard = план не может идти со стандартного ввода: там клавиатура
commands-master-at-keyboard = у человека-ведущего нет места за клавиатурой: пусть ведёт партию командой asterion referee { $book } --set master=human или открой стол на asterion serve
commands-too-many-bots = { $book }: мест { $seats }, а ботов { $bots }, это слишком много
commands-no-such-seat =
    { $bots ->
        [one] перед местом { $seat } все места должны быть заняты, а есть только { $bots } бот: скажи --bots
        [few] перед местом { $seat } все места должны быть заняты, а есть только { $bots } бота: скажи --bots
       *[many] перед местом { $seat } все места должны быть заняты, а есть только { $bots } ботов: скажи --bots
    }
commands-finished = { $path } — запись оконченной партии: её показывает asterion replay
commands-somebody-has-to-play = ботов { $bots } при { $players } игроках: кто-то должен и играть

# Слова набирают так, как они стоят
commands-deduction-agreed = за этим столом играют с помощником: игроки могут сказать certain, why или hint
commands-with-deduction = За этим столом играют с помощником: скажи certain, why или hint.
