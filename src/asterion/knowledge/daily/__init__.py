"""The daily labyrinth: mark what is certain, and the next answers are read out."""

from pathlib import Path

from asterion.knowledge.daily.daily import Daily as Daily
from asterion.knowledge.daily.making import daily_number as daily_number
from asterion.knowledge.daily.making import daily_of as daily_of
from asterion.knowledge.daily.making import date_of as date_of
from asterion.words import bring_words

WORDS = Path(__file__).with_name("words")
bring_words(WORDS)
