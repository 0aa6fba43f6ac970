# Plans that the server is asked to make.

server-plans-ordered = several of your plans are still being made; wait for them
server-plans-busy = too many plans are being made; try again later
# $seconds (text)
server-plan-slow = this plan takes more than { $seconds } seconds; ask for a smaller one
server-plan-unmade = this plan could not be made; ask for a smaller one
server-plan-memory = such a plan takes more memory than is available
