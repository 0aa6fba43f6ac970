"""The store: entries, tables, plans, accounts and notebooks, kept so that nothing is lost."""

from asterion.server.store.address import shared as shared
from asterion.server.store.address import sqlite_url as sqlite_url
from asterion.server.store.database import settle as settle
from asterion.server.store.errors import StoreConflict as StoreConflict
from asterion.server.store.errors import StoreDown as StoreDown
from asterion.server.store.errors import StoreError as StoreError
from asterion.server.store.rows import AccountRow as AccountRow
from asterion.server.store.rows import BanRow as BanRow
from asterion.server.store.rows import BellRow as BellRow
from asterion.server.store.rows import ChatRow as ChatRow
from asterion.server.store.rows import ClubRow as ClubRow
from asterion.server.store.rows import ContactRow as ContactRow
from asterion.server.store.rows import EntryRow as EntryRow
from asterion.server.store.rows import MemberRow as MemberRow
from asterion.server.store.rows import NotebookRow as NotebookRow
from asterion.server.store.rows import PlanRow as PlanRow
from asterion.server.store.rows import Saving as Saving
from asterion.server.store.rows import SolvedRow as SolvedRow
from asterion.server.store.rows import TableRow as TableRow
from asterion.server.store.rows import TryRow as TryRow
from asterion.server.store.rows import WeekRow as WeekRow
from asterion.server.store.store import Store as Store
