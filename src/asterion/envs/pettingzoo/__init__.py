"""Environments of several seats: `from asterion.envs.pettingzoo import labyrinth_v0`."""
