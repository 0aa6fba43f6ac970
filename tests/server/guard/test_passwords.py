"""Passwords: kept as argon2id, checked, and nothing told of who has an account."""

from asterion.server.guard.passwords import check_password, hash_password, waste_time


def test_a_password_is_kept_as_argon2id_with_a_salt_of_its_own() -> None:
    one, other = hash_password("correct horse"), hash_password("correct horse")
    assert one.startswith("$argon2id$")
    assert one != other
    assert "horse" not in one


def test_only_the_password_opens_whichever_way_its_accents_are_typed() -> None:
    kept = hash_password("caf\u00e9 au lait")
    assert check_password(kept, "cafe\u0301 au lait")
    for wrong in ("cafe au lait", "", "caf\u00e9 au lait ", "\ud800", "x" * 1000):
        assert not check_password(kept, wrong)


def test_a_damaged_hash_is_nobodys() -> None:
    for kept in ("", "$argon2id$", "plain text", hash_password("correct horse")[:-5]):
        assert not check_password(kept, "correct horse")


def test_time_can_be_wasted_on_anything() -> None:
    for typed in ("", "\ud800", "correct horse"):
        waste_time(typed)
