"""The rules of DungeonLab, one small function a rule; `game` is where a command comes in."""
