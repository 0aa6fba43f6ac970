"""A table as a picture for previews of its link: what everyone may know, and no library."""

from asterion.server.picture.preview import preview as preview
