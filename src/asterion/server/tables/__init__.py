"""What a table is: its log, its seats, its room, its clock, and the one path of a move."""

from asterion.server.denied import Denied as Denied
from asterion.server.game.doc import Summary as Summary
from asterion.server.game.doc import Terms as Terms
from asterion.server.game.forms import Claimed as Claimed
from asterion.server.game.forms import Moved as Moved
from asterion.server.game.forms import Opened as Opened
from asterion.server.game.forms import OpenTable as OpenTable
from asterion.server.game.forms import Role as Role
from asterion.server.game.forms import Sat as Sat
from asterion.server.game.forms import SeatWish as SeatWish
from asterion.server.tables.hosted import Hosted as Hosted
from asterion.server.tables.hub import Hub as Hub
from asterion.server.tables.room import Listener as Listener
