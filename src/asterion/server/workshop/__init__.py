"""Where plans are made: a process of its own, so that a large one keeps nobody waiting."""

from asterion.server.workshop.order import NotMade as NotMade
from asterion.server.workshop.order import Order as Order
from asterion.server.workshop.workshop import Workshop as Workshop
