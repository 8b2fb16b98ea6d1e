/** Everyday words of notes that count, order or share out, read here only to be told again. */
export const NOTES_WORDS = `
firstNight | prima notte | first night | erste nacht, ersten nacht | premiere nuit | primera noche | eerste nacht | primeira noite | pierwsza noc, pierwszej nocy, pierwsza dobe, pierwsza doba
lastOne | ultimo, ultima, ultimi | last | letzte, letzter, letzten | dernier, derniere | ultimo, ultima | laatste | ultimo, ultima | ostatni, ostatnia, ostatnie
others | altri, altre, gli altri, le altre | others, the others | andere, anderen, alle anderen | autres, les autres | otros, otras, los otros, las otras, los demas | andere, anderen | outros, outras, os outros, as outras | inne, inni, pozostale, pozostali
perSession | a seduta, a sessione, la seduta | per session, a session | pro saunagang, pro sitzung | la seance, par seance | por sesion, la sesion | per keer, per sessie | por sessao | za sesje, za seans
perBed | a letto | per bed | pro bett | par lit | por cama | per bed | por cama | za lozko
perSet | a set, a completo | per set, a set | pro set, pro garnitur | le kit, par kit, par jeu | por juego | per set | por conjunto | za komplet
perChild | a bambino | per child | pro kind | par enfant | por nino | per kind | por crianca | za dziecko
perAdult | a adulto, per adulto | per adult | pro erwachsenem, pro erwachsenen | par adulte | por adulto | per volwassene | por adulto | za osobe dorosla, od doroslego
perRoom | a camera | per room | pro zimmer | par chambre | por habitacion | per kamer | por quarto | za pokoj
perBike | a bici | per bike | pro rad, pro fahrrad | par velo | por bici | per fiets | por bicicleta | za rower
perCar | ad auto | per car | pro auto, pro fahrzeug | par voiture | por coche | per auto | por carro | za samochod
perAnimal | ad animale | per pet | pro tier, pro haustier | par animal | por mascota, por animal | per huisdier, per dier | por animal | za zwierze
takeIt | prendete, prendere, prenda, prendi | take | nehmt, nehmen sie | prenez, prendre | tomad, coged, tome, coja | neem, neemt | apanhe, apanhem | wez, wezcie, prosze wziac, prosze pojechac
yourOwn | i vostri, le vostre, propri, proprie | your own | eigene, eigenen | les votres, le votre, vos propres | los vuestros, las vuestras, propios, propias | eigen | os seus, as suas, proprios, proprias | wlasne, wlasny, wlasna
oddWeeks | settimane dispari | odd weeks | ungerade wochen, ungeraden wochen | semaines impaires | semanas impares | oneven weken | semanas impares | tygodnie nieparzyste, nieparzystych tygodniach
evenWeeks | settimane pari | even weeks | gerade wochen, geraden wochen | semaines paires | semanas pares | even weken | semanas pares | tygodnie parzyste, parzystych tygodniach
bin | bidone, bidoni | bin, bins | tonne, tonnen | bac, bacs, poubelle, poubelles | cubo, cubos | bak, bakken, kliko | caixote, caixotes | kubel, kosz, pojemnik, pojemniki
firewood | qqq | qqq | qqq | qqq | qqq | hout | qqq | qqq
through | fino a tutto | through | bis einschliesslich | jusque fin | hasta finales de | tot en met | ate ao fim de | az do
`
/** How they are told. */
export const SAID_NOTES = `
firstNight | prima notte | first night | erste Nacht | première nuit | primera noche | eerste nacht | primeira noite | pierwsza noc
lastOne | ultimo | last | letzte | dernier | último | laatste | último | ostatni
others | altri | others | andere | autres | otros | andere | outros | inne
perSession | a seduta | per session | pro Sitzung | par séance | por sesión | per keer | por sessão | za sesję
perBed | a letto | per bed | pro Bett | par lit | por cama | per bed | por cama | za łóżko
perSet | a set | per set | pro Set | par kit | por juego | per set | por conjunto | za komplet
perChild | a bambino | per child | pro Kind | par enfant | por niño | per kind | por criança | za dziecko
perAdult | ad adulto | per adult | pro Erwachsenem | par adulte | por adulto | per volwassene | por adulto | za dorosłego
perRoom | a camera | per room | pro Zimmer | par chambre | por habitación | per kamer | por quarto | za pokój
perBike | a bici | per bike | pro Fahrrad | par vélo | por bici | per fiets | por bicicleta | za rower
perCar | ad auto | per car | pro Auto | par voiture | por coche | per auto | por carro | za samochód
perAnimal | ad animale | per pet | pro Tier | par animal | por mascota | per huisdier | por animal | za zwierzę
takeIt | prendere | take | nehmen | prendre | tomar | neem | apanhar | wsiąść w
yourOwn | propri | your own | eigene | les vôtres | los propios | eigen | os próprios | własne
oddWeeks | settimane dispari | odd weeks | ungerade Wochen | semaines impaires | semanas impares | oneven weken | semanas ímpares | nieparzyste tygodnie
evenWeeks | settimane pari | even weeks | gerade Wochen | semaines paires | semanas pares | even weken | semanas pares | parzyste tygodnie
through | fino a | to | bis | à | a | t/m | a | do
`
/** What denies besides the words that the proof of replies reads so. Folded. */
export const ALSO_DENIES = {
  it: 'neanche|nemmeno|neppure|nulla',
  en: 'nobody|nowhere|nothing',
  de: 'niemand|nirgends|nirgendwo|nichts',
  fr: 'nulle part|rien',
  es: 'nadie|nada|tampoco|ningun\\p{L}*',
  nl: 'niemand|nergens|niets',
  pt: 'ninguem|nada|nenhum\\p{L}*',
  pl: 'nikt|nikogo|nigdzie|nic',
} as const
