import type { Cues } from './cues.ts'

export const cuesNl: Cues = {
  enter:
    'het huis in, de woning in, het appartement in, terecht, sleutel ophalen, inchecken, ingecheckt, check-in, aankom*, aankomst*, arriver*, binnen, erin, naar binnen, aan te komen, landen',
  leave:
    'laatste dag, eruit zijn, uitchecken, check-out, vertrek*, vertrekken, weg (?:zijn|gaan|moeten|te zijn), moeten (?:we|wij) weg, eruit, er uit, er (?:om|op|tegen|voor) \\p{L}+ uit, er \\p{L}+ uit, verlaten, uit het huis, uit de woning',
  comes: 'komen, klaar, er zijn, terecht, landen, arriveren, sleutel, aan, in het huisje, aanwezig zijn, erin',
  stays: 'blijven, houden, eruit, weg zijn, weg moeten, weggaan, gaan',
  early: 'eerder, vroeg*, vroeger, vooraf, van tevoren',
  late: 'later, laat, laat in de avond, na middernacht, nachts, langer',
  when: 'hoe laat, wanneer, vanaf hoe laat, tot hoe laat, vanaf wanneer, tijd, tijden, tot wanneer',
  aspects: {
    heated: 'verwarmd*, onverwarmd, warm, verwarmt',
    cost: 'wat kost, hoe hoog(?= (?:is|zijn) (?:de|het|jullie|uw)), kost, kosten, hoeveel kost, gratis, kosteloos, betaald, betalen, toeslag, prijs, extra, bijbetalen, duur, tarief, erbij, er bij',
    included:
      'inbegrepen, inclusief, incl, aanwezig, meenemen, meebrengen, zelf meenemen, voorzien, bij de prijs, verzorgd',
    where: 'ergens, waar, waarheen, waar is, waar zijn',
    hours:
      'hoe vaak, om de hoeveel dagen, om de hoeveel, op welke dag, welke dag, hoe laat, wanneer, openingstijd*, open, geopend, dicht, gesloten, tot hoe laat, het hele jaar, seizoen, tijden, vanaf hoe laat',
    far: 'hoe ver, hoe lang (?:is|duurt|rijden|lopen|doe), ver, afstand, dichtbij, dichtstbijzijnde, dichtst, dicht bij, loopafstand, lopen, minuten, in de buurt, vlakbij',
    count: 'hoeveel, aantal',
    private: 'prive, gedeeld*, gemeenschappelijk*, eigen, voor onszelf, delen',
    indoor: 'binnen, buiten, binnenbad, overdekt*',
    fenced: 'omheind*, hek, afgesloten',
    covered: 'overdekt*',
    speed: 'snel*, snelheid, internetsnelheid, glasvezel, mbps, stabiel',
    reserve: 'reserver*, boek*',
    methods: 'hoe betalen, hoe kunnen we betalen, pinpas, contant, overmaken, creditcard',
    size: 'hoe groot, groot, vierkante meter',
  },
  negation: 'niet, geen, zonder, helaas, nooit, nee, noch, verboden, evenmin, uitgesloten, niets',
  asks: 'klopt het, klopt dat, klopt, even checken, ter bevestiging, is het waar, zou fijn zijn, zou handig zijn, zou mooi zijn, graag, weten, kunnen we, kunnen wij, kan ik, kunt u, kun je, mogen we, mag ik, mogen wij, zouden we, zou het, is het mogelijk, nodig, alstublieft, alsjeblieft, aub, vraag, vragen, vroeg me af, heeft u, hebben jullie, heb je, is er, zijn er, willen, wil graag, bevestigen, laat weten, laten weten, mag je',
  opens:
    'waar, wanneer, hoe, wat, welke, hoeveel, is, zijn, heeft, hebben, heb, kan, kun, kunnen, kunt, mag, mogen, zou, zouden, moet, moeten, wie, vanaf, tot, op welke, met, ligt, komt, werkt, bestaat, kost, beschikt, zit, accepteert, accepteren, krijgen, staan, staat, geldt, tegen',
  confirms:
    'toch, klopt dat, klopt, juist, nietwaar, correct, dus, he, ik begrijp dat, we hebben gelezen, ik heb gelezen, als ik het goed, begrepen dat, bevestigen, ik neem aan, we gaan ervan uit',
  joins:
    'en ook, daarnaast, verder, bovendien, nog een vraag, andere vraag, en is, en zijn, en hoe, en wanneer, en waar, en kunnen, en mogen, en kan, en mag, en hebben, evenals, ook nog, en moeten, en moet',
  changes:
    'trouwens, toch, uiteindelijk, overigens, vertrag*, gewijzigd, verander*, een dag later, een dag eerder, erbij, komt ook, komen ook, we zijn nu, we nemen, in plaats van, we zijn met',
  thanks:
    'bedankt, dank, duidelijk, helemaal, dankjewel, dankje, dankuwel, hartelijk, heel, erg, veel, vriendelijk, u, je, jullie, wel, perfect, prima, top, super, geweldig, fijn, mooi, oke, ok, okay, goed, helemaal, duidelijk, tot, ziens, dan, snel, morgen, straks, vrijdag, zaterdag, zondag, maandag, dinsdag, woensdag, donderdag, gauw, fijne, prettige, dag, avond, weekend, week, akkoord, begrepen, alles, voor, uw, het, de, snelle, antwoord, reactie, bericht, informatie, info, hulp, gastvrijheid, verblijf, was, waren, is, we, wij, ik, hebben, heb, genoten, leuk, leuke, huis, huisje, appartement, groet, groeten, groetjes, met, vriendelijke, hallo, hoi, beste, anna, kijken, kijk, ernaar, uit, er, naar, zin, in, en, een, zo, ons, mij, ja, geen, probleem, graag, zeker, nogmaals, nog, maar, weer, daar, erg, zullen, elkaar, alvast, fantastisch, heerlijk, heerlijke, wat',
  neutral:
    "verschoond, gewisseld, opgehaald, halen, aan, uit, gaat, eigenlijk, ergens, even, zit, zitten, ergens, keuken, huis, chalet, moeder, vader, ouders, man, vrouw, zoon, dochter, vriend*, vlucht, vliegtuig, landt, landen, jaar, jaren, maand*, oud, leeftijd, kg, kilo, weegt, ras, begint, eindigt, prima, probleem, volgende, geserveerd, serveren, goed, ergens, iets, ander*, andere, heel, meteen, muziek, zelf, toegelaten, beschikbaar, aanwezig, mogelijk, mogelijkheid, inbegrepen, meenemen, meebrengen, gebruik*, gebruiken, toegestaan, welkom, geaccepteerd, bevestigen, precies, exact, eigenlijk, ergens, buurt, omgeving, gebouw, pand, woning, huis, huisje, studio, villa, kamer, ter plaatse, achterlaten, neerzetten, zetten, brengen, stallen, bewaren, plaatsen, plek, slapen, eten, kopen, huren, gaan, reizen, rijden, lopen, klein*, twee, drie, vier, vijf, zes, personen, volwassenen, mensen, euro, uur, per, nacht, nachten, dag, dagen, minuten, meter, kilometer, km, gelezen, gezien, advertentie, beschrijving, staat, stond, echt, ook, zelf, eigen, onze, komen, komt, krijgen, zijn, worden, wordt, moeten, moet, hoeven, extra, overal, tijdens, voor, na, omdat, want, samen, auto, auto's, erbij, bij, daarvoor, doen, nemen, ophangen, zoeken, terug, hele, alle, elke, ieder, beetje, vlakbij, gasten, gast, verblijf, erg, toevallig, ervan, daarvan, rijdt, lang, duurt, rond, ongeveer, circa, staan, laten staan, persoon, ophalen, opladen, laden, werkt, werken, passen, past, kunnen er, minimaal, minimale, maximaal, blijven, dan, ligt, liggen, bereikbaar, bereiken, krijg, vinden, vind je, geven, geeft, gebruikt, meekomen, mag er, moet je, hut, loft, draaien, helemaal, nergens",
}
