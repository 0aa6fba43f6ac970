# What a review says of a game that is over

review-public = зрители
review-ways-out = Когда можно было узнать путь наружу
review-happened = Что произошло
review-treasure = Откуда взялось сокровище
review-true-treasure = Кто мог знать, где сокровище, которое оказалось настоящим
review-in-reach = Кто уже мог победить
review-places = Кто заблудился
review-news = Что можно было знать о других
review-shares = Сколько можно было доказать
review-outcome = { $result }; ответов: { $answers }.
review-answer = ответа { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
review-opening = первого взгляда
review-blind =
    Упущенный шанс: после { $moment } игрок { $name } мог знать: { $fact }.{ $proof } Партия шла ещё { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и { $drawn ->
        [true] никто не победил
       *[false] победитель — { LIST($winners) }
    }.
review-blind-reach =
    Упущенный шанс: после { $moment } игрок { $name } мог знать, что достаточно сокровищ и выход достижимы по уже увиденной земле. Так продолжалось { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и { $drawn ->
        [true] никто не победил
       *[false] победитель — { LIST($winners) }
    }.
review-blind-unladen =
    Упущено из виду: после { $moment } игрок { $name } мог знать: { $fact }.{ $proof } Партия шла ещё { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и { $drawn ->
        [true] никто не победил
       *[false] победитель — { LIST($winners) }
    }.
review-blind-carrying =
    Упущенный шанс: после { $moment } игрок { $name } нёс настоящее сокровище и мог знать: { $fact }.{ $proof } Так продолжалось { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и { $drawn ->
        [true] никто не победил
       *[false] победитель — { LIST($winners) }
    }.
review-since = { LIST($names) }, после { $moment }: { LIST($facts) }.{ $proof }
review-then = { LIST($names) }, сразу после { $moment }: { LIST($facts) }.{ $proof }
review-proof = {" "}Доказывают ответы: { LIST($by) }.
review-seen = {""}
review-with-it = { $fact }, и сокровище там же
review-never-treasure = Где оно, ни разу нельзя было доказать: { LIST($names) }.
review-lay-first = Вначале настоящее сокровище лежит на { $cell }.
review-takes =
    { $name }: { $true ->
        [true] взято настоящее сокровище на { $cell }
       *[false] на { $cell } { $again ->
            [true] сокровище взято снова
           *[false] взято сокровище
        }
    } (ответ { NUMBER($n, useGrouping: 0) }).
review-drops =
    { $how ->
        [hit] { $by }: попадание, { $name } роняет настоящее сокровище на { $cell }
        [hurt] { $name }: рана, и настоящее сокровище падает на { $cell }
        [ill] { $name }: болезнь, и настоящее сокровище падает на { $cell }
       *[so] { $name } кладёт настоящее сокровище на { $cell }
    } (ответ { NUMBER($n, useGrouping: 0) }).
review-untaken = Его так никто и не взял.
review-changes = Пропущено строк: { $count }.
review-dies =
    { $name }: гибель{ $how ->
        [ill] {" "}от болезни
        [infected] {" "}от заражения после ранения
        [hurt] {" "}на мине
       *[so] {""}
    }{ $lost ->
        [one] {" "}с сокровищем в руках
        [purse] , потеряно сокровищ: { $count }
       *[nothing] {""}
    } (ответ { NUMBER($n, useGrouping: 0) }).
review-kills =
    { $name }: гибель от руки игрока { $by }{ $lost ->
        [one] , с сокровищем в руках
        [purse] , потеряно сокровищ: { $count }
       *[nothing] {""}
    } (ответ { NUMBER($n, useGrouping: 0) }).
review-died-often = { $name }: гибель { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }, с ответа { NUMBER($first, useGrouping: 0) } по ответ { NUMBER($last, useGrouping: 0) }.
review-true-places = Сначала сокровище лежало на { $cell }; { $exit }.
review-beside =
    { $name }: впервые в клетке с выходом{ $laden ->
        [true] {" "}с сокровищем
       *[false] {""}
    } после { $moment }{ $left ->
        [true] , а наружу — через { $answers ->
            [one] { $answers } ответ
            [few] { $answers } ответа
           *[many] { $answers } ответов
        }
       *[false] {""}
    }.
review-never-beside = Ни разу в клетке с выходом: { LIST($names) }.
review-took =
    { $total ->
        [0] { $name }: сокровищ не взято.
       *[other] { $name }: взято сокровищ — { $total } ({ $count ->
            [one] ответ
           *[other] ответы
        } { LIST($by) }).
    }
review-died = { $name } погибает ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($by) }).
review-levels = Места названы так: столбец, строка, уровень; стена и выход одни на всех уровнях.
review-tiles = Клетки каждого игрока отсчитаны от его собственного старта.
review-never = Путь наружу ни разу не был известен наверняка: { LIST($names) }.
review-left = { $name } выходит наружу после { $moment }; до того ни один путь не был известен наверняка.
review-reach =
    { $name }, после { $moment }: достаточно сокровищ и выход были на увиденной земле{ $ended ->
        [true] {" "}до конца
       *[false] {""}
    }; ответов: { $answers }.
review-carrying =
    { $name }, после { $moment }: настоящее сокровище в руках, и можно было знать: { $fact }; { $won ->
        [true] победа пришла через { $answers ->
            [one] { $answers } ответ
            [few] { $answers } ответа
           *[many] { $answers } ответов
        }
       *[false] так было { $answers ->
            [one] { $answers } ответ
            [few] { $answers } ответа
           *[many] { $answers } ответов
        }
    }.
review-found-again = { $name } не знает, где стоит, после { $since }. После { $moment } наверняка известно: { LIST($facts) }.{ $proof }
review-lost =
    { $name }: место потеряно после { $since }{ $known ->
        [true] , на самом деле это { $cell }
       *[false] {""}
    }{ $until ->
        [died] ; узнать его нельзя было до гибели (ответ { NUMBER($n, useGrouping: 0) })
        [map] ; узнать его нельзя было до показа плана (ответ { NUMBER($n, useGrouping: 0) })
        [left] ; узнать его нельзя было до самого выхода наружу (ответ { NUMBER($n, useGrouping: 0) })
        [end] ; ни один ответ до конца не мог его выдать{ $counted ->
            [true] , возможных мест оставалось: { $left }
           *[false] {""}
        }
       *[other] ; узнать его нельзя было до ответа { NUMBER($n, useGrouping: 0) }
    }.
review-lost-more = { $name }: место потеряно ещё { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }, но ненадолго.
review-shares-line = Доказуемо в конце из того, что можно было узнать: { LIST($shares) }.
review-share = { $percent } % ({ LIST($names) })
review-harm-struck =
    { $name }: { $alone ->
        [true] рана
       *[false] попадание от игрока { $by }
    } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }){ $missed ->
        [0] {""}
       *[other] , промахов: { $missed }
    }{ $stopped ->
        [0] {""}
       *[other] , остановлено доспехом: { $stopped }
    }{ $left ->
        [1] ; после этого осталась одна единица здоровья
       *[other] {""}
    }.
review-harm-missed = { $by } напрасно нападает на игрока { $name } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-harm-sick =
    { $name }: болезнь ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-harm-fake =
    { $name }: вынесено поддельное сокровище ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-harm-saw-map =
    { $name }: в центре управления показан весь план ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-passed =
    { $name } на { $cell } у настоящего сокровища: { $how ->
        [fake] поддельное остаётся в руках
        [ill] болезнь не даёт его нести
        [hurt] рана не даёт его нести
       *[so] оно остаётся лежать
    } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-armed =
    { $name } берёт { $how ->
        [sword] меч
       *[armour] доспех
    } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-jailed =
    { $name } попадает в тюрьму { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }, пропущено ходов: { $turns } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-carried-off =
    С ответа { NUMBER($first, useGrouping: 0) } по ответ { NUMBER($last, useGrouping: 0) } ямы, реки и тому подобное уносят игрока { $name } { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }: { LIST($places) }{ $elsewhere ->
        [0] {""}
       *[other] ; в другие места: { $elsewhere }
    }.
review-so-often-to =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    } на { $cell }
review-spoils = { $name } берёт оставленное игроком { $victim }; сокровищ: { $count } (ответ { NUMBER($n, useGrouping: 0) }).
review-map-showed = { $name }, после { $moment }: путь наружу показан на плане.
review-everyone = все
review-death =
    { $name }: { $how ->
        [bite] гибель от укусов
        [pierce] гибель от уколов
        [burn] гибель от ожогов
        [bullet] гибель от пули
        [grenade] гибель от гранаты
        [blaster] гибель от бластера
        [dynamite] гибель от динамита
        [wall] самоубийство
        [lokh] съедение лохом
        [antigourm] снова обычный человек, а дыр больше, чем можно пережить: гибель
        [left] уход из игры
       *[other] гибель
    }{ $laden ->
        [true] {" "}с сокровищем в руках
       *[false] {""}
    } (ответ { NUMBER($n, useGrouping: 0) }).
review-decided-kept =
    Что решило исход: { $name } { $how ->
        [died] гибнет с сокровищем
        [hit] получает пулю с сокровищем в руках
        [hurt] получает рану с сокровищем в руках
        [ill] заболевает с сокровищем в руках
       *[so] кладёт сокровище
    } (ответ { NUMBER($lost, useGrouping: 0) }), и оно лежит { $cell ->
        [none] там
       *[other] на { $cell }
    } { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }; никто другой за ним не приходит, и берёт его снова { $name } (ответ { NUMBER($n, useGrouping: 0) }).
review-decided-robbed =
    Что решило исход: { $how ->
        [hit] { $by } попадает в игрока { $name } с сокровищем в руках
        [killed] { $name } гибнет от руки игрока { $by } с сокровищем в руках
        [died] { $name } гибнет с сокровищем в руках
        [ill] { $name } заболевает с сокровищем в руках
        [hurt] { $name } получает рану с сокровищем в руках
       *[so] { $name } кладёт сокровище
    } (ответ { NUMBER($n, useGrouping: 0) }), и { $winner } берёт его { $answers ->
        [0] сразу
        [one] { $answers } ответом позже
       *[other] { $answers } ответами позже
    }.
review-decided-survived =
    Что решило исход: { $how ->
        [killed] { $name } гибнет от руки игрока { $by } (ответ { NUMBER($n, useGrouping: 0) })
        [ill] { $name } заболевает (ответ { NUMBER($since, useGrouping: 0) }) и умирает от этого (ответ { NUMBER($n, useGrouping: 0) })
        [infected] { $name } получает ранение от игрока { $by } (ответ { NUMBER($since, useGrouping: 0) }), попадает на энцефалитную клетку и умирает от заражения (ответ { NUMBER($n, useGrouping: 0) })
        [hurt] { $name } гибнет на мине (ответ { NUMBER($n, useGrouping: 0) })
       *[so] { $name } гибнет (ответ { NUMBER($n, useGrouping: 0) })
    }, и остаётся один игрок — { $winner }.
review-decided-spoils =
    Что решило исход: { $alone ->
        [true] { $name } гибнет
       *[false] { $name } гибнет от руки игрока { $by }
    } (ответ { NUMBER($n, useGrouping: 0) }), потеряно сокровищ: { $count }; их берёт { $winner } (ответ { NUMBER($taken, useGrouping: 0) }).
review-decided-passed =
    Что решило исход: { $name } у настоящего сокровища ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }), но { $how ->
        [fake] поддельное остаётся в руках{ $out ->
            [0] {""}
           *[other] , и вынесено оно (ответ { NUMBER($out, useGrouping: 0) })
        }
        [ill] болезнь не даёт его нести
        [hurt] рана не даёт его нести
       *[so] оно остаётся лежать
    }; его берёт { $winner } (ответ { NUMBER($n, useGrouping: 0) }).
review-decided-map =
    Что решило исход: { $has ->
        [true] { $winner } с сокровищем в руках (с ответа { NUMBER($since, useGrouping: 0) }) видит весь план (ответ { NUMBER($n, useGrouping: 0) }) и так узнаёт, где выход
       *[false] { $winner } видит весь план (ответ { NUMBER($n, useGrouping: 0) }) и так узнаёт, где сокровище и выход
    }.
review-decided-found =
    Что решило исход: сокровище находит только { $winner } (ответ { NUMBER($n, useGrouping: 0) }){ $moves ->
        [0] {""}
       *[other] ; ходов до выхода по кратчайшему пути: { $moves }
    }; ушло ходов: { $turns }{ $walls ->
        [0] {""}
       *[other] , внешних стен, которые оказались не выходом: { $walls }
    }{ $rides ->
        [0] {""}
       *[other] , унесено ямами и реками, раз: { $rides }
    }.
review-decided-shown = Что решило исход: сокровище с ответа { NUMBER($since, useGrouping: 0) } несёт { $winner }, а путь наружу известен наверняка, когда по нему выходит { $name } (ответ { NUMBER($n, useGrouping: 0) }).
review-decided-race =
    Что решило исход: после ответа { NUMBER($n, useGrouping: 0) } у игрока { $winner } все нужные сокровища ({ $count }), шагов до ближайшего выхода: { $steps }{ $known ->
        [true] {""}
       *[false] , и его ещё надо найти
    }; { $alive ->
        [true] { $second } в это время — { $their }{ $none ->
            [true] , и на земле не остаётся ни одного
           *[false] { $counted ->
                [true] , и действий до победы по кратчайшему пути: { $need }
               *[false] {""}
            }
        }
       *[false] больше никого не осталось
    }.
review-held =
    Сокровище было в руках: { LIST($spans) }{ $most ->
        [true] {" "}(названы самые долгие сроки)
       *[false] {""}
    }.
review-held-true =
    Настоящее сокровище было в руках: { LIST($spans) }{ $most ->
        [true] {" "}(названы самые долгие сроки)
       *[false] {""}
    }.
review-led =
    Лидеры: { LIST($spans) }{ $most ->
        [true] {" "}(названы самые долгие сроки)
       *[false] {""}
    }.
review-span = { $name } ({ LIST($times) })
review-carried-out =
    { $name } с сокровищем в руках (с ответа { NUMBER($n, useGrouping: 0) }) тратит на путь наружу { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }{ $shortest ->
        [0] {""}
       *[other] { $lost ->
            [0] , кратчайшим путём
           *[other] , а кратчайший путь — { $shortest }
        }
    }.
review-searched =
    { $name }: сокровищ достаточно с ответа { NUMBER($n, useGrouping: 0) }, но поиск выхода длится ещё { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, до ответа { NUMBER($known, useGrouping: 0) }.
review-walked-out = { $name }: сокровищ достаточно с ответа { NUMBER($n, useGrouping: 0) }, выход известен; действий на путь наружу: { $actions }, а хватило бы { $shortest }.
review-nothing = Больше об этой партии рассказать нечего.
review-carried-back =
    Между ответами { NUMBER($first, useGrouping: 0) } и { NUMBER($last, useGrouping: 0) } ямы и реки уносят игрока { $name } на { $cell } { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }.
review-cured = { $name } пьёт зелье здоровья ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-ruined = { $name } падает в воду и теряет все деньги и боеприпасы ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-met = { $name } встречает игрока { $by }, который несёт сокровище ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-time =
    { $end ->
        [true] с ответа { NUMBER($since, useGrouping: 0) } до конца
       *[false] ответы { NUMBER($since, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }
    }
review-chance-carrying =
    Последний шанс игрока { $name }: перед ответом { NUMBER($n, useGrouping: 0) } — на { $here } с сокровищем, ходов до выхода: { $moves }{ $turned ->
        [true] {" "}(сначала { $way })
       *[false] {""}
    }; выход { $known ->
        [true] можно было знать
       *[false] ещё ничем не был выдан
    }. { $name } говорит «{ $said }», и сокровище потеряно с ответом { NUMBER($lost, useGrouping: 0) }.
review-nearest = { $name } с сокровищем ни разу не ближе к выходу; ходов оставалось: { $moves } (на { $cell }, ответ { NUMBER($n, useGrouping: 0) }).
review-chance-healing =
    Последний шанс игрока { $name }: перед ответом { NUMBER($n, useGrouping: 0) } госпиталь на { $cell } ещё достижим с { $here }; ходов до него: { $moves }{ $turned ->
        [true] {" "}(сначала { $way })
       *[false] {""}
    }; { $known ->
        [true] его можно было знать
       *[false] он ещё ничем не был выдан
    }. { $name } говорит «{ $said }» и { $ill ->
        [true] умирает от болезни
       *[false] гибнет
    } с ответом { NUMBER($lost, useGrouping: 0) }.
review-chance-taking =
    Последний шанс игрока { $name }: перед ответом { NUMBER($n, useGrouping: 0) } сокровище на { $cell }, а { $name } на { $here }; ходов до него{ $healed ->
        [true] {" "}через госпиталь
       *[false] {""}
    }: { $moves }{ $turned ->
        [true] {" "}(сначала { $way })
       *[false] {""}
    }; { $known ->
        [true] его место можно было знать
       *[false] его место ничем не было выдано
    }. { $name } говорит «{ $said }», а { $winner } берёт его с ответом { NUMBER($lost, useGrouping: 0) }.
review-chance-shooting = Последний шанс игрока { $name }: перед ответом { NUMBER($n, useGrouping: 0) } { $winner } с сокровищем на { $cell }, на линии выстрела с { $here } ({ $way }){ $known ->
        [true] , и это можно было знать
       *[false] , хотя ничто этого не выдавало
    }. { $name } говорит «{ $said }».
review-chance-meeting = Последний шанс игрока { $name }: с ответом { NUMBER($n, useGrouping: 0) } { $name } и { $winner } вместе на { $cell }, сокровище несёт { $winner }{ $moves ->
        [0] {""}
       *[other] ; ходов до выхода: { $moves }
    }; помочь могли только выстрелы из соседней клетки.
review-ahead = До ответа { NUMBER($n, useGrouping: 0) } впереди { $name }: действий до победы по кратчайшему пути — { $their }, у игрока { $winner } — { $mine }. После этого { $name } делает действий: { $actions }, берёт сокровищ: { $taken }.
review-last-turn =
    Последний шанс остановить игрока { $winner }: { $name }, ход с ответа { NUMBER($n, useGrouping: 0) }, шагов до цели: { $steps }; { $blows ->
        [0] удара нет{ $known ->
            [true] {""}
           *[false] , и нельзя было знать, как близко { $winner }
        }
       *[other] ударов: { $blows }, попаданий: { $hits }
    }.
review-nobody-near = После этого никто не подходит так близко, чтобы остановить игрока { $winner }: ближе всех { $name }, шагов: { $steps } (ответ { NUMBER($n, useGrouping: 0) }).
review-landed = { $name } снова приземляется на { $cell } (ответ { NUMBER($n, useGrouping: 0) }).
review-wasted = { $name } стреляет по стенам, которые стоят, всё время с { $cell }; выстрелов: { $count } (ответы { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }).
review-slew = { $name }, убитые: { LIST($beasts) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }).
review-beast = { $beast }{ $count ->
        [1] {""}
       *[other] {" "}(× { $count })
    }
review-tried = { $name } с сокровищем в руках: внешние стены, которые оказались не выходом, — { $count } ({ $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-meanwhile = Ответы { NUMBER($since, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }: { $doings }.
review-doings = { $before }; { $next }
review-doing =
    { $name } — новых мест: { $new }, всего мест: { $places }, стен: { $walls }
review-map-in-vain = { $name } видит план (ответ { NUMBER($n, useGrouping: 0) }; ответов до конца: { $left }) и знает, где сокровище и выход{ $moves ->
        [0] {""}
       *[other] ; ходов до победы, самое меньшее: { $moves } (ответ { NUMBER($nearest, useGrouping: 0) })
    }{ $died ->
        [0] {""}
       *[other] ; смертей после этого: { $died }
    }.
review-never-near = { $name }: ходов до сокровища, самое меньшее: { $moves } (ответ { NUMBER($n, useGrouping: 0) }).
review-quiet = После ответа { NUMBER($n, useGrouping: 0) } не меняется ничего, что считается; раундов: { $rounds }.
review-untried = Ближайший выход для игрока { $name } — в { $cell }; { $count ->
        [0] там { $name } ни разу не стоит
       *[other] там { $name } в последний раз стоит с ответом { NUMBER($n, useGrouping: 0) }
    }.
review-died-of =
    { $name } погибает и приземляется снова; раз: { $count } ({ LIST($causes) }; { $count ->
        [one] ответ
       *[other] ответы
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }).
review-cause =
    { $how ->
        [bite] укусы
        [pierce] уколы
        [burn] ожоги
        [bullet] пуля
        [grenade] граната
        [blaster] бластер
        [dynamite] динамит
        [wall] самоубийство
        [lokh] лох
        [antigourm] снова обычный человек, а дыр слишком много
       *[other] иначе
    }{ $count ->
        [1] {""}
       *[other] {" "}(× { $count })
    }
