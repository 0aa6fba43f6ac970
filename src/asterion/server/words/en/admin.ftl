# The room of the operator of the server, and what others hear of what is done there.

server-banned = this address is banned from this server
server-not-admin = this is not the administrator's token
server-closed = the administrator has closed the table
# $why (text): in the words of its operator
server-closed-why = the administrator has closed the table: { $why }
server-ban-own = that is your own address
server-ban-proxy = that is this machine or a proxy in front of it: banning it would shut everyone out
server-ban-unread = it must be an address or a network, as in 203.0.113.7 or 203.0.113.0/24
# $network (text)
server-no-ban = { $network } is not banned
server-title-banned = banned
