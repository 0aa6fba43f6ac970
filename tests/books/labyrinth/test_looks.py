"""What the page draws: what differs in the game differs on its map."""

from asterion.books import book


def test_true_and_false_treasure_and_other_things_are_drawn_differently() -> None:
    symbols = {symbol.mark: symbol for symbol in book("labyrinth").looks.symbols}
    drawn = [(symbols[mark].tile, symbols[mark].word) for mark in "TF*"]
    assert len({tile for tile, _ in drawn}) == len({word for _, word in drawn}) == 3
