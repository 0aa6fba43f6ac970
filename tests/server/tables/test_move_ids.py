"""Which entry was sent under which id: found again among many, and by the seat that sent it."""

from asterion.server.game.move_ids import MoveIds


def test_each_is_found_for_its_own_seat() -> None:
    ids = MoveIds()
    sent = [(n % 3, f"move {n // 3}" if n % 5 else None) for n in range(500)]
    for seat, id in sent:
        ids.append(seat, id)
    assert len(ids) == 500
    assert [ids.id_of(n) for n in range(500)] == [id for _, id in sent]
    for n, (seat, id) in enumerate(sent):
        if id is not None:
            assert ids.entry_of(seat, id) == n
            assert ids.entry_of(seat + 3, id) is None
    assert ids.entry_of(0, "move") is None
    assert ids.id_of(500) is None
    assert ids.id_of(-1) is None


def test_it_may_be_any_text() -> None:
    ids = MoveIds()
    for text in ("\n", "“ä”", "\0\0", "0 1", "x" * 64):
        ids.append(1, text)
    assert [ids.entry_of(1, text) for text in ("\n", "“ä”", "\0\0", "0 1", "x" * 64)] == [*range(5)]
    assert ids.id_of(1) == "“ä”"
