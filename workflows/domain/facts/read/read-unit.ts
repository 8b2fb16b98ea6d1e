import { type FactKey, type FactTopic, TOPICS } from '#workflows/domain/facts/topics.ts'
import { isDenied, isDeniedAfter } from './negation.ts'
import { withoutFree } from './read-amounts.ts'
import { readRule } from './rules-allowed.ts'
import {
  readAccess,
  readBathrooms,
  readBeds,
  readCleaning,
  readFloor,
  readGuests,
  readPower,
  readQuiet,
  readRooms,
  readShoes,
  readSize,
  readStairs,
  readView,
  readWater,
} from './rules-house.ts'
import { amounts, readCancellation, readDeposit, readPayment, readTouristTax } from './rules-money.ts'
import { readAirport, readNearby, readSkiBus, readTaxi, readTransport } from './rules-nearby.ts'
import { readMinStay } from './rules-nights.ts'
import { readHeadroom, readHouseAnimals, readStove, readUnloading } from './rules-of-place.ts'
import { readBreakfast, readGarden, readHotTub, readKitchen } from './rules-rooms.ts'
import {
  readBreadService,
  readFirewood,
  readInflatables,
  readRubbish,
  readShower,
  readSwimCap,
} from './rules-small-things.ts'
import { readCheckIn, readCheckOut, readHoursOnly, readKeys, readLuggage, readRequest } from './rules-stay.ts'
import { readIncluded, readSupply } from './rules-supplies.ts'
import {
  readCar,
  readCoffeeMachine,
  readHeating,
  readParking,
  readPool,
  readTelevision,
  readThing,
  readWifi,
} from './rules-things.ts'
import type { Unit } from './split-units.ts'
import { isAbsent, isAffirmed, permission, type Statement, said, textOf, yesNo } from './statement.ts'

const yes = (key: FactKey) => (unit: Unit) => [yesNo(key, !isAbsent(unit) && permission(unit) !== false)]

/** What a house without a VAT number can write too. */
const RECEIPT = /receipt|ricevut|quittung|recu(?![a-z])|recibo|kwitant|bonnetje|paragon/

const NEEDS =
  /need|require|show|send|serve|servono|necessari|obbligator|mostrar|invia|brauch|benotig|vorleg|vorzeig|faut|necessaire|demand|presenter|necesit|hace falta|obligatori|present|nodig|verplicht|tonen|necessari|precis|mostrar|potrzebn|wymagan|okaz/

const ONLY_INTO =
  /(?<![a-z])(?:only|nothing but|solo|soltanto|nur|seulement|uniquement|que du|alleen|enkel|so|apenas|tylko)(?![a-z])/

const SEASONINGS = [
  /(?<![a-z])(?:oil|olio|ol|huile|aceite|olie|azeite|oleo|olej|oliwa)(?![a-z])/,
  /(?<![a-z])(?:salt|sale|salz|sel|sal|zout|sol)(?![a-z])/,
  /(?<![a-z])(?:pepper|pepe|pfeffer|poivre|pimienta|peper|pimenta|pieprz)(?![a-z])/,
  /(?<![a-z])(?:spices|spezie|condimenti|gewurze|epices|especias|condimentos|kruiden|especiarias|temperos|przypraw[a-z]+)(?![a-z])/,
]

const ON_SITE =
  /on ?-?site|same|next|above|below|downstairs|upstairs|posto|stess|accanto|sopra|sotto|vor ort|selben|nebenan|daruber|im haus|sur place|meme|mismo|ter plaatse|hetzelfde|naast|boven|no local|mesm|na miejscu|obok/
const AWAY =
  /(?<![a-z])(?:not|don't|do not|away|in town|elsewhere|far|\d+ ?(?:km|min[a-z]*|miles?)|non|lontan[oi]|altrove|in citta|nicht|anderswo|entfernt|weg|stadt|pas|loin|ailleurs|ville|no|lejos|otro|ciudad|niet|ver|elders|stad|nao|longe|fora|cidade|nie|daleko|indziej)(?![a-z])/

/** How each topic is read; any other is a thing of the house. */
const READERS: Partial<Record<FactTopic, (unit: Unit) => Statement[]>> = {
  checkIn: readCheckIn,
  earlyCheckIn: (unit) => readRequest(unit, 'earlyCheckIn'),
  lateArrival: (unit) => readRequest(unit, 'lateArrival'),
  checkOut: readCheckOut,
  lateCheckOut: (unit) => readRequest(unit, 'lateCheckOut'),
  luggage: readLuggage,
  keys: readKeys,
  directions: () => [],
  address: () => [],
  parking: readParking,
  transport: readTransport,
  train: readNearby,
  airport: readAirport,
  taxi: readTaxi,
  skiBus: readSkiBus,
  carNeeded: readCar,
  wifi: readWifi,
  heating: readHeating,
  airConditioning: readHeating,
  pool: readPool,
  hotTub: readHotTub,
  kitchen: readKitchen,
  hob: readStove,
  coffeeMachine: readCoffeeMachine,
  // Pods name the machine that takes them.
  coffee: (unit) =>
    /caps|cialde|pads|pods|dosettes|kapsel|filter/.test(`${unit.cue}${unit.after.slice(0, 12)}`) &&
    said(unit, 'included') === null
      ? []
      : readIncluded(unit, 'coffee.included'),
  // One of them alone is not all of them, and to name it is not to give it.
  seasonings: (unit) =>
    said(unit, 'included') === null && !isAbsent(unit) && SEASONINGS.filter((one) => one.test(textOf(unit))).length < 2
      ? []
      : readIncluded(unit, 'seasonings.included'),
  linen: (unit) => readSupply(unit, 'linen'),
  towels: (unit) => readSupply(unit, 'towels'),
  beachTowels: (unit) => readSupply(unit, 'beachTowels'),
  detergent: (unit) => readIncluded(unit, 'detergent.included'),
  toiletries: (unit) => readIncluded(unit, 'toiletries.included'),
  // 'Nothing but toilet paper into the WC' says of none that it is there.
  toiletPaper: (unit) => (ONLY_INTO.test(textOf(unit)) ? [] : readIncluded(unit, 'toiletPaper.included')),
  television: readTelevision,
  pets: readRule,
  smoking: readRule,
  parties: readRule,
  visitors: readRule,
  children: readRule,
  headroom: readHeadroom,
  houseAnimals: readHouseAnimals,
  unloading: readUnloading,
  extraGuests: readRule,
  quietHours: (unit) => readHoursOnly(unit, 'quietHours.hours'),
  quiet: readQuiet,
  shower: readShower,
  swimCap: readSwimCap,
  inflatables: readInflatables,
  firewood: readFirewood,
  breadService: readBreadService,
  market: readNearby,
  laundromat: readNearby,
  shoes: readShoes,
  accessibility: readAccess,
  floor: readFloor,
  stairs: readStairs,
  rooms: readRooms,
  bathrooms: readBathrooms,
  beds: readBeds,
  guests: readGuests,
  size: readSize,
  deposit: readDeposit,
  touristTax: readTouristTax,
  price: (unit) =>
    amounts(unit, 'price.discount')
      .filter(() =>
        /discount|scont|rabatt|ermassigung|remise|reduction|descuento|korting|desconto|znizk|rabat/.test(unit.cue),
      )
      .map((one) => ({ ...one, takesConditions: true })),
  payment: readPayment,
  invoice: (unit) => yes(RECEIPT.test(unit.cue) ? 'invoice.receipt' : 'invoice.available')(unit),
  documents: (unit) => (NEEDS.test(textOf(unit)) ? [yesNo('documents.needed', !isAbsent(unit))] : []),
  cancellation: readCancellation,
  minStay: readMinStay,
  rubbish: readRubbish,
  water: readWater,
  power: readPower,
  supermarket: readNearby,
  bakery: readNearby,
  pharmacy: readNearby,
  doctor: readNearby,
  hospital: readNearby,
  bank: readNearby,
  restaurant: readNearby,
  bar: readNearby,
  beach: readNearby,
  centre: readNearby,
  park: readNearby,
  ski: readNearby,
  sights: readNearby,
  breakfast: readBreakfast,
  cleaning: readCleaning,
  view: readView,
  garden: readGarden,
  mosquitoes: (unit) =>
    /net|zanzarier|gitter|moustiquaire|mosquiter|muskiet|horren|mosquiteir|moskitier|screen|schutz/.test(textOf(unit))
      ? [yesNo('mosquitoes.nets', !isAbsent(unit))]
      : [],
  contact: (unit) => {
    if (!/we live|i live|abit|viv|wohn|habit|wonen|woon|mor[ao]|mieszka/.test(unit.cue)) return []
    const text = textOf(unit)
    const isHere = ON_SITE.test(text) && said(unit, 'included') !== false
    // 'In the cottage at the back is where we live' says yes in words that nobody knows.
    return isHere || AWAY.test(text) ? [yesNo('contact.isOnSite', isHere)] : []
  },
  links: () => [],
  other: () => [],
}

/** What a unit says, as values of aspects of its topic. */
export function readUnit(unit: Unit): Statement[] {
  const read = READERS[unit.topic] ?? readThing
  const kinds: Record<string, string> = TOPICS[unit.topic]
  // A reader of things knows aspects that some topics do not have.
  const statements = read(unit)
  // 'The pool is not for children', 'do not use the fireplace': that says something else than that there is one.
  if (
    statements.every(({ key, value }) => key.endsWith('.exists') && value.kind === 'yesNo' && value.yes) &&
    (isDeniedAfter({ ...unit, after: withoutFree(unit.after) }) ||
      (!isAffirmed(unit) && isDenied(unit.before, unit.before.length, unit.language)))
  ) {
    return []
  }
  return statements.filter(({ key, value }) => {
    const [topic, aspect = ''] = key.split('.')
    return topic !== unit.topic || kinds[aspect] === value.kind
  })
}
