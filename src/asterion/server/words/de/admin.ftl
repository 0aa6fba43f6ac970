# Das Zimmer derer, die den Server betreiben, und was andere davon hören.

server-banned = diese Adresse ist auf diesem Server gesperrt
server-not-admin = das ist nicht das Token der Verwaltung
server-closed = die Verwaltung hat den Tisch geschlossen
server-closed-why = die Verwaltung hat den Tisch geschlossen: { $why }
server-ban-own = das ist deine eigene Adresse
server-ban-proxy = das ist dieser Rechner oder ein Proxy davor: eine Sperre würde alle ausschließen
server-ban-unread = es muss eine Adresse oder ein Netz sein, wie 203.0.113.7 oder 203.0.113.0/24
server-no-ban = { $network } ist nicht gesperrt
server-title-banned = gesperrt
