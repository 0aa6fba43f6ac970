# Wo sich nichts schließen lässt

knowledge-no-deduction = für { $book } gibt es keine Schlüsse, nur für { LIST($books, type: "join") }
knowledge-broken = die Schlüsse für { $book } aus dem Paket { $package } lassen sich nicht laden: { $why }
knowledge-no-solver = Schlüsse brauchen das Paket python-sat: pip install 'asterion[knowledge]'
knowledge-nothing-heard = noch wurde nichts gehört
