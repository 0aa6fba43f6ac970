# Verlorene Links

claims-yours = Während du weg warst, hat jemand um deinen Platz gebeten und gesagt, der Link sei verloren. Du bist da, also bleibt er deiner.
claims-seen = OK
claims-other = Jemand gibt an, { $name } zu sein und den Link verloren zu haben; der Code ist <b>{ $code }</b>. Frag { $name }, ob das der richtige ist. Wenn alle zustimmen und niemand den alten Link benutzt, wechselt der Platz um diese Zeit: { $when }.
claims-yes = Ja, es ist { $name }
claims-no = Nein
claims-lost-waiting = Du bittest, als { $name } zurückzukommen. Sag den anderen deinen Code: <b>{ $code }</b>. Wenn alle zustimmen und niemand den alten Link benutzt, gehört der Platz in diesem Browser dir: { $when }.
claims-lost = Ich spiele hier und habe meinen Link verloren
claims-lost-ask = Zurück an den Platz von { $name }
claims-lost-refused = Du hast den Platz nicht bekommen: jemand hat abgelehnt, oder der alte Link wurde benutzt.
