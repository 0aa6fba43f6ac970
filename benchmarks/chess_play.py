"""The yardstick: python-chess playing random legal moves on one board."""

import random

import chess


def random_chess(moves: int = 500) -> int:
    chooser = random.Random(1)
    board = chess.Board()
    for _ in range(moves):
        if board.is_game_over():
            board = chess.Board()
        board.push(chooser.choice(list(board.legal_moves)))
    return moves
