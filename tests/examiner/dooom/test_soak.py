"""Left to `./dev soak`: a thousand games with servers and clients that have no fault."""

import pytest

from asterion.books.dooom.options import DooomOptions
from asterion.examiner.dooom.examining import Examination
from tests.examiner.dooom import faulty
from tests.examiner.dooom.client.test_client import ON_A_PORT
from tests.examiner.dooom.client.test_client import examine as examine_client
from tests.examiner.dooom.faulty import ARMOURY, CLOSET, server
from tests.soaking import fresh_seeds

GAMES = 250
PATIENCE = 60.0


@pytest.mark.soak
@pytest.mark.parametrize("drawing", [ARMOURY, CLOSET], ids=["armoury", "closet"])
@pytest.mark.parametrize("dialect", ["full", "2013", "simple"])
def test_a_faultless_server_is_never_blamed(dialect: str, drawing: str) -> None:
    """With one to four clients in turn: 1,500 games."""
    seed = fresh_seeds(1)[0] % 1_000_000
    bent = faulty.says(("GOLD 2\n", "")) if dialect == "2013" else faulty.says()
    with server(drawing=drawing, simple=dialect == "simple", bent=bent) as ours:
        address = "127.0.0.1", ours.port
        examined = Examination(address, DooomOptions(), GAMES, PATIENCE, seed, dialect).run()
    assert (examined.findings, examined.stopped) == ([], "")
    assert examined.games == GAMES


@pytest.mark.soak
@pytest.mark.parametrize("dialect", ["full", "2013", "simple"])
@pytest.mark.parametrize("way", [ON_A_PORT, ""], ids=["port", "standard streams"])
def test_a_faultless_client_is_never_blamed(way: str, dialect: str) -> None:
    """One to four of it in turn, with and without rivals: 1,500 games."""
    seed = fresh_seeds(1)[0] % 1_000_000
    examined = examine_client("none", GAMES, dialect, way, seed=seed)
    assert (examined.findings, examined.games) == ([], GAMES)
