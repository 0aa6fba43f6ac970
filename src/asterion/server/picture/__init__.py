"""A table as a picture for previews of its link: what everyone may know, and no library."""

from asterion.server.picture.preview import preview as preview
from asterion.server.picture.result import result_picture as result_picture
