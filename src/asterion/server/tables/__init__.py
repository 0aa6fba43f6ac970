"""Live tables: who sits there, what is said, and what each of them is told."""

from asterion.server.tables.denied import Denied as Denied
from asterion.server.tables.doc import Summary as Summary
from asterion.server.tables.doc import Terms as Terms
from asterion.server.tables.forms import Claimed as Claimed
from asterion.server.tables.forms import Moved as Moved
from asterion.server.tables.forms import Opened as Opened
from asterion.server.tables.forms import OpenTable as OpenTable
from asterion.server.tables.forms import Role as Role
from asterion.server.tables.forms import Sat as Sat
from asterion.server.tables.forms import SeatWish as SeatWish
from asterion.server.tables.hosted import Hosted as Hosted
from asterion.server.tables.hub import Hub as Hub
from asterion.server.tables.listener import Listener as Listener
