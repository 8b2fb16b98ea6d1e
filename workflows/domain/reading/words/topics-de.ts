import type { TopicWords } from './topic-words.ts'

/** What German guests and hosts call things, folded. */
export const topicsDe: TopicWords = {
  toiletPaper: 'toilettenpapier, klopapier',
  firewood: 'brennholz, feuerholz, kaminholz, ofenholz, holz fur den kamin',
  carNeeded:
    '(?:brauch*|benotig*)(?: man| wir| ich| ihr)?(?: unbedingt| wirklich| denn| eigentlich| vor ort| hier| dort| da)* (?:ein|einen) (?:auto|wagen|pkw|mietwagen), braucht man ein auto, ohne auto, auto notig, auto erforderlich, brauchen wir ein auto',
  charging:
    'ladestation*, ladesaule*, wallbox, e-auto*, elektroauto*, aufladen, (?<!(?:der|den|dem|ein|einen|einem|kein|keinen|welcher|welchen|jeder|nachste|nachsten|kleiner|kleinen) )laden, ladepunkt, lademoglichkeit*, eauto*, elektrowagen, stromer, tesla, ladekabel, ladestecker, auto laden, auto aufladen',
  extraBed:
    'zustellbett*, zusatzbett*, klappbett*, aufbettung*, extrabett*, gastebett*, feldbett*, luftmatratze*, extra bett, zusatzliches bett, weiteres bett, extra matratze, bett dazustell*, bett dazu',
  view: 'aussicht*, ausblick*, seeblick, meerblick, blick',
  bank: 'geldautomat*, bankautomat*, bank, geld abheben, bankomat*, geld holen, bargeld abheben',
  restaurant:
    'restaurant*, gasthaus*, gaststatte*, essen gehen, pizzeria*, lokal*, wirtschaft*, wirtshaus*, gasthof*, gasthofe, lokale, heuriger*, zum essen, abends essen',
  airport: 'flughafen*, transfer*, shuttle*, abholen, abholung',
  dishwasher: 'spulmaschine*, geschirrspul*',
  breadService:
    'brotchenservice*, brotchendienst*, brotchen bestell*, brotservice*, semmeln bestell*, semmelservice, brotchenlieferung, semmeln, frische brotchen geliefert, brotchen gebracht, brotchen bringen',
  laundromat: 'waschsalon*, wascherei',
  crib: 'kinderbett*, babybett*, reisebett*, gitterbett*, beistellbett, wiege, (?:baby|kleinkind|saugling) schlafen, bettchen, gitterbettchen, kinderbettchen, babybettchen, baby schlafen, beistellbett fur, kinderreisebett*',
  swimCap: 'badekappe*, bademutze*, badehaube*, schwimmkappe*',
  inflatables: 'aufblasbar*, luftmatratze* im pool, schwimmtier*, schwimmreifen, wassertier*',
  market: 'wochenmarkt*, markttag*, bauernmarkt*',
  skiRoom: 'skikeller, skiraum, skistall, skischuhe*, ski abstellen, skier abstellen',
  skiBus: 'skibus*, bus zur piste, bus zum skigebiet, bus zu den pisten',
  wifiPassword: '*passwort*, *kennwort*, wlan-schlussel, zugangsdaten, wlan-code',
  access:
    'turcode*, zugangscode*, code, codes, schlusselbox*, schlusselkasten, schlusseltresor, schlusselsafe, keybox, self-check-in, gegensprechanlage',
  touristTax:
    'kurtaxe*, ortstaxe*, touristensteuer*, bettensteuer*, kurbeitrag*, citytax, city tax, gastebeitrag, ubernachtungssteuer, tourismusabgabe',
  coffeeMachine:
    'kaffeemaschine*, kaffeevollautomat*, nespresso*, espressomaschine*, espressokocher, kaffeekocher, filterkaffee*, kapselmaschine*, kaffee machen, kaffee kochen, kaffee zubereiten, filtertuten, siebtrager*, senseo, french press',
  washingMachine: 'waschmaschine*, wasche waschen, waschen, klamotten waschen, kleidung waschen, eine ladung',
  hairdryer: 'fohn*, haartrockner*, haarfohn, fon, foen*, haarfon, haartrockner',
  dryer: 'waschetrockner*, trockner, wasche trocknen, tumbler',
  dryingRack: 'waschestander*, waschespinne',
  iron: 'bugeleisen, bugelbrett, bugeln',
  detergent: 'waschmittel*, waschpulver',
  airConditioning: 'klimaanlage*, klimatisiert*, klimagerat*, klima',
  beachTowels:
    'strandtuch*, strandtucher*, badetuch*, badetucher*, poolhandtuch*, handtucher fur den pool, handtucher fur den strand, strandhandtuch*, strandlaken',
  towels: 'handtuch*, handtucher*',
  linen:
    'bettwasche*, bettlaken, laken, bettzeug, bezuge, bettbezuge, bettwasche, betten bezogen, bezogene betten, kopfkissen, bettdecke*, leintucher, bettwasche wechsel*',
  highChair: 'hochstuhl*, hochstuhle*, kinderstuhl*, kinderhochstuhl, babystuhl',
  beds: 'doppelbett*, einzelbett*, schlafsofa*, schlafcouch, bett, betten, etagenbett*, stockbett*, schlafplatze, schlafgelegenheit*, schlafmoglichkeit*, betten aufgeteilt, bettgrosse, matratze*, ehebett, queensize, kingsize, schlafplatz*',
  extraGuests: 'weitere person, weiterer gast, zusatzliche person, zusatzlicher gast, person mehr, noch eine person',
  parking:
    'auto abstellen, auto stehen lassen, auto lassen, parkplatz*, parkplatze*, stellplatz*, stellplatze*, tiefgarage*, garage*, parken, parkmoglichkeit*, parkhaus, abstellen des autos, carport, auto hinstellen, auto parken, auto unterstell*, wagen stehen, autos stehen, auto stehen, platz fur (?:zwei|drei|2|3|unsere|das|unser) autos?, auto hin',
  luggage:
    'gepack*, koffer*, taschen, rucksacke, schliessfach*, schliessfacher, reisetasche*, sachen lassen, sachen abstellen, gepackaufbewahrung',
  keys: 'schlussel*',
  pool: 'pool*, schwimmbad*, schwimmbecken, swimmingpool*, planschbecken, becken, schwimmen, planschen, ins wasser',
  hotTub: 'whirlpool*, jacuzzi*, hot tub*',
  sauna: 'sauna*, saunen',
  bathtub: 'badewanne*',
  shower: 'dusche*, duschen',
  gym: 'fitnessraum*, fitnessstudio*, fitness*',
  microwave: 'mikrowelle*',
  oven: 'backofen*, ofen, backrohr, backen, kuchen backen, pizza machen',
  fridge: 'kuhlschrank*',
  freezer: 'gefrierschrank*, tiefkuhl*, gefrierfach*, gefriertruhe',
  kettle: 'wasserkocher*',
  toaster: 'toaster*',
  hob: 'herd, kochfeld*, ceranfeld, induktion*, gasherd, induktionsherd, elektroherd, herdplatten, kochplatten, gaskochfeld',
  dishes: 'geschirr, topfe, besteck, pfannen, teller, glaser',
  coffee: 'kaffeekapseln, kapseln, pads, kaffee',
  seasonings: 'gewurze, ol und salz, salz und pfeffer',
  kitchen: 'kuche*, kochnische*, kochen, kochmoglichkeit*, kuchenausstattung, kuchenzeile, kuchengerate',
  breakfast: 'fruhstuck*, fruhstucken, fruehstuck*',
  meals: 'abendessen, mittagessen, halbpension, verpflegung',
  television: 'fernseh*, tv, netflix, smart-tv, fernsehen, glotze, fernseher*, streaming',
  fireplace:
    'kamin*, holzofen*, kaminofen, feuerholz, brennholz, kaminholz, schwedenofen, kachelofen, feuerstelle, feuer machen, holzscheite, ofenholz',
  heating:
    'heizung*, heizkorper*, heizen, fussbodenheizung, geheizt, heizt, heizkosten, heizstrahler, heizlufter, fernwarme, ofen heizen',
  fan: 'ventilator*, standventilator*',
  wifi: 'wlan*, w-lan, wi-fi, internet*',
  workspace: 'schreibtisch*, arbeitsplatz*, homeoffice, arbeiten',
  pets: 'haustier*, hund, hunde, hunden, hundes, hundchen, katze*, kater, tier, tiere, labrador*, dackel*, terrier*, pudel, vierbeiner*, welpe*, hundin, huendin, mops, mieze*, kaninchen, hamster, vogel, wauwau, fellnase*, hundi, tierisch*',
  smoking: 'rauchen, raucher*, geraucht, zigarette*, rauch, raucherbalkon, eine rauchen, dampfen, vapen',
  parties: 'party, partys, feier*, feste, fest, junggesell*, geburtstagsfeier, feiern, geburtstag*',
  visitors:
    'besuch*, besucher*, freunde einladen, freunde besuchen, besuch, freunde vorbei*, gaste einladen, gaste empfangen, jemanden einladen',
  quietHours:
    'ruhezeit*, nachtruhe*, mittagsruhe, hausruhe, musik, larm machen, laut sein, leise sein, ruhig sein, larm, laut feiern, krach, wann ruhe',
  quiet: 'ruhig*, ruhe, laut, leise, larmig, hellhorig',
  cancellation: 'stornier*, storno*, absag*, kundig*',
  deposit: 'kaution*, anzahlung*, sicherheitsleistung, kautionsruckzahlung',
  invoice: 'rechnung*, quittung*, beleg*',
  payment:
    'bezahl*, zahlung*, zahlen, uberweis*, kreditkarte*, ec-karte, barzahlung, bar, paypal, kartenzahlung, bargeld, barzahlen, zahlt man, girocard, maestro, bezahlen wir, zahlen wir',
  documents: 'ausweis*, reisepass*, personalausweis*, dokument*, meldeschein',
  cleaning:
    'endreinigung*, reinigung*, putzen, saubermachen, putzfrau, endputz, geputzt, gereinigt, reinigungsgebuhr*, reinigungskosten, zwischenreinigung, besenrein',
  rubbish:
    'mull*, abfall*, abfalle, mulltrennung, tonne*, recycling*, mullabfuhr*, mullabholung, tonnen, wertstoff*, restmull, biomull, gelber sack',
  water: 'leitungswasser, trinkwasser, warmwasser, warmes wasser, wasser aus dem hahn',
  accessibility:
    'rollstuhl*, barrierefrei*, behindert*, gehbehindert*, rollator*, stufenlos, ebenerdig, gehhilfe*, krucken, behindertengerecht, schlecht zu fuss, mobilitat*, eingeschrankt*, altersgerecht, handicap',
  stairs: 'treppe*, stufe*',
  lift: 'aufzug*, aufzuge, fahrstuhl*, lift',
  floor:
    'stock, stockwerk*, etage*, erdgeschoss*, obergeschoss, parterre, welcher stock, welchem stock, hochparterre, wievielter stock',
  minStay:
    'wie lange muss man mindestens, mindestens bleiben, mindestens buchen, mindestaufenthalt*, mindestnachte, mindestens nachte, nur eine nacht, mindestdauer, eine einzelne nacht, minimale aufenthalt*',
  guests:
    'wie viele personen, wieviele personen, wie viele gaste, wieviel personen, zu wievielt, maximale personenzahl, maximale gastezahl, wie viele leute, hochstens personen, platz fur wie viele, zu dritt, zu viert, zu funft, zu sechst, zu siebt, zu acht, fur wie viele, fur wieviele, wie viele passen, platz fur \\d, maximalbelegung, maximale belegung, hochstens zu, personenzahl, \\d erwachsene, \\d leute, (?:drei|vier|funf|sechs|sieben|acht) leute',
  children: 'kind, kinder, kindern, kleinkind*, baby, babys, saugling*, kinderfreundlich, kindersicher',
  bathrooms: 'badezimmer*, bader, bad, toilette*, wc, gaste-wc, zweites wc',
  rooms: 'schlafzimmer*, zimmer*',
  size: 'quadratmeter*, qm, wie gross, grosse der wohnung',
  bakery: 'backer*, backerei*',
  supermarket:
    'laden (?:sonntags|am sonntag|auf|offen), supermarkt*, supermarkte*, einkaufen, einkaufsmoglichkeit*, lebensmittel*, laden, geschaft*, discounter, rewe, edeka, lidl, aldi, nachsten laden, dorfladen, tante-emma*, laden (?:sonntag|am sonntag|offen|auf), laden sonntags, billa, spar, migros, coop, netto, penny, hofer',
  pharmacy: 'apotheke*',
  hospital: 'krankenhaus*, klinik',
  doctor:
    'arzt, arzte, arztin, hausarzt, arztpraxis, kinderarzt*, zahnarzt*, hausarzt*, arztlich*, bereitschaftsdienst',
  bar: 'bar, bars, kneipe*',
  beach: 'strand*, meer, see, badestelle, badesee',
  ski: 'skilift*, skipiste*, ski*, piste*, seilbahn, bergbahn',
  centre:
    'innenstadt*, stadtzentrum*, altstadt*, zentrum*, stadtmitte, ortskern, in die stadt, zur stadt, ins dorf, dorfzentrum, ortszentrum, in den ort',
  sights: 'sehenswurdigkeit*, ausflugsziel*, ausflug*, museum, museen, unternehmen',
  playground: 'spielplatz*, spielplatze',
  park: 'park',
  transport:
    'u-bahn*, s-bahn*, bus, busse, bushaltestelle*, haltestelle*, u-bahn*, s-bahn*, strassenbahn*, tram, offentliche verkehrsmittel, nahverkehr, offis, busverbindung, stadtbahn*, offentlich*, verkehrsanbindung, busverbindungen, anbindung, skibus, fahre, metro, tramhaltestelle',
  train: 'station, nachste station, bahnstation, bahnhof*, zug, zuge, bahn, bahnhofe',
  taxi: 'taxi*',
  bicycles:
    'fahrrad*, fahrrader*, rad, rader, radern, e-bike*, bike*, leihrad*, leihrader, fahrradverleih, radverleih, velos, drahtesel, mountainbike*',
  directions:
    'anfahrt*, wegbeschreibung*, wie kommen wir, wie kommt man, wie komme ich, hinkommen, hinfinden, anfahrtsbeschreibung',
  address: 'adresse*, anschrift, wo liegt, wo genau, wo ist die wohnung, wo ist das haus, wo befindet, lage',
  balcony: 'balkon*',
  terrace: 'terrasse*',
  garden: 'garten*, hof, innenhof',
  barbecue: 'grill*, grillen, barbecue',
  umbrellas: 'sonnenschirm*, sonnenliege*, liegen, liegestuhl*, liegestuhle',
  safe: 'tresor*, safe',
  smokeDetector: 'rauchmelder*',
  gasDetector: 'co-melder, kohlenmonoxidmelder*, gasmelder',
  fireExtinguisher: 'feuerloscher*',
  firstAid: 'verbandskasten, erste-hilfe*, verbandkasten, pflaster',
  cameras: 'kamera*, videouberwachung, uberwachungskamera*',
  mosquitoes:
    'mucken*, moskito*, fliegengitter*, insektenschutz*, insektengitter, gelsen*, moskitonetz*, fliegennetz*, schnaken',
  toiletries: 'shampoo, seife, duschgel',
  contact: 'telefonnummer*, handynummer*, anrufen, telefonisch, erreichen',
  links: 'link, links, inserat, webseite, website',
  price:
    'preis*, rabatt*, nachlass, gunstiger, angebot, was kostet die wohnung, was kostet der aufenthalt, was kostet das haus',
}
