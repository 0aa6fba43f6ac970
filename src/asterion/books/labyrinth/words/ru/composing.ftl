### Ход, который собирают по частям: как его части названы на кнопках и в списках.

labyrinth-compose-go = иду…
labyrinth-compose-flow = течение
labyrinth-compose-loop = цикл
labyrinth-compose-more = если, тёмный…
labyrinth-compose-add-shoot = + выстрелить
labyrinth-compose-add-blow = + взорвать стену
labyrinth-compose-action =
    { $action ->
        [shoot] выстрелить
        [blow] взорвать стену
        [mine] поставить мину
        [leave] оставить
        [throw] бросить
        [take] взять
        [take-nothing] ничего не брать
        [no-restock] запас не пополнять
       *[prefer] выбрать
    }
labyrinth-compose-slot =
    { $slot ->
        [way] Куда
        [thing] Что
        [count] Сколько
        [rank] Какой клад
        [target] В кого
        [cell] На какой клетке
        [ordered] Тайно заказать новую клетку
       *[told] Что объявлено
    }
labyrinth-compose-thing =
    { $thing ->
        [everything] всё
        [treasure] клад
        [bullet] пуля
        [grenade] граната
        [landmine] мина
       *[corpse] труп
    }
labyrinth-compose-count =
    { $n ->
        [1] 1
        [2] 2
        [3] 3
       *[0] все
    }
labyrinth-compose-rank =
    { $rank ->
        [topmost] верхний
        [lowest] нижний
        [second] второй снизу
       *[old] старый
    }
labyrinth-compose-tells = Ведущий объявляет
labyrinth-compose-telling =
    { $telling ->
        [all] всё
        [dark] ничего: тёмный ход
       *[some] только часть: полутёмный
    }
