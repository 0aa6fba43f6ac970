"""A token is good for one seat of one table, until it is renewed."""

import pytest

from asterion.core.audience import MASTER, PUBLIC
from asterion.server.features.afterwards import plan
from asterion.server.game.places import ACCOUNT, is_good
from asterion.server.guard import new_token
from asterion.server.tables import Denied, OpenTable, Role
from tests.server.tables.hosting import a_hub, look, opened, read, run


def test_a_token_is_good_for_its_own_seat_only() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), host = await opened(hub, "dooom", "Ann", "Bob")
            _other, (eve, _), _ = await opened(hub, "dooom", "Eve", "Fay")
            assert (ann.viewer, bob.viewer) == (0, 1)
            assert table.seats.role(host) == Role("host", PUBLIC, True, table.doc.host[0])
            assert table.seats.role(None).kind == "watcher"
            for token in ("", new_token("seat"), "nonsense", host[:-1]):
                if token:
                    with pytest.raises(Denied) as denied:
                        table.seats.role(token)
                    assert denied.value.status == 401
            for stranger in (eve, Role("seat", 1, False, ann.key), Role("master", MASTER)):
                with pytest.raises(Denied):
                    await table.view(stranger)
                with pytest.raises(Denied):
                    await table.play(stranger, "end")
                with pytest.raises(Denied):
                    await table.listen(stranger)

    run(test())


def test_a_renewed_token_kills_the_old_one_and_its_windows() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            window, others = await table.listen(ann), await table.listen(bob)
            with pytest.raises(Denied) as denied:
                await table.seats.renew(bob, 0)
            assert denied.value.status == 403
            sat = await table.seats.renew(ann, 0)
            last = read(window.take_now()[-1])
            assert (last["type"], "token" in last["why"]) == ("bye", True)
            with pytest.raises(Denied):
                await table.play(ann, "end")
            await table.play(table.seats.role(sat.token), "end")
            assert read(others.take_now()[-1])["type"] == "news"

    run(test())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "one or more words"),
        ("Ann", "is taken"),
        ("  aNN ", "is taken"),
        ("GM", "is reserved"),
        ("x" * 33, "at most 32"),
        ("A\x1b[31m", "character that names cannot have"),
        ("A\u202eb", "character that names cannot have"),
        ("A\u200bnn", "character that names cannot have"),
    ],
)
def test_names_are_short_visible_and_nobody_elses(name: str, why: str) -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, _ = await opened(hub, "dooom", "Ann", seats=3)
            with pytest.raises(Denied) as denied:
                await table.seats.sit(name)
            assert why in denied.value.detail
            assert denied.value.status in (409, 422)

    run(test())


def test_an_account_has_its_seat_without_a_token() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom", name="Ann"), account="ann's")
            table = await hub.table(new.id)
            ann = table.seats.role(None, "ann's")
            assert (ann.kind, ann.viewer, ann.host) == ("seat", 0, True)
            with pytest.raises(Denied) as twice:
                await table.seats.sit("Ann again", account="ann's")
            assert twice.value.detail == "you already have a seat at this table"
            await table.seats.sit("Bob", account="bob's")
            assert not table.seats.role(None, "bob's").host
            assert table.seats.role(None, "eve's").kind == "watcher"
            await table.play(ann, "end")
            assert (await look(table, table.seats.role(None, "bob's")))["prompt"]["asks"] == "move"

    run(test())


def test_an_account_is_good_for_its_own_seat_only() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom", name="Ann"), account="ann's")
            table = await hub.table(new.id)
            await table.seats.sit("Bob", account="bob's")
            ann, bob = table.seats.role(None, "ann's"), table.seats.role(None, "bob's")
            host = Role("host", PUBLIC, True, f"{ACCOUNT}ann's")
            for good in (ann, bob, host):
                assert is_good(table.doc, good)
            for bad in (
                Role("seat", 1, True, ann.key),
                Role("seat", 0, False, bob.key),
                Role("seat", 0, False, f"{ACCOUNT}eve's"),
                Role("seat", 0, False, ACCOUNT),
                Role("seat", 2, False, ann.key),
                Role("host", PUBLIC, True, bob.key),
                Role("host", PUBLIC, True, ACCOUNT),
                Role("master", MASTER, True, ann.key),
            ):
                assert not is_good(table.doc, bad), bad
            await table.seats.leave(host, 1)
            assert not is_good(table.doc, bob)
            assert is_good(table.doc, ann)

    run(test())


def test_nobodys_account_is_good_where_nobody_has_one() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, _ = await opened(hub, "dooom", "Ann", "Bob")
            assert (table.doc.owner, table.doc.places[0].account) == ("", "")
            assert not is_good(table.doc, Role("seat", 0, False, ACCOUNT))
            assert not is_good(table.doc, Role("host", PUBLIC, True, ACCOUNT))

    run(test())


def test_the_master_is_a_person_where_the_table_says_so() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            free = {
                "void_treasure": False,
                "void_inaccessible": False,
            }  # or a cell may be void (L10)
            wish = OpenTable("labyrinth", options=free, terms={"master": "person"})
            new = await hub.open(wish)
            assert new.master is not None
            table = await hub.table(new.id)
            assert table.doc.options["master"] == "human"
            roles = [
                table.seats.role((await table.seats.sit(name)).token) for name in ("Ann", "Bob")
            ]
            master = table.seats.role(new.master)
            assert (await look(table, master))["seat"] == "master"
            for role in roles:
                await table.play(role, (await look(table, role))["offers"][0]["say"])
            assert (await look(table, master))["prompt"]["asks"] == "confirm"
            with pytest.raises(Denied):
                await table.play(roles[0], "confirm")
            await table.play(master, "confirm")
            await table.play(master, "rule: nobody\x1b shouts")
            heard = (await look(table, roles[1]))["transcript"][-1]
            assert heard["events"] == [{"event": "Ruled", "text": "nobody shouts"}]
            assert plan(table, master) == table.doc.plan

    run(test())
