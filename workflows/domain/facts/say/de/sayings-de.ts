import { oneOrMore, type Sayings } from '#workflows/domain/facts/say/speech.ts'

export const SAYINGS_DE: Sayings = {
  swimCap: { needed: ['im Pool ist eine Badekappe Pflicht', 'im Pool ist keine Badekappe nötig'] },
  inflatables: {
    allowed: ['aufblasbare Wassertiere sind im Pool erlaubt', 'aufblasbare Wassertiere sind im Pool nicht erlaubt'],
  },
  breadService: { orderUntil: (time) => `Brötchen können bis ${time} Uhr bestellt werden` },
  checkIn: {
    from: (time) => `der Check-in ist ab ${time} Uhr möglich`,
    until: (time) => `der Check-in ist bis ${time} Uhr möglich`,
    isSelf: ['Sie können selbst einchecken', 'der Check-in ist persönlich'],
    ways: (ways) => `die Schlüssel bekommen Sie ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['ein früher Check-in ist möglich', 'ein früher Check-in ist nicht möglich'],
    from: (time) => `ein früher Check-in ist ab ${time} Uhr möglich`,
    price: [(amount) => `ein früher Check-in kostet ${amount}`, 'ein früher Check-in ist kostenlos'],
  },
  lateArrival: {
    allowed: ['eine späte Anreise ist möglich', 'eine späte Anreise ist nicht möglich'],
    until: (time) => `eine späte Anreise ist bis ${time} Uhr möglich`,
    price: [(amount) => `eine späte Anreise kostet ${amount}`, 'eine späte Anreise ist kostenlos'],
  },
  checkOut: { until: (time) => `der Check-out ist bis ${time} Uhr` },
  lateCheckOut: {
    allowed: ['ein später Check-out ist möglich', 'ein später Check-out ist nicht möglich'],
    until: (time) => `ein später Check-out ist bis ${time} Uhr möglich`,
    price: [(amount) => `ein später Check-out kostet ${amount}`, 'ein später Check-out ist kostenlos'],
  },
  luggage: {
    allowed: ['Sie können Ihr Gepäck abstellen', 'das Gepäck kann nicht abgestellt werden'],
    from: (time) => `Sie können Ihr Gepäck ab ${time} Uhr abstellen`,
    until: (time) => `Sie können Ihr Gepäck bis ${time} Uhr abstellen`,
    price: [(amount) => `die Gepäckaufbewahrung kostet ${amount}`, 'die Gepäckaufbewahrung ist kostenlos'],
    where: (place) => `das Gepäck können Sie ${place} abstellen`,
  },
  keys: {
    count: (count) => `Sie bekommen ${oneOrMore(count, 'einen Schlüsselbund', 'Schlüsselbunde')}`,
    price: [(amount) => `ein verlorener Schlüssel kostet ${amount}`, 'ein verlorener Schlüssel kostet nichts'],
  },
  address: { name: (address) => `die Adresse ist ${address}` },
  parking: {
    permit: ['Parken ist nur mit Anwohnerausweis möglich', 'zum Parken ist kein Anwohnerausweis nötig'],
    exists: ['es gibt Parkplätze', 'es gibt am Haus keinen Parkplatz'],
    price: [(amount) => `das Parken kostet ${amount}`, 'das Parken ist kostenlos'],
    count: (count) => `es gibt ${oneOrMore(count, 'einen Parkplatz', 'Parkplätze')}`,
    isPrivate: ['der Parkplatz ist privat', 'der Parkplatz ist öffentlich'],
    where: (place) => `geparkt wird ${place}`,
    reservation: ['der Parkplatz muss reserviert werden', 'der Parkplatz muss nicht reserviert werden'],
    isCovered: ['der Parkplatz ist überdacht', 'der Parkplatz ist nicht überdacht'],
    distance: (distance) => `der Parkplatz ist ${distance} entfernt`,
    maxHeight: (metres) => `der Parkplatz ist für Fahrzeuge bis ${metres} m Höhe`,
    name: (name) => `der nächste Parkplatz heißt ${name}`,
  },
  transport: {
    line: (line) => `die Linie ist ${line}`,
    ticket: [(amount) => `eine Fahrkarte kostet ${amount}`, 'der Bus ist kostenlos'],
  },
  airport: {
    transfer: ['wir können einen Flughafentransfer organisieren', 'wir bieten keinen Flughafentransfer an'],
    transferPrice: [(amount) => `der Flughafentransfer kostet ${amount}`, 'der Flughafentransfer ist kostenlos'],
  },
  carNeeded: { needed: ['Sie brauchen ein Auto', 'Sie brauchen kein Auto'] },
  wifi: {
    strong: (x) => `das WLAN funktioniert gut ${x}`,
    weak: (x) => `das WLAN ist schwach ${x}`,
    speed: (speed) => `die Internetgeschwindigkeit beträgt ${speed} Mbit/s`,
  },
  heating: {
    type: (type) => `die Heizung ist ${type}`,
    temperature: (degrees) => `die Heizung ist auf ${degrees} °C eingestellt`,
  },
  pool: {
    isIndoor: ['der Pool ist drinnen', 'der Pool ist draußen'],
    isFenced: ['der Pool ist eingezäunt', 'der Pool ist nicht eingezäunt'],
    depth: (metres) => `der Pool ist ${metres} m tief`,
    temperature: (degrees) => `der Pool ist auf ${degrees} °C beheizt`,
  },
  kitchen: { isEquipped: ['die Küche ist voll ausgestattet', 'die Küche ist nicht voll ausgestattet'] },
  hob: { type: (type) => `das Kochfeld ist ${type}` },
  coffeeMachine: { instead: (x) => `stattdessen gibt es ${x}`, type: (type) => `die Kaffeemaschine ist ${type}` },
  linen: {
    change: [
      'die Bettwäsche wird während des Aufenthalts gewechselt',
      'die Bettwäsche wird während des Aufenthalts nicht gewechselt',
    ],
  },
  towels: {
    perPerson: (n) => `es gibt ${oneOrMore(n, 'ein Handtuch', 'Handtücher')} pro Person`,
    bathPerPerson: (n) => `es gibt ${oneOrMore(n, 'ein Badetuch', 'Badetücher')} pro Person`,
    handPerPerson: (n) => `es gibt ${oneOrMore(n, 'ein kleines Handtuch', 'kleine Handtücher')} pro Person`,
    count: (count) => `es gibt ${oneOrMore(count, 'ein Handtuch', 'Handtücher')}`,
    change: [
      'die Handtücher werden während des Aufenthalts gewechselt',
      'die Handtücher werden während des Aufenthalts nicht gewechselt',
    ],
  },
  television: { services: (services) => `der Fernseher hat ${services}` },
  pets: {
    allowed: ['Haustiere sind erlaubt', 'Haustiere sind nicht erlaubt'],
    price: [(amount) => `für Haustiere zahlen Sie ${amount}`, 'Haustiere sind kostenlos'],
    count: (count) => `höchstens ${oneOrMore(count, 'ein Haustier ist', 'Haustiere sind')} erlaubt`,
  },
  smoking: { allowed: ['Rauchen ist erlaubt', 'Rauchen ist nicht erlaubt'] },
  parties: { allowed: ['Feiern sind erlaubt', 'Feiern sind nicht erlaubt'] },
  visitors: { allowed: ['Besucher sind erlaubt', 'Besucher sind nicht erlaubt'] },
  quietHours: {
    from: (x) => `ab ${x} Uhr bitten wir um Ruhe`,
    hours: (from, to) => `die Ruhezeit ist von ${from} bis ${to} Uhr`,
  },
  quiet: { isQuiet: ['die Lage ist ruhig', 'es kann laut sein'] },
  shoes: { allowed: ['Schuhe dürfen Sie drinnen anbehalten', 'drinnen ziehen Sie bitte die Schuhe aus'] },
  children: {
    allowed: ['Kinder sind willkommen', 'die Unterkunft ist für Kinder nicht geeignet'],
    price: [(amount) => `Kinder zahlen ${amount}`, 'Kinder übernachten kostenlos'],
  },
  accessibility: {
    isAccessible: ['die Unterkunft ist rollstuhlgerecht', 'die Unterkunft ist nicht rollstuhlgerecht'],
    isStepFree: ['der Eingang ist ohne Stufen', 'der Eingang hat Stufen'],
    steps: (count) => `am Eingang gibt es ${oneOrMore(count, 'eine Stufe', 'Stufen')}`,
  },
  floor: {
    number: (floor) => (floor === 0 ? 'die Unterkunft ist im Erdgeschoss' : `die Unterkunft ist im ${floor}. Stock`),
  },
  stairs: { count: (count) => `es gibt ${oneOrMore(count, 'eine Stufe', 'Stufen')}` },
  rooms: {
    count: (count) => `die Unterkunft hat ${oneOrMore(count, 'ein Zimmer', 'Zimmer')}`,
    bedrooms: (count) => `die Unterkunft hat ${oneOrMore(count, 'ein Schlafzimmer', 'Schlafzimmer')}`,
  },
  bathrooms: { count: (count) => `die Unterkunft hat ${oneOrMore(count, 'ein Badezimmer', 'Badezimmer')}` },
  beds: {
    count: (count) => `es gibt ${oneOrMore(count, 'ein Bett', 'Betten')}`,
    double: (count) => `es gibt ${oneOrMore(count, 'ein Doppelbett', 'Doppelbetten')}`,
    single: (count) => `es gibt ${oneOrMore(count, 'ein Einzelbett', 'Einzelbetten')}`,
    sofa: (count) => `es gibt ${oneOrMore(count, 'ein Schlafsofa', 'Schlafsofas')}`,
    bunk: (count) => `es gibt ${oneOrMore(count, 'ein Etagenbett', 'Etagenbetten')}`,
  },
  guests: { max: (count) => `die Unterkunft ist für höchstens ${oneOrMore(count, 'einen Gast', 'Gäste')}` },
  extraGuests: {
    allowed: ['weitere Gäste sind möglich', 'weitere Gäste sind nicht möglich'],
    price: [(amount) => `jeder weitere Gast kostet ${amount}`, 'weitere Gäste sind kostenlos'],
  },
  size: { area: (area) => `die Unterkunft hat ${area} Quadratmeter` },
  deposit: {
    amount: [(amount) => `die Kaution beträgt ${amount}`, 'es gibt keine Kaution'],
    methods: (methods) => `die Kaution zahlen Sie ${methods}`,
    refund: (days) => `die Rückzahlung der Kaution dauert höchstens ${days}`,
  },
  touristTax: {
    amount: [(amount) => `die Kurtaxe beträgt ${amount}`, 'es gibt keine Kurtaxe'],
    maxNights: (count) => `die Kurtaxe wird für höchstens ${oneOrMore(count, 'eine Nacht', 'Nächte')} gezahlt`,
    exemptAge: (age) => `Kinder unter ${age} Jahren zahlen keine Kurtaxe`,
    methods: (methods) => `die Kurtaxe zahlen Sie ${methods}`,
  },
  price: { discount: [(amount) => `der Rabatt beträgt ${amount}`, 'es gibt keinen Rabatt'] },
  payment: {
    methods: (methods) => `Sie können ${methods} zahlen`,
    advance: [(amount) => `die Anzahlung beträgt ${amount}`, 'es gibt keine Anzahlung'],
  },
  invoice: {
    receipt: ['Sie können eine Quittung bekommen', 'wir stellen keine Quittungen aus'],
    available: ['Sie können eine Rechnung bekommen', 'wir stellen keine Rechnungen aus'],
  },
  documents: { needed: ['wir brauchen von jedem Gast einen Ausweis', 'ein Ausweis ist nicht nötig'] },
  cancellation: {
    isFree: ['die Stornierung ist kostenlos', 'eine Stornierung wird nicht erstattet'],
    freeUntil: (days) => `die Stornierung ist bis ${days} vor der Anreise kostenlos`,
    fee: [(amount) => `eine Stornierung kostet ${amount}`, 'die Stornierung ist kostenlos'],
  },
  minStay: { nights: (count) => `der Mindestaufenthalt ist ${oneOrMore(count, 'eine Nacht', 'Nächte')}` },
  rubbish: {
    isSorted: ['bitte trennen Sie den Müll', 'der Müll muss nicht getrennt werden'],
    where: (place) => `die Mülltonnen stehen ${place}`,
  },
  water: {
    isDrinkable: ['das Leitungswasser ist trinkbar', 'das Leitungswasser ist nicht trinkbar'],
    isHot: ['es gibt warmes Wasser', 'es gibt kein warmes Wasser'],
  },
  power: { voltage: (volts) => `die Spannung beträgt ${volts} V` },
  cleaning: {
    fee: [(amount) => `die Endreinigung kostet ${amount}`, 'die Endreinigung ist kostenlos'],
    during: [
      'die Unterkunft wird während des Aufenthalts gereinigt',
      'die Unterkunft wird während des Aufenthalts nicht gereinigt',
    ],
  },
  view: {
    of: (what) => `die Unterkunft hat Blick auf ${what}`,
    exists: ['die Unterkunft hat eine schöne Aussicht', 'die Unterkunft hat keine Aussicht'],
  },
  garden: { isFenced: ['der Garten ist eingezäunt', 'der Garten ist nicht eingezäunt'] },
  mosquitoes: { nets: ['es gibt Mückengitter', 'es gibt keine Mückengitter'] },
  contact: {
    phone: (number) => `Sie erreichen uns unter ${number}`,
    isOnSite: ['wir wohnen vor Ort', 'wir wohnen nicht vor Ort'],
  },
  links: {
    booking: (link) => `hier ist unsere Seite bei Booking.com: ${link}`,
    airbnb: (link) => `hier ist unsere Seite bei Airbnb: ${link}`,
  },
  beachTowels: { count: (n) => `es gibt ${oneOrMore(n, 'ein Strandtuch', 'Strandtücher')}` },
  taxi: { fromAirport: [(x) => `ein Taxi vom Flughafen kostet etwa ${x}`, 'das Taxi vom Flughafen ist kostenlos'] },
  bicycles: { storage: (x) => `Fahrräder können ${x} abgestellt werden` },
  skiBus: {
    every: (x) => `der Skibus fährt im Abstand von ${x}`,
    isFree: ['der Skibus ist kostenlos', 'der Skibus ist kostenpflichtig'],
  },
}
