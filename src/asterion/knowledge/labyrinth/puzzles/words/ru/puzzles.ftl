# Задачи: что известно наверняка?

puzzle-agreed = { $columns }×{ $rows }, без рек и ям. В каждую клетку можно попасть, и есть хотя бы один госпиталь, один арсенал и одна клетка суши.
puzzle-question = Ты — { $name }. { $question }
puzzle-open-side = Одна сторона клетки { $cell } наверняка открыта: какая?
puzzle-safe-move = С твоей клетки наверняка открыт ещё один, не пройденный тобой путь: какой?
puzzle-which-cell = Какая клетка — наверняка { $kind }?
puzzle-where-is = Где сейчас { $who }?
puzzle-cell = { $cell }
