"""What a class says to mypyc (docs/contribute/compiled.md); interpreted, it says nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """It speaks to the compiler alone, so nobody else needs the package that has it."""
        return lambda kind: kind
