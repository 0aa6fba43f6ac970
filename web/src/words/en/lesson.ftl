# What all lessons share; each has its texts in a file of its own.

# The name of a table at which somebody learns
lesson-table = A lesson
