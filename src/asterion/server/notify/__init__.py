"""Word for people who are not there: by e-mail, and by push to a browser that is closed."""

from asterion.server.notify.letter import Letter as Letter
from asterion.server.notify.letter import NotSent as NotSent
from asterion.server.notify.mail import Mail as Mail
from asterion.server.notify.push import Push as Push
