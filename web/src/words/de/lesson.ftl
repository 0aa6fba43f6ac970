# Was alle Lektionen teilen; jede hat ihre Texte in einer eigenen Datei.

lesson-table = Eine Lektion
