# Plans that the server is asked to make.

server-plans-ordered = you have ordered several plans already; wait for them
server-plans-busy = too many plans are being made; try again in a while
# $seconds (text)
server-plan-slow = this plan takes more than { $seconds } seconds; ask for a smaller one
server-plan-unmade = this plan could not be made; ask for a smaller one
server-plan-memory = such a plan takes more memory than there is for it
