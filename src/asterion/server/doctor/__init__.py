"""The doctor: looks an installation over, and says of each thing that is wrong what to do."""

from asterion.server.doctor.examine import examine as examine
from asterion.server.doctor.finding import Finding as Finding
