# Где ничего не вывести

knowledge-no-deduction = для игры { $book } помощника нет, он есть только для { LIST($books, type: "join") }
knowledge-broken = вывод для игры { $book } из пакета { $package } не загружается: { $why }
knowledge-no-solver = для вывода нужен пакет python-sat: pip install 'asterion[knowledge]'
knowledge-nothing-heard = пока ничего не сказано
