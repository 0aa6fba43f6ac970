"""Bots for ChamberCrawler3000."""
