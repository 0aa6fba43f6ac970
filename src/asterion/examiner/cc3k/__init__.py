"""ChamberCrawler3000: the frames of a program, followed by the book's own rules."""
