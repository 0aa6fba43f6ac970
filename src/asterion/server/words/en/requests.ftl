# Requests that are not answered as they wished.

# $name (text)
server-name-taken = the name “{ $name }” is taken
server-wrong-password = wrong name or password
server-account-gone = the account of this token has been deleted
# $method, $allowed (text): words of HTTP
server-method = { $method } is not allowed here, only { $allowed }
server-needs-token = this needs a token: send it as Authorization: Bearer TOKEN
# $kind (text): application/json
server-body-kind = the body must be { $kind }
# $why (text): as the reader of JSON says it
server-body-not-json = the body is not JSON: { $why }
server-authorization = the Authorization header must be Bearer TOKEN
server-not-a-token = this is not a token of this server
# $name (text): the part of the address; $text (text): what stands there
server-no-such = there is no { $name } “{ $text }”
server-query-twice = the query names something twice
# $most (number)
server-body-large = the body has more than { $most } bytes
server-body-slow = the body came too slowly
server-body-broken = the body was cut off
server-nothing-here = there is nothing at this address
server-no-mcp = this server lacks what language models need to play: pip install "asterion[mcp]"
server-only-read = this is read-only
server-gone = the client has disconnected
# $seconds (number)
server-too-much = too many requests; try again in { $seconds } s
server-too-many-live = there are too many open connections from this address
server-crowded = the server is full; try again later
server-session-over = this session is over; log in again
server-needs-account = this needs an account's token
server-foreign = pages from other sites cannot do this
server-store-down = the database cannot be reached; nothing was changed
server-mistake = internal error; see the server's log
server-store-unwritten = the database cannot be written
# $schema, $needed (numbers)
server-schema-old = the database schema is number { NUMBER($schema, useGrouping: 0) }, but { NUMBER($needed, useGrouping: 0) } is needed: run asterion migrate
server-no-page-file = there is no file “{ $name }”
server-not-http = this is not a readable HTTP request
server-no-shared-plan = there is no shared plan at this link
# $most (number): of characters
server-plan-too-long = a plan can have at most { NUMBER($most, useGrouping: 0) } characters
server-no-such-plan = this token does not open such a plan
# $book (text): the title
server-plan-of-another = this plan was drawn for { $book }
server-zero-characters = a drawing cannot contain zero characters
# $where (text): body or query; $place (text): where in it; $why (text): as the reader says it
server-unfit = the { $where } is not valid: { $why }
server-unfit-at = the { $where } is not valid at { $place }: { $why }
# What kind of problem it is
server-title-bad-request = bad request
server-title-unauthorized = unauthorized
server-title-forbidden = forbidden
server-title-not-found = not found
server-title-method-not-allowed = method not allowed
server-title-too-slow = too slow
server-title-refused = refused
server-title-too-large = too large
server-title-wrong-media-type = wrong media type
server-title-invalid = invalid
server-title-too-many = too many
server-title-server-fault = server error
server-title-unavailable = unavailable
server-title-foreign-origin = foreign origin
server-title-wrong-password = wrong password
server-title-name = name
server-title-busy = busy
server-title-stopping = stopping
server-title-broken = broken
server-title-not-yet = not yet
server-title-problem = problem
server-store-later = the database cannot be reached; come back later
server-no-hello = there was no hello
server-hello-first = the first message must be a hello
server-hello-twice = there was already a hello
server-store-unreached = the database cannot be reached
server-store-again = the database cannot be reached; send the request again with the same id
server-text-frames = messages are text frames of JSON
# $why (text): as the reader of JSON says it
server-message-unread = the message is not understood: { $why }

# $book (text): the title of a book
server-no-words = this part of { $book } is not translated here

# A line below a link to a table, where it is shown elsewhere. $book (text); $names (list): who sits there
server-preview =
    A table of { $book }: { LIST($names) }

# Where a link to a daily labyrinth is shown elsewhere. $day (text): 2026-11-20
server-preview-today = The daily labyrinth
server-preview-day = The daily labyrinth of { $day }
server-preview-daily = Mark only what is certain: one small labyrinth a day, the same for everyone.
