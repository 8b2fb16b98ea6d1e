import type { ValueKind } from './fact-value.ts'

/** What can be said of any thing that a house may have. */
const THING = {
  exists: 'yesNo',
  /** May be used: a house may have what nobody may use. */
  allowed: 'yesNo',
  price: 'amount',
  count: 'count',
  isPrivate: 'yesNo',
  isShared: 'yesNo',
  where: 'choices',
  hours: 'hours',
  season: 'season',
  howTo: 'text',
} as const

/** What can be said of a place outside the house. */
const NEARBY = {
  exists: 'yesNo',
  distance: 'distance',
  where: 'choices',
  name: 'name',
  hours: 'hours',
  opens: 'time',
  closes: 'time',
  isOpen: 'yesNo',
  advice: 'text',
} as const

/** A permission. */
const RULE = { allowed: 'yesNo', price: 'amount', count: 'count', advice: 'text' } as const

/**
 * What guests ask about a house: each topic with its aspects, each aspect with the kind of its value. A fact names one of
 * these pairs and nothing else; what none of them claims is `other.text`.
 */
export const TOPICS = {
  checkIn: { from: 'time', until: 'time', isSelf: 'yesNo', ways: 'choices', howTo: 'text' },
  earlyCheckIn: { allowed: 'yesNo', from: 'time', price: 'amount' },
  lateArrival: { allowed: 'yesNo', until: 'time', price: 'amount' },
  checkOut: { until: 'time', howTo: 'text' },
  lateCheckOut: { allowed: 'yesNo', until: 'time', price: 'amount' },
  luggage: { allowed: 'yesNo', from: 'time', until: 'time', price: 'amount', where: 'choices', howTo: 'text' },
  keys: { count: 'count', price: 'amount', howTo: 'text' },
  directions: { howTo: 'text' },
  address: { name: 'name' },
  parking: {
    ...THING,
    reservation: 'yesNo',
    /** For residents with a permit only. */
    permit: 'yesNo',
    isCovered: 'yesNo',
    distance: 'distance',
    secondPrice: 'amount',
    maxHeight: 'measure',
    name: 'name',
  },
  /** To drive up and unload. */
  unloading: { allowed: 'yesNo', hours: 'hours' },
  charging: { ...THING, distance: 'distance' },
  transport: { ...NEARBY, every: 'days', line: 'name', ticket: 'amount' },
  train: NEARBY,
  airport: { ...NEARBY, transfer: 'yesNo', transferPrice: 'amount' },
  taxi: { ...NEARBY, fromAirport: 'amount' },
  carNeeded: { needed: 'yesNo' },
  wifi: { ...THING, speed: 'measure', strong: 'choices', weak: 'choices' },
  workspace: THING,
  heating: { ...THING, offAt: 'time', type: 'choices', included: 'yesNo', temperature: 'measure' },
  airConditioning: { ...THING, included: 'yesNo' },
  fan: THING,
  pool: {
    ...THING,
    isHeated: 'yesNo',
    isIndoor: 'yesNo',
    isFenced: 'yesNo',
    depth: 'measure',
    temperature: 'measure',
    heatingPrice: 'amount',
  },
  hotTub: { ...THING, isHeated: 'yesNo' },
  sauna: THING,
  gym: THING,
  swimCap: { needed: 'yesNo' },
  inflatables: { allowed: 'yesNo' },
  playground: THING,
  kitchen: { ...THING, isEquipped: 'yesNo' },
  oven: THING,
  microwave: THING,
  hob: { ...THING, type: 'choices' },
  fridge: THING,
  freezer: THING,
  dishwasher: THING,
  coffeeMachine: { ...THING, type: 'choices', instead: 'choices' },
  coffee: { included: 'yesNo' },
  kettle: THING,
  toaster: THING,
  dishes: THING,
  seasonings: { included: 'yesNo' },
  linen: { included: 'yesNo', price: 'amount', change: 'yesNo', every: 'days', howTo: 'text' },
  towels: {
    included: 'yesNo',
    price: 'amount',
    count: 'count',
    perPerson: 'count',
    bathPerPerson: 'count',
    handPerPerson: 'count',
    change: 'yesNo',
    every: 'days',
    howTo: 'text',
  },
  beachTowels: { included: 'yesNo', price: 'amount', count: 'count' },
  washingMachine: THING,
  dryer: THING,
  dryingRack: THING,
  detergent: { included: 'yesNo' },
  iron: THING,
  hairdryer: THING,
  toiletries: { included: 'yesNo' },
  toiletPaper: { included: 'yesNo' },
  bathtub: THING,
  shower: { ...THING, isLevel: 'yesNo', hasSeat: 'yesNo' },
  television: { ...THING, services: 'choices' },
  pets: RULE,
  smoking: RULE,
  parties: RULE,
  visitors: RULE,
  quietHours: { hours: 'hours', from: 'time' },
  quiet: { isQuiet: 'yesNo' },
  shoes: { allowed: 'yesNo' },
  /** Those that live on the place, and are nobody's luggage. */
  houseAnimals: { kinds: 'choices' },
  /** How high one can stand, where it is low. */
  headroom: { height: 'measure' },
  children: RULE,
  crib: THING,
  highChair: THING,
  extraBed: THING,
  accessibility: { isAccessible: 'yesNo', steps: 'count', isStepFree: 'yesNo', advice: 'text' },
  lift: THING,
  floor: { number: 'count' },
  stairs: { exists: 'yesNo', count: 'count' },
  rooms: { count: 'count', bedrooms: 'count' },
  bathrooms: { count: 'count' },
  beds: { count: 'count', double: 'count', single: 'count', sofa: 'count', bunk: 'count', size: 'text' },
  guests: { max: 'count' },
  extraGuests: RULE,
  size: { area: 'measure' },
  deposit: { amount: 'amount', exists: 'yesNo', methods: 'choices', refund: 'days', isReturnedAtCheckOut: 'yesNo' },
  touristTax: {
    amount: 'amount',
    exists: 'yesNo',
    included: 'yesNo',
    maxNights: 'count',
    exemptAge: 'count',
    methods: 'choices',
  },
  price: { advice: 'text', discount: 'amount' },
  payment: { methods: 'choices', advance: 'amount', advice: 'text' },
  invoice: { available: 'yesNo', receipt: 'yesNo' },
  documents: { needed: 'yesNo', howTo: 'text' },
  cancellation: { isFree: 'yesNo', freeUntil: 'days', fee: 'amount', advice: 'text' },
  minStay: { nights: 'count' },
  rubbish: {
    howTo: 'text',
    where: 'choices',
    isSorted: 'yesNo',
    /** Of all of it, and of each kind: on which days, by their validity. */
    collected: 'yesNo',
    organic: 'yesNo',
    plastic: 'yesNo',
    paper: 'yesNo',
    glass: 'yesNo',
    general: 'yesNo',
  },
  water: { isDrinkable: 'yesNo', isHot: 'yesNo' },
  power: { voltage: 'measure', advice: 'text' },
  supermarket: NEARBY,
  bakery: NEARBY,
  market: NEARBY,
  laundromat: NEARBY,
  pharmacy: NEARBY,
  doctor: NEARBY,
  hospital: NEARBY,
  bank: NEARBY,
  restaurant: NEARBY,
  bar: NEARBY,
  beach: NEARBY,
  centre: NEARBY,
  park: NEARBY,
  ski: NEARBY,
  skiRoom: THING,
  skiBus: { ...NEARBY, isFree: 'yesNo', every: 'days' },
  sights: NEARBY,
  breakfast: { ...THING, included: 'yesNo' },
  meals: THING,
  breadService: { ...THING, orderUntil: 'time' },
  cleaning: { included: 'yesNo', fee: 'amount', during: 'yesNo', howTo: 'text' },
  view: { of: 'choices', exists: 'yesNo' },
  balcony: THING,
  terrace: THING,
  garden: { ...THING, isFenced: 'yesNo' },
  barbecue: { ...THING, isGas: 'yesNo', isCharcoal: 'yesNo', charcoalIncluded: 'yesNo' },
  umbrellas: THING,
  bicycles: { ...THING, storage: 'choices' },
  fireplace: THING,
  firewood: { included: 'yesNo', price: 'amount', where: 'choices' },
  safe: THING,
  smokeDetector: THING,
  gasDetector: THING,
  fireExtinguisher: THING,
  firstAid: THING,
  cameras: THING,
  mosquitoes: { nets: 'yesNo' },
  contact: { phone: 'name', isOnSite: 'yesNo' },
  links: { booking: 'name', airbnb: 'name' },
  other: { text: 'text' },
} as const satisfies Record<string, Record<string, ValueKind>>

export type FactTopic = keyof typeof TOPICS
export type AspectOf<T extends FactTopic> = keyof (typeof TOPICS)[T] & string
/** `checkIn.from`, `pool.isHeated`. */
export type FactKey = { [T in FactTopic]: `${T}.${AspectOf<T>}` }[FactTopic]

export const FACT_TOPICS = Object.keys(TOPICS) as FactTopic[]

const KINDS: ReadonlyMap<string, ValueKind> = new Map(
  Object.entries(TOPICS).flatMap(([topic, aspects]) =>
    Object.entries(aspects).map(([aspect, kind]): [string, ValueKind] => [`${topic}.${aspect}`, kind]),
  ),
)

/** Whether a text is `topic.aspect` as `TOPICS` lists them. */
export const isFactKey = (key: string): key is FactKey => KINDS.has(key)

/** What kind of value an aspect has; a key that nobody listed has free words. */
export const kindOfKey = (key: FactKey): ValueKind => KINDS.get(key) ?? 'text'

/** The topic of `topic.aspect`. */
export const topicOfKey = (key: FactKey): FactTopic => key.slice(0, key.indexOf('.')) as FactTopic
