"""Somebody's client of Dooom: the examiner is its server, and says what it sent that it may not."""
