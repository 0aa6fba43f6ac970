"""Reports of examinations: one model of what was found, and every form that it is written in."""
