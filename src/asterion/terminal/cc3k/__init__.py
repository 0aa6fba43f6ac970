"""ChamberCrawler3000 at the keyboard: as its players know it, as markers want it, full-screen."""
