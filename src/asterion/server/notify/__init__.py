"""Word for people who are not there: by e-mail, to a browser that is closed, or to an app."""

from asterion.server.notify.apps import Apps as Apps
from asterion.server.notify.letter import Letter as Letter
from asterion.server.notify.letter import NotSent as NotSent
from asterion.server.notify.mail import Mail as Mail
from asterion.server.notify.push import Push as Push
