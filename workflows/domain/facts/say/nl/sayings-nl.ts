import { oneOrMore, type Sayings } from '#workflows/domain/facts/say/speech.ts'

const there = (count: number, one: string, more: string) => (count === 1 ? `er is ${one}` : `er zijn ${count} ${more}`)

export const SAYINGS_NL: Sayings = {
  houseAnimals: { kinds: (x) => `hier leven ${x}` },
  headroom: { height: (x) => `op sommige plekken is het plafond maar ${x} m hoog` },
  unloading: {
    allowed: ['om uit te laden kunt u tot aan het huis rijden', 'om uit te laden kunt u niet tot aan het huis rijden'],
    hours: (f, t) => `om uit te laden kunt u van ${f} tot ${t} uur tot aan het huis rijden`,
  },
  shower: {
    isLevel: ['de douche is gelijkvloers', 'de douche is niet gelijkvloers'],
    hasSeat: ['er is een zitje in de douche', 'er is geen zitje in de douche'],
  },
  barbecue: {
    isGas: ['het is een gasbarbecue', 'het is geen gasbarbecue'],
    isCharcoal: ['het is een houtskoolbarbecue', 'het is geen houtskoolbarbecue'],
    charcoalIncluded: ['houtskool voor de barbecue is aanwezig', 'houtskool voor de barbecue graag zelf meenemen'],
  },
  swimCap: { needed: ['in het zwembad is een badmuts verplicht', 'in het zwembad is geen badmuts nodig'] },
  inflatables: {
    allowed: [
      'opblaasbare spullen zijn toegestaan in het zwembad',
      'opblaasbare spullen zijn niet toegestaan in het zwembad',
    ],
  },
  breadService: { orderUntil: (time) => `broodjes kunnen tot ${time} uur worden besteld` },
  checkIn: {
    from: (time) => `inchecken kan vanaf ${time} uur`,
    until: (time) => `inchecken kan tot ${time} uur`,
    isSelf: ['u kunt zelf inchecken', 'u wordt persoonlijk ontvangen'],
    ways: (ways) => `de sleutels krijgt u ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['eerder inchecken is mogelijk', 'eerder inchecken is niet mogelijk'],
    from: (time) => `eerder inchecken is mogelijk vanaf ${time} uur`,
    price: [(amount) => `eerder inchecken kost ${amount}`, 'eerder inchecken is gratis'],
  },
  lateArrival: {
    allowed: ['laat aankomen is mogelijk', 'laat aankomen is niet mogelijk'],
    until: (time) => `laat aankomen is mogelijk tot ${time} uur`,
    price: [(amount) => `laat aankomen kost ${amount}`, 'laat aankomen is gratis'],
  },
  checkOut: { until: (time) => `uitchecken kan tot ${time} uur` },
  lateCheckOut: {
    allowed: ['later uitchecken is mogelijk', 'later uitchecken is niet mogelijk'],
    until: (time) => `later uitchecken is mogelijk tot ${time} uur`,
    price: [(amount) => `later uitchecken kost ${amount}`, 'later uitchecken is gratis'],
  },
  luggage: {
    allowed: ['u kunt uw bagage achterlaten', 'bagage kan niet worden achtergelaten'],
    from: (time) => `u kunt uw bagage achterlaten vanaf ${time} uur`,
    until: (time) => `u kunt uw bagage achterlaten tot ${time} uur`,
    price: [(amount) => `de bagageopslag kost ${amount}`, 'de bagageopslag is gratis'],
    where: (place) => `bagage kan worden achtergelaten ${place}`,
  },
  keys: {
    count: (count) => `u krijgt ${oneOrMore(count, 'één sleutelbos', 'sleutelbossen')}`,
    price: [(amount) => `een verloren sleutel kost ${amount}`, 'een verloren sleutel kost niets'],
  },
  address: { name: (address) => `het adres is ${address}` },
  parking: {
    secondPrice: [(x) => `een tweede auto kost ${x}`, 'een tweede auto parkeert gratis'],
    permit: ['parkeren is alleen voor bewoners met een vergunning', 'voor parkeren is geen bewonersvergunning nodig'],
    exists: ['er is parkeergelegenheid', 'er is geen parkeergelegenheid bij het huis'],
    price: [(amount) => `parkeren kost ${amount}`, 'parkeren is gratis'],
    count: (count) => there(count, 'één parkeerplaats', 'parkeerplaatsen'),
    isPrivate: ['de parkeerplaats is privé', 'de parkeerplaats is openbaar'],
    where: (place) => `parkeren kan ${place}`,
    reservation: [
      'de parkeerplaats moet vooraf worden gereserveerd',
      'de parkeerplaats hoeft niet te worden gereserveerd',
    ],
    isCovered: ['de parkeerplaats is overdekt', 'de parkeerplaats is niet overdekt'],
    distance: (distance) => `de parkeerplaats is op ${distance}`,
    maxHeight: (metres) => `de parkeerplaats is voor voertuigen tot ${metres} m hoog`,
    name: (name) => `de dichtstbijzijnde parkeerplaats heet ${name}`,
  },
  transport: {
    every: (x) => `er rijdt er een om de ${x}`,
    line: (line) => `de lijn is ${line}`,
    ticket: [(amount) => `een kaartje kost ${amount}`, 'de bus is gratis'],
  },
  airport: {
    transfer: ['wij kunnen vervoer van de luchthaven regelen', 'wij bieden geen vervoer van de luchthaven aan'],
    transferPrice: [
      (amount) => `het vervoer van de luchthaven kost ${amount}`,
      'het vervoer van de luchthaven is gratis',
    ],
  },
  carNeeded: { needed: ['u heeft een auto nodig', 'u heeft geen auto nodig'] },
  wifi: {
    strong: (x) => `de wifi werkt goed ${x}`,
    weak: (x) => `de wifi is zwak ${x}`,
    speed: (speed) => `de internetsnelheid is ${speed} Mbit/s`,
  },
  heating: {
    offAt: (x) => `de verwarming gaat om ${x} uur uit`,
    type: (type) => `de verwarming is ${type}`,
    temperature: (degrees) => `de verwarming staat op ${degrees} °C`,
  },
  pool: {
    heatingPrice: [(x) => `het verwarmen van het zwembad kost ${x}`, 'het verwarmen van het zwembad is gratis'],
    isIndoor: ['het zwembad is binnen', 'het zwembad is buiten'],
    isFenced: ['het zwembad is omheind', 'het zwembad is niet omheind'],
    depth: (metres) => `het zwembad is ${metres} m diep`,
    temperature: (degrees) => `het zwembad is verwarmd tot ${degrees} °C`,
  },
  kitchen: { isEquipped: ['de keuken is volledig uitgerust', 'de keuken is niet volledig uitgerust'] },
  hob: { type: (type) => `de kookplaat is ${type}` },
  coffeeMachine: { instead: (x) => `in plaats daarvan is er ${x}`, type: (type) => `het koffiezetapparaat is ${type}` },
  linen: {
    every: (x) => `het beddengoed wordt met tussenpozen van ${x} verschoond`,
    change: [
      'het beddengoed wordt tijdens het verblijf verschoond',
      'het beddengoed wordt tijdens het verblijf niet verschoond',
    ],
  },
  towels: {
    every: (x) => `de handdoeken worden met tussenpozen van ${x} verschoond`,
    perPerson: (n) => `er ${n === 1 ? 'is' : 'zijn'} ${oneOrMore(n, 'één handdoek', 'handdoeken')} per persoon`,
    bathPerPerson: (n) =>
      `er ${n === 1 ? 'is' : 'zijn'} ${oneOrMore(n, 'één badhanddoek', 'badhanddoeken')} per persoon`,
    handPerPerson: (n) =>
      `er ${n === 1 ? 'is' : 'zijn'} ${oneOrMore(n, 'één kleine handdoek', 'kleine handdoeken')} per persoon`,
    count: (count) => there(count, 'één handdoek', 'handdoeken'),
    change: [
      'de handdoeken worden tijdens het verblijf verschoond',
      'de handdoeken worden tijdens het verblijf niet verschoond',
    ],
  },
  television: {
    count: (n) => (n === 1 ? 'er is één tv' : `er zijn ${n} tv’s`),
    services: (services) => `de tv heeft ${services}`,
  },
  pets: {
    allowed: ['huisdieren zijn toegestaan', 'huisdieren zijn niet toegestaan'],
    price: [(amount) => `de toeslag voor huisdieren is ${amount}`, 'huisdieren verblijven gratis'],
    count: (count) =>
      count === 1 ? 'maximaal één huisdier is toegestaan' : `maximaal ${count} huisdieren zijn toegestaan`,
  },
  smoking: { allowed: ['roken is toegestaan', 'roken is niet toegestaan'] },
  parties: { allowed: ['feesten zijn toegestaan', 'feesten zijn niet toegestaan'] },
  visitors: { allowed: ['bezoekers zijn toegestaan', 'bezoekers zijn niet toegestaan'] },
  quietHours: {
    from: (x) => `na ${x} uur vragen wij om stilte`,
    hours: (from, to) => `de rusttijd is van ${from} tot ${to} uur`,
  },
  quiet: { isQuiet: ['de buurt is rustig', 'het kan er lawaaiig zijn'] },
  shoes: { allowed: ['u mag binnen uw schoenen aanhouden', 'doe binnen alstublieft uw schoenen uit'] },
  children: {
    allowed: ['kinderen zijn welkom', 'de accommodatie is niet geschikt voor kinderen'],
    price: [(amount) => `kinderen betalen ${amount}`, 'kinderen verblijven gratis'],
  },
  accessibility: {
    isAccessible: ['de accommodatie is rolstoeltoegankelijk', 'de accommodatie is niet rolstoeltoegankelijk'],
    isStepFree: ['de ingang is zonder treden', 'de ingang heeft treden'],
    steps: (count) => `bij de ingang ${count === 1 ? 'is één trede' : `zijn ${count} treden`}`,
  },
  floor: {
    number: (floor) =>
      floor === 0 ? 'de accommodatie is op de begane grond' : `de accommodatie is op verdieping ${floor}`,
  },
  stairs: { count: (count) => there(count, 'één trede', 'treden') },
  rooms: {
    count: (count) => `de accommodatie heeft ${oneOrMore(count, 'één kamer', 'kamers')}`,
    bedrooms: (count) => `de accommodatie heeft ${oneOrMore(count, 'één slaapkamer', 'slaapkamers')}`,
  },
  bathrooms: { count: (count) => `de accommodatie heeft ${oneOrMore(count, 'één badkamer', 'badkamers')}` },
  beds: {
    count: (count) => there(count, 'één bed', 'bedden'),
    double: (count) => there(count, 'één tweepersoonsbed', 'tweepersoonsbedden'),
    single: (count) => there(count, 'één eenpersoonsbed', 'eenpersoonsbedden'),
    sofa: (count) => there(count, 'één slaapbank', 'slaapbanken'),
    bunk: (count) => there(count, 'één stapelbed', 'stapelbedden'),
  },
  guests: { max: (count) => `de accommodatie is voor maximaal ${oneOrMore(count, 'één persoon', 'personen')}` },
  extraGuests: {
    allowed: ['extra gasten zijn mogelijk', 'extra gasten zijn niet mogelijk'],
    price: [(amount) => `elke extra gast kost ${amount}`, 'extra gasten zijn gratis'],
  },
  size: { area: (area) => `de accommodatie is ${area} vierkante meter groot` },
  deposit: {
    isReturnedAtCheckOut: [
      'de borg krijgt u bij het uitchecken terug',
      'de borg krijgt u niet bij het uitchecken terug',
    ],
    amount: [(amount) => `de borg is ${amount}`, 'er is geen borg'],
    methods: (methods) => `de borg betaalt u ${methods}`,
    refund: (days) => `de borg wordt binnen ${days} terugbetaald`,
  },
  touristTax: {
    amount: [(amount) => `de toeristenbelasting is ${amount}`, 'er is geen toeristenbelasting'],
    maxNights: (count) =>
      `de toeristenbelasting wordt voor maximaal ${oneOrMore(count, 'één nacht', 'nachten')} betaald`,
    exemptAge: (age) => `kinderen onder ${age} jaar betalen geen toeristenbelasting`,
    methods: (methods) => `de toeristenbelasting betaalt u ${methods}`,
  },
  price: { discount: [(amount) => `de korting is ${amount}`, 'er is geen korting'] },
  payment: {
    methods: (methods) => `u kunt ${methods} betalen`,
    advance: [(amount) => `de aanbetaling is ${amount}`, 'er is geen aanbetaling'],
  },
  invoice: {
    receipt: ['u kunt een kwitantie krijgen', 'wij geven geen kwitanties'],
    available: ['u kunt een factuur krijgen', 'wij schrijven geen facturen uit'],
  },
  documents: {
    needed: ['wij hebben van elke gast een identiteitsbewijs nodig', 'een identiteitsbewijs is niet nodig'],
  },
  cancellation: {
    isFree: ['annuleren is gratis', 'een annulering wordt niet terugbetaald'],
    freeUntil: (days) => `annuleren is gratis tot ${days} voor aankomst`,
    fee: [(amount) => `een annulering kost ${amount}`, 'annuleren is gratis'],
  },
  minStay: { nights: (count) => `het minimale verblijf is ${oneOrMore(count, 'één nacht', 'nachten')}` },
  rubbish: {
    collected: ['het afval wordt opgehaald', 'het afval wordt niet opgehaald'],
    organic: ['gft wordt opgehaald', 'gft wordt niet opgehaald'],
    plastic: ['plastic wordt opgehaald', 'plastic wordt niet opgehaald'],
    paper: ['papier wordt opgehaald', 'papier wordt niet opgehaald'],
    glass: ['glas wordt opgehaald', 'glas wordt niet opgehaald'],
    general: ['restafval wordt opgehaald', 'restafval wordt niet opgehaald'],
    isSorted: ['scheid het afval alstublieft', 'het afval hoeft niet te worden gescheiden'],
    where: (place) => `de vuilnisbakken staan ${place}`,
  },
  water: {
    isDrinkable: ['het kraanwater is drinkbaar', 'het kraanwater is niet drinkbaar'],
    isHot: ['er is warm water', 'er is geen warm water'],
  },
  power: { voltage: (volts) => `de spanning is ${volts} V` },
  cleaning: {
    fee: [(amount) => `de eindschoonmaak kost ${amount}`, 'de eindschoonmaak is gratis'],
    during: [
      'de accommodatie wordt tijdens het verblijf schoongemaakt',
      'de accommodatie wordt tijdens het verblijf niet schoongemaakt',
    ],
  },
  view: {
    of: (what) => `de accommodatie heeft uitzicht op ${what}`,
    exists: ['de accommodatie heeft een mooi uitzicht', 'de accommodatie heeft geen uitzicht'],
  },
  garden: { isFenced: ['de tuin is omheind', 'de tuin is niet omheind'] },
  mosquitoes: { nets: ['er zijn muskietennetten', 'er zijn geen muskietennetten'] },
  contact: {
    phone: (number) => `u kunt ons bereiken op ${number}`,
    isOnSite: ['wij wonen ter plaatse', 'wij wonen niet ter plaatse'],
  },
  links: {
    booking: (link) => `dit is onze pagina op Booking.com: ${link}`,
    airbnb: (link) => `dit is onze pagina op Airbnb: ${link}`,
  },
  beachTowels: {
    count: (n) => `er ${n === 1 ? 'is' : 'zijn'} ${oneOrMore(n, 'één strandhanddoek', 'strandhanddoeken')}`,
  },
  taxi: {
    fromAirport: [(x) => `een taxi vanaf het vliegveld kost ongeveer ${x}`, 'de taxi vanaf het vliegveld is gratis'],
  },
  bicycles: {
    count: (n) => (n === 1 ? 'er is één fiets' : `er zijn ${n} fietsen`),
    storage: (x) => `fietsen kunnen ${x} worden gestald`,
  },
  skiBus: {
    every: (x) => `de skibus rijdt om de ${x}`,
    isFree: ['de skibus is gratis', 'voor de skibus moet worden betaald'],
  },
}
