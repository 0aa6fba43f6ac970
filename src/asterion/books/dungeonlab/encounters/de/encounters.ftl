# Was Bewohner und Häuser tun; auf Englisch steht es in ihren Dateien. Ihre Namen sind in beings.ftl.

## Häuser

dungeonlab-arsenal-here = Ein Arsenal.
dungeonlab-arsenal-kit = { $whoIs ->
    [you] Das Arsenal gibt dir eine Ausrüstung, ohne die Dollar: weiter reicht die Güte nicht.
   *[other] Das Arsenal gibt { $who } eine Ausrüstung, ohne die Dollar: weiter reicht die Güte nicht.
}
dungeonlab-arsenal-again = { $whoIs ->
    [you] Das Arsenal erinnert sich an dich und gibt nichts zweimal.
   *[other] Das Arsenal erinnert sich an { $who } und gibt nichts zweimal.
}
dungeonlab-hospital-here = Ein Krankenhaus: Stiche und Verbrennungen von nebenan drohen dir hier nicht.
dungeonlab-store-here = Ein Laden: Boote, Stäbe, Munition, alles zu ehrlichen Preisen.
dungeonlab-store-disgusted = Der Händler hält sich bei diesem Fell die Nase zu: { $count } Dollar Strafe.
dungeonlab-management-center-here = Das Verwaltungszentrum, voll summender Bildschirme.
dungeonlab-management-center-again = { $whoIs ->
    [you] Das Verwaltungszentrum hat dir alles gesagt, was es zu sagen gedenkt.
   *[other] Das Verwaltungszentrum hat { $who } alles gesagt, was es zu sagen gedenkt.
}
dungeonlab-prison-here = Ein Gefängnis.
dungeonlab-prison-locks = { $whoIs ->
    [you] Ein Gefängnis: du wirst empfangen wie ein alter Bekannter.
   *[other] Ein Gefängnis: { $who } wird empfangen wie ein alter Bekannter.
}
dungeonlab-prison-tiger = { $whoIs ->
    [you] Kein Geld für die Strafe? Die Wärter lassen den tollwütigen Tiger auf dich los.
   *[other] Kein Geld für die Strafe? Die Wärter lassen den tollwütigen Tiger auf { $who } los.
}
dungeonlab-prison-dead = Die Trümmer eines Gefängnisses: ein Hauch von Freiheit.
dungeonlab-political-prison-here = Ein politisches Gefängnis, mit einem Porträt an jeder Wand.
dungeonlab-political-prison-released = { $whoIs ->
    [you] Eine richtige Meinung. Das politische Gefängnis lässt dich gehen.
   *[other] Eine richtige Meinung. Das politische Gefängnis lässt { $who } gehen.
}
dungeonlab-political-prison-wrong = { $whoIs ->
    [you] Eine falsche Meinung. Das politische Gefängnis hat Platz für dich.
   *[other] Eine falsche Meinung. Das politische Gefängnis hat Platz für { $who }.
}
dungeonlab-political-prison-tiger = { $whoIs ->
    [you] Kein Geld für die Strafe? Die Wärter lassen den tollwütigen Tiger auf dich los.
   *[other] Kein Geld für die Strafe? Die Wärter lassen den tollwütigen Tiger auf { $who } los.
}
dungeonlab-political-prison-dead = Die Trümmer eines Gefängnisses: ein Hauch von Freiheit.

## Polizisten

dungeonlab-political-cop-here = Ein politischer Polizist, das Notizbuch in der Hand.
dungeonlab-political-cop-released = Der politische Polizist nickt und sieht weg.
dungeonlab-political-cop-arrests = { $whoIs ->
    [you] Dem politischen Polizisten missfällt diese Antwort, und du wirst abgeführt.
   *[other] Dem politischen Polizisten missfällt diese Antwort, und { $who } wird abgeführt.
}
dungeonlab-political-cop-no-prison = Dem politischen Polizisten missfällt diese Antwort, doch ein Gefängnis dafür gibt es nicht mehr.
dungeonlab-political-cop-dead = Ein toter politischer Polizist. Kein Kommentar.
dungeonlab-cop-here = Ein Polizist, der auf den Fersen wippt.
dungeonlab-cop-arrests = { $whoIs ->
    [you] Ein Polizist fragt gar nichts und führt dich ab.
   *[other] Ein Polizist fragt gar nichts und führt { $who } ab.
}
dungeonlab-cop-no-prison = Ein Polizist zückt die Handschellen und steckt sie wieder ein: Es gibt kein Gefängnis mehr.
dungeonlab-cop-dead = Ein toter Polizist.

## Tiere und Schlimmeres

dungeonlab-cat-here = { $whoIs ->
    [you] { CAPITAL(FORM($what, "the")) } mustert dich.
   *[other] { CAPITAL(FORM($what, "the")) } mustert { $who }.
}
dungeonlab-cat-bites = { $whoIs ->
    [you] { CAPITAL(FORM($what, "a")) } springt dich an und beißt, nichts Persönliches.
   *[other] { CAPITAL(FORM($what, "a")) } springt { $who } an und beißt, nichts Persönliches.
}
dungeonlab-cat-skins = { $whoIs ->
    [you] Du häutest { FORM($what, "the-accusative") }.
   *[other] { $who } häutet { FORM($what, "the-accusative") }.
}
dungeonlab-cat-dead = Ein toter { $what }, sauber erschossen, das Fell noch dran.
dungeonlab-cat-cruel = Was von { FORM($what, "dative") } übrig ist; dieses Fell will niemand.
dungeonlab-cat-skinned = Ein toter { $what }, schon gehäutet.

dungeonlab-crocodile-here = { $whoIs ->
    [you] Das Krokodil lächelt dich an.
   *[other] Das Krokodil lächelt { $who } an.
}
dungeonlab-crocodile-swallows = { $whoIs ->
    [you] Ein Krokodil beißt dich zweimal, verschluckt dich ganz und spuckt dich wieder aus.
   *[other] Ein Krokodil beißt { $who } zweimal, verschluckt { $who } ganz und spuckt { $who } wieder aus.
}
dungeonlab-crocodile-skins = { $whoIs ->
    [you] Du häutest das Krokodil, was eine Weile dauert.
   *[other] { $who } häutet das Krokodil, was eine Weile dauert.
}
dungeonlab-crocodile-dead = Ein totes Krokodil, ein Vermögen an Handtaschen.
dungeonlab-crocodile-cruel = Krokodil an allen Wänden, nichts davon taugt für Handtaschen.
dungeonlab-crocodile-skinned = Ein totes Krokodil ohne Haut.

dungeonlab-eyescorcher-here = Der Augensenger summt und glüht.
dungeonlab-eyescorcher-burns = { $whoIs ->
    [you] Ein Augensenger verbrennt dich aus nächster Nähe.
   *[other] Ein Augensenger verbrennt { $who } aus nächster Nähe.
}
dungeonlab-eyescorcher-cruel = Ein Haufen geschmolzenes Metall, noch warm.

dungeonlab-gourm-here = Ein Gourm: die Luft hier macht Exoten.
dungeonlab-antigourm-here = Ein Antigourm: hier ist jeder schmerzlich gewöhnlich.

dungeonlab-cow-here = Die Kuh ist hier und kaut.
dungeonlab-cow-embraces = { $whoIs ->
    [you] Eine Kuh umarmt dich zärtlich.
   *[other] Eine Kuh umarmt { $who } zärtlich.
}
dungeonlab-rabbit-here = Ein Kaninchen mit grünen Augen, zum Greifen nah.
dungeonlab-rabbit-strangled = { $whoIs ->
    [you] Du erwürgst das Kaninchen. Reden wir nicht davon.
   *[other] { $who } erwürgt das Kaninchen. Reden wir nicht davon.
}
dungeonlab-rabbit-skins = { $whoIs ->
    [you] Du häutest das Kaninchen.
   *[other] { $who } häutet das Kaninchen.
}
dungeonlab-rabbit-dead = Ein totes Kaninchen.
dungeonlab-rabbit-cruel = Ein sehr flaches Kaninchen.
dungeonlab-rabbit-skinned = Ein Kaninchen, erwürgt und gehäutet.

dungeonlab-marmar-here = Ein Marmar, der mit den Knöcheln knackt.
dungeonlab-marmar-throws = { $whoIs ->
    [you] Ein Marmar packt dich am Kragen.
   *[other] Ein Marmar packt { $who } am Kragen.
}
dungeonlab-marmar-dead = Ein toter Marmar; er wiegt mehr, als man dächte.

dungeonlab-ontifutlas-here = Ein Ontifutlas scharrt mit den Hufen.
dungeonlab-ontifutlas-bridled = Ein gezäumter Ontifutlas wartet auf einen Reiter.
dungeonlab-ontifutlas-carries = { $whoIs ->
    [you] Ein Ontifutlas wirft dich auf seinen Rücken und ist fort zu den Eldar.
   *[other] Ein Ontifutlas wirft { $who } auf seinen Rücken und ist fort zu den Eldar.
}
dungeonlab-ontifutlas-tamed = { $whoIs ->
    [you] Du legst dem Ontifutlas das Zaumzeug an, was ihn überrascht.
   *[other] { $who } legt dem Ontifutlas das Zaumzeug an, was ihn überrascht.
}
dungeonlab-ontifutlas-bridle = { $whoIs ->
    [you] Ein Ontifutlas! Legst du ihm das Zaumzeug an?
   *[other] Ein Ontifutlas! Legt { $who } ihm das Zaumzeug an?
}

dungeonlab-orc-here = { CAPITAL(FORM($what, "the")) } lacht immer noch.
dungeonlab-orc-mocks = { $whoIs ->
    [you] { CAPITAL(FORM($what, "a")) } erklärt dir, was ein Idiot ist.
   *[other] { CAPITAL(FORM($what, "a")) } erklärt { $who }, was ein Idiot ist.
}
dungeonlab-orc-skins = { $whoIs ->
    [you] Du häutest { FORM($what, "the-accusative") }. Irgendjemand muss es ja wollen.
   *[other] { $who } häutet { FORM($what, "the-accusative") }. Irgendjemand muss es ja wollen.
}
dungeonlab-orc-dead = Ein toter { $what }, in einem Stück.
dungeonlab-orc-cruel = Stücke von { FORM($what, "dative") }.
dungeonlab-orc-skinned = Ein toter { $what }, ausgerechnet gehäutet.

dungeonlab-black-rider-here = Der schwarze Reiter ist hier, und es ist kalt.
dungeonlab-black-rider-strikes = { $whoIs ->
    [you] Ein schwarzer Reiter trifft dich mit einer Morgulklinge.
   *[other] Ein schwarzer Reiter trifft { $who } mit einer Morgulklinge.
}
dungeonlab-black-rider-parried = Die Klinge fängt den Hieb des schwarzen Reiters ab und zerspringt.
dungeonlab-black-rider-slain = { $whoIs ->
    [you] Du tötest den schwarzen Reiter; deine Klinge ist dahin, dafür hast du seine.
   *[other] { $who } tötet den schwarzen Reiter, verliert die Klinge und nimmt seine.
}
dungeonlab-black-rider-dead = Die Leiche eines schwarzen Reiters, größtenteils Mantel.
dungeonlab-black-rider-blade = { $whoIs ->
    [you] Ein schwarzer Reiter! Ziehst du eine Klinge?
   *[other] Ein schwarzer Reiter! Zieht { $who } eine Klinge?
}

dungeonlab-werewolf-here = Der Werwolf leckt sich die Zähne.
dungeonlab-werewolf-bites = { $whoIs ->
    [you] Ein Werwolf beißt dich. Es ging ihm nie besser.
   *[other] Ein Werwolf beißt { $who }. Es ging ihm nie besser.
}
dungeonlab-werewolf-hidden = Der Werwolf liegt still und sieht nicht tot genug aus.
