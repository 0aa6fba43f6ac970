"""What is played with tables: each file is a feature that subscribes to what happens there."""

from asterion.server.features.features import Features as Features
