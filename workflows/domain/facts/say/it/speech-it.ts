import { type NounSayings, nounSayings, oneOrMore, type Speech } from '#workflows/domain/facts/say/speech.ts'
import { type NounIt, PLACES_IT, THINGS_IT } from './nouns-it.ts'
import { SAYINGS_IT } from './sayings-it.ts'

const ENDINGS = { m: 'o', f: 'a', mp: 'i', fp: 'e' } as const

/** 'Dalle 9:00', but 'dall'1:00'. */
const at = (word: 'dal' | 'al', time: string) => (/^0?1:/.test(time) ? `${word}l'${time}` : `${word}le ${time}`)

function ofNoun([the, a, form]: NounIt, isNearby: boolean): NounSayings {
  const isMany = form.endsWith('p')
  const end = ENDINGS[form]
  const is = isMany ? 'sono' : 'è'
  const there = isMany || a.includes(' e ') ? 'ci sono' : "c'è"
  const can = isMany ? 'possono' : 'può'
  const nearby = isNearby ? ' nelle vicinanze' : ''
  const shared = `${the} ${is} condivis${end} con altri ospiti`
  const own = `${the} ${is} a vostro uso esclusivo`
  return {
    exists: [`${there} ${a}${nearby}`, `non ${there} ${a}${nearby}`],
    price: [(amount) => `${the} ${isMany ? 'costano' : 'costa'} ${amount}`, `${the} ${is} gratuit${end}`],
    isPrivate: [own, shared],
    isShared: [shared, own],
    where: (place) => `${the} ${is} ${place}`,
    allowed: [`${the} si ${can} usare`, `${the} non si ${can} usare`],
    hours: (from, to) =>
      isNearby
        ? `${the} ${is} apert${end} ${at('dal', from)} ${at('al', to)}`
        : `${the} si ${can} usare ${at('dal', from)} ${at('al', to)}`,
    opens: (time) => `${the} ${isMany ? 'aprono' : 'apre'} ${at('al', time)}`,
    closes: (time) => `${the} ${isMany ? 'chiudono' : 'chiude'} ${at('al', time)}`,
    isOpen: [`${the} ${is} apert${end}`, `${the} ${is} chius${end}`],
    season: (from, to) => `${the} ${is} apert${end} dal ${from} al ${to}`,
    included: [`${the} ${is} compres${end} nel prezzo`, `${the} non ${is} compres${end} nel prezzo`],
    isHeated: [`${the} ${is} riscaldat${end}`, `${the} non ${is} riscaldat${end}`],
    distance: (distance) => `${the} ${is} a ${distance}`,
    name: (name) => `${the} si chiama ${name}`,
  }
}

const MONTHS = 'gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre'.split(
  ',',
)

export const it: Speech = {
  sayings: SAYINGS_IT,
  ofNoun: nounSayings(THINGS_IT, PLACES_IT, ofNoun),
  choices: {
    cash: 'in contanti',
    card: 'con carta',
    bankTransfer: 'con bonifico',
    paypal: 'con PayPal',
    platform: 'tramite la piattaforma di prenotazione',
    keyBox: 'da una cassetta per le chiavi',
    smartLock: 'con un codice alla serratura',
    inPerson: 'di persona',
    reception: 'alla reception',
    onSite: 'sul posto',
    street: 'in strada',
    garage: 'in garage',
    courtyard: 'in cortile',
    inApartment: "nell'alloggio",
    inBuilding: "nell'edificio",
    basement: 'in cantina',
    bathroom: 'in bagno',
    kitchen: 'in cucina',
    livingRoom: 'in soggiorno',
    bedroom: 'in camera da letto',
    balcony: 'sul balcone',
    terrace: 'sulla terrazza',
    garden: 'in giardino',
    sea: 'sul mare',
    lake: 'sul lago',
    mountains: 'sulle montagne',
    city: 'sulla città',
    river: 'sul fiume',
    countryside: 'sulla campagna',
    park: 'sul parco',
    square: 'sulla piazza',
    central: 'centralizzato',
    gas: 'a gas',
    electric: 'elettrico',
    fireplace: 'a camino',
    pelletStove: 'a pellet',
    underfloor: 'a pavimento',
    capsules: 'a capsule',
    moka: 'una moka',
    frenchPress: 'una caffettiera a stantuffo',
    filter: 'a filtro',
    espresso: 'per espresso',
    netflix: 'Netflix',
    primeVideo: 'Prime Video',
    satellite: 'i canali satellitari',
  },
  and: 'e',
  plainConditions: {
    onRequest: 'su richiesta',
    ifAvailable: 'secondo disponibilità',
    byArrangement: 'previo accordo',
    againstFee: 'a pagamento',
    free: 'gratis',
    onlySmall: 'solo di piccola taglia',
    onlyDogs: 'solo cani',
    onlyCats: 'solo gatti',
    onLeash: 'al guinzaglio',
    notOnBeds: 'non su letti e divani',
    notAlone: "non da soli nell'alloggio",
    onlyOutside: "solo all'aperto",
    onlyOnBalcony: 'solo sul balcone',
    onlyOnTerrace: 'solo sulla terrazza',
    onlyInGarden: 'solo in giardino',
    onlyInBedroom: 'solo in camera da letto',
    onlyInLivingRoom: 'solo in soggiorno',
    onlyInKitchen: 'solo in cucina',
    onlyGas: 'solo a gas',
    exceptAssistanceDogs: 'tranne i cani guida',
    onlyChildren: 'solo per bambini',
    onlyAdults: 'solo per adulti',
    supervisedChildren: 'i bambini solo con un adulto',
    onlyGuests: "solo per gli ospiti dell'alloggio",
    onlyLuggage: 'solo i bagagli',
    afterCheckOut: 'dopo il check-out',
    beforeCheckIn: 'prima del check-in',
    limited: 'i posti sono limitati',
    ifNobodyArrives: 'se nessuno arriva lo stesso giorno',
    ifNobodyLeaves: 'se nessuno parte lo stesso giorno',
    nonRefundable: 'non rimborsabile',
    inSummer: "d'estate",
    inWinter: "d'inverno",
    indoors: 'in casa',
  },
  onlySmallDogs: 'solo cani di piccola taglia',
  figureConditions: {
    upToCount: ({ count }) => `al massimo ${count}`,
    upToKilograms: ({ kilograms }) => `fino a ${kilograms} kg`,
    upToAge: ({ years }) => `fino a ${oneOrMore(years, 'un anno', 'anni')}`,
    fromAge: ({ years }) => `da ${oneOrMore(years, 'un anno', 'anni')} in su`,
    fromNights: ({ nights }) => `per soggiorni di almeno ${oneOrMore(nights, 'una notte', 'notti')}`,
    daysAhead: ({ count }) => `da chiedere ${oneOrMore(count, 'un giorno', 'giorni')} prima`,
    hoursAhead: ({ count }) => `da chiedere ${oneOrMore(count, "un'ora", 'ore')} prima`,
    fromTime: ({ time }) => at('dal', time),
    untilTime: ({ time }) => `fino ${at('al', time)}`,
    betweenTimes: ({ from, to }) => `${at('dal', from)} ${at('al', to)}`,
    fromGuests: ({ count }) => `da ${oneOrMore(count, 'un ospite', 'ospiti')} in su`,
    daysBeforeArrival: ({ count }) => `${oneOrMore(count, 'un giorno', 'giorni')} prima dell'arrivo`,
  },
  season: (from, to) => `dal ${from} al ${to}`,
  dayOfYear: (day, month) => `${day} ${MONTHS[month - 1]}`,
  weekdays: { 1: 'lunedì', 2: 'martedì', 3: 'mercoledì', 4: 'giovedì', 5: 'venerdì', 6: 'sabato', 7: 'domenica' },
  onWeekdays: (days) => `di ${days}`,
  per: {
    night: 'a notte',
    day: 'al giorno',
    week: 'a settimana',
    month: 'al mese',
    hour: "all'ora",
    stay: 'a soggiorno',
    person: 'a persona',
    personNight: 'a persona e notte',
    piece: "l'uno",
    pet: 'ad animale',
    petNight: 'ad animale e notte',
    kWh: 'a kWh',
  },
  money: { sign: 'after', decimal: ',' },
  percent: (share) => `${share} %`,
  distance: {
    m: (distance) => `${distance} m`,
    km: (distance) => `${distance} km`,
    minutesWalk: (distance) => `${distance} minuti a piedi`,
    minutesDrive: (distance) => `${distance} minuti in auto`,
    minutesBike: (distance) => `${distance} minuti in bicicletta`,
    minutesTransit: (distance) => `${distance} minuti con i mezzi`,
    minutes: (distance) => `${distance} minuti`,
  },
  days: {
    days: (count) => oneOrMore(count, 'un giorno', 'giorni'),
    hours: (count) => oneOrMore(count, "un'ora", 'ore'),
    weeks: (count) => oneOrMore(count, 'una settimana', 'settimane'),
    nights: (count) => oneOrMore(count, 'una notte', 'notti'),
    minutes: (count) => oneOrMore(count, 'un minuto', 'minuti'),
  },
}
