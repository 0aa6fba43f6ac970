"""Backups: all that a server keeps, in one file that any database can be filled from."""

from asterion.server.backup.check import Checked as Checked
from asterion.server.backup.check import check as check
from asterion.server.backup.put import put_back as put_back
from asterion.server.backup.sheet import BackupError as BackupError
from asterion.server.backup.take import take as take
