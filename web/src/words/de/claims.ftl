# Verlorene Links

claims-yours = Während du weg warst, hat jemand um deinen Platz gebeten, als wäre der Link verloren. Du bist da, also bleibt er deiner.
claims-seen = OK
claims-other = Jemand gibt an, { $name } zu sein und den Link verloren zu haben; der Code ist <b>{ $code }</b>. Frag { $name }, ob das der richtige ist. Wenn alle zustimmen und niemand den alten Link benutzt, wechselt der Platz um diese Zeit: { $when }.
claims-yes = Ja, es ist { $name }
claims-no = Nein
claims-lost-waiting = Du bittest, als { $name } zurückzukommen. Sag den anderen deinen Code: <b>{ $code }</b>. Wenn alle zustimmen und niemand den alten Link benutzt, gehört der Platz dir: { $when }. Dieser Browser erfährt es von selbst.
claims-lost = Ich spiele hier und habe meinen Link verloren
claims-lost-ask = Als { $name } zurückbitten
claims-lost-refused = Du hast den Platz nicht bekommen: jemand hat abgelehnt, oder der alte Link wurde benutzt.
