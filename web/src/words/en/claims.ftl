# The page's words: seats whose links were lost.

claims-yours = While you were away, somebody asked for your seat, saying that they had lost the link. You are here, so it stays yours.
claims-seen = OK
# $name (text): a player; $code (text): what they were shown; $when (text): date and time
claims-other = Somebody says that they are { $name } and have lost their link; their code is <b>{ $code }</b>. Ask { $name } whether that is their code. If everyone agrees and { $name } does not come back with the old link, the seat is theirs at { $when }.
claims-yes = Yes, it is { $name }
claims-no = No
claims-lost-waiting = You have asked to come back as { $name }. Tell the others your code, <b>{ $code }</b>. If they all agree and nobody uses the old link, the seat is yours at { $when }, in this browser.
claims-lost = I play here, but lost my link
claims-lost-ask = Ask to come back as { $name }
claims-lost-refused = The seat was not given to you: somebody said no, or the old link was used.
