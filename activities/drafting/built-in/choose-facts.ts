import { aspectOf, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import { type FactTopic, TOPICS } from '#workflows/domain/facts/topics.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { answersOf, partOfAnswerTo } from '#workflows/domain/reading/answers-beside.ts'
import type { Aspect } from '#workflows/domain/reading/words/cues.ts'

/** Who cannot climb has to hear all of it. */
const ALL_TOLD = new Set<FactTopic>(['stairs', 'accessibility', 'extraBed', 'fireplace', 'bakery'])

/** Told beside a no: what there is instead. */
const INSTEAD: Partial<Record<FactTopic, FactTopic[]>> = {
  airConditioning: ['fan'],
  lift: ['floor'],
  dryer: ['dryingRack'],
}

/** What an aspect of a question is answered by. */
const ASPECT_KEYS: Record<Aspect, readonly string[]> = {
  heated: ['isHeated', 'temperature', 'isHot', 'heatingPrice'],
  cost: [
    'price',
    'amount',
    'fee',
    'transferPrice',
    'ticket',
    'included',
    'isFree',
    'discount',
    'advance',
    'fromAirport',
    'heatingPrice',
    'secondPrice',
    'freeUntil',
  ],
  included: ['included', 'charcoalIncluded', 'exists', 'price', 'count', 'isEquipped', 'needed'],
  where: ['where', 'howTo', 'distance', 'name', 'allowed', 'advice', 'number', 'storage', 'strong', 'weak'],
  hours: [
    'hours',
    'from',
    'until',
    'season',
    'freeUntil',
    'advice',
    'howTo',
    'opens',
    'closes',
    'isOpen',
    'every',
    'offAt',
    'orderUntil',
    'collected',
    'plastic',
    'organic',
    'paper',
    'glass',
    'general',
  ],
  far: ['distance', 'name', 'where', 'advice'],
  count: [
    'count',
    'max',
    'double',
    'single',
    'sofa',
    'bunk',
    'bedrooms',
    'steps',
    'number',
    'nights',
    'maxNights',
    'perPerson',
    'bathPerPerson',
    'handPerPerson',
  ],
  private: ['isPrivate', 'isShared'],
  indoor: ['isIndoor', 'where', 'allowed', 'isCovered', 'strong', 'weak', 'storage'],
  fenced: ['isFenced'],
  covered: ['isCovered', 'where', 'isIndoor'],
  speed: ['speed'],
  reserve: ['reservation', 'allowed', 'exists'],
  methods: ['methods'],
  size: ['area', 'size', 'allowed', 'depth', 'maxHeight'],
}
/** An answer that would take more is a list. */
const FACTS_PER_SUBJECT = 6

/** What a thing is like, which limits nothing that is said of it. */
const OF_ITSELF: ReadonlySet<string> = new Set(
  'isHeated heatingPrice temperature depth size area speed isShared isPrivate isFenced isCovered type'.split(' '),
)

export type Chosen = {
  facts: PropertyFact[]
  /** Two facts of the house say different things: the host has to say which holds. */
  isContradicted: boolean
  /** What is told is of something beside the subject, which it does not stand for. */
  isBeside: boolean
  /** Something asked of the subject that no fact says. */
  missing: Aspect[]
}

const isPlace = (subject: FactTopic, topic: FactTopic) =>
  subject === 'directions' && (topic === 'address' || topic === 'train')

const wantedOfHours = ({ value }: PropertyFact) => value.kind === 'time' || value.kind === 'hours'
const CODE = /(?<![a-z])(?:codes?|codic[ei]|zugangscodes?|turcodes?|codigos?|kod(?:em|y|u)?|pin)(?![a-z])/
const isOfCode = ({ value, sentence }: PropertyFact) => value.kind === 'text' && CODE.test(fold(sentence))

const isNo = ({ value }: PropertyFact) => value.kind === 'yesNo' && !value.yes

/** 'Not inside' does not say where else. */
const isOnlyIndoors = (fact: PropertyFact) => isNo(fact) && fact.conditions.some(({ kind }) => kind === 'indoors')

/** The facts that answer a subject, what was asked first. */
export function chooseFacts(all: readonly PropertyFact[], subject: FactTopic, aspects: readonly Aspect[]): Chosen {
  const about = (topic: FactTopic) => all.filter((fact) => fact.topic === topic)
  const own = about(subject)
  const inPart = partOfAnswerTo(subject)
  const related = [...answersOf(subject), ...inPart].flatMap(about)
  const known = ALL_TOLD.has(subject) ? [...own, ...related] : own.length > 0 ? own : related
  const settled = known.filter(({ contradicts }) => contradicts.length === 0)
  const isAbsent = own.some(
    (fact) =>
      isNo(fact) &&
      ['exists', 'allowed'].includes(aspectOf(fact)) &&
      !(aspects.includes('where') && isOnlyIndoors(fact)),
  )
  const beside = isAbsent ? (INSTEAD[subject] ?? []).flatMap(about) : []
  const wanted = (fact: PropertyFact) => aspects.some((aspect) => ASPECT_KEYS[aspect].includes(aspectOf(fact)))
  const isFirst = (fact: PropertyFact) => ['exists', 'allowed'].includes(aspectOf(fact))
  const rank = (fact: PropertyFact) => (isFirst(fact) ? 0 : wanted(fact) ? 1 : 2)
  const isFarOnly = aspects.length > 0 && aspects.every((aspect) => aspect === 'far')
  // 'How far is the airport?' asks for no transfer and its price.
  const meant =
    isFarOnly && settled.some(wanted) ? settled.filter((fact) => wanted(fact) || fact.value.kind === 'text') : settled
  // 'Is the pool open in July?' hears nothing of its heating where that is not sure.
  const isApart = (fact: PropertyFact) =>
    fact.isInDoubt === true && aspects.length > 0 && OF_ITSELF.has(aspectOf(fact)) && !wanted(fact)
  const sure = meant.some(wanted) ? meant.filter((fact) => !isApart(fact)) : meant
  const isHoursOnly =
    (subject === 'checkIn' || subject === 'checkOut') && aspects.length > 0 && aspects.every((one) => one === 'hours')
  // Who asks for the hours asks for no code.
  const open = isHoursOnly && sure.some(wantedOfHours) ? sure.filter((fact) => !isOfCode(fact)) : sure
  // That there is a car park does not say that a space in it can be booked.
  const isOfPublicCarPark =
    subject === 'parking' &&
    aspects.includes('reserve') &&
    own.some((fact) => aspectOf(fact) === 'exists' && !isNo(fact))
  const told = open.toSorted((a, b) => rank(a) - rank(b)).slice(0, FACTS_PER_SUBJECT)
  return {
    facts: [...told, ...beside],
    // Where a house and its station are does not say how one comes from the one to the other.
    isBeside:
      told.length > 0 &&
      (told.every(({ topic }) => inPart.includes(topic)) || told.every(({ topic }) => isPlace(subject, topic))),
    isContradicted: known.length > settled.length,
    missing:
      isAbsent && !isOfPublicCarPark
        ? []
        : aspects.filter(
            (aspect) =>
              isAskedOf(subject, aspect) &&
              !told.some((fact) => (!isOfPublicCarPark || aspectOf(fact) !== 'exists') && isAnswer(fact, aspect)),
          ),
  }
}

/** Words that ask for something of other subjects only: 'to bring' of a dog, 'to book' of a link. */
const OF_SOME: ReadonlySet<Aspect> = new Set(['included', 'reserve', 'methods', 'size'])
const isAskedOf = (subject: FactTopic, aspect: Aspect): boolean => {
  const own = Object.keys(TOPICS[subject])
  const wanted =
    aspect === 'included'
      ? ['included', 'exists']
      : ASPECT_KEYS[aspect].filter((key) => key !== 'allowed' && key !== 'exists')
  return !OF_SOME.has(aspect) || wanted.some((key) => own.includes(key))
}

const OF_MONEY = new Set<FactTopic>(['touristTax', 'deposit', 'cleaning'])

/** Conditions answer too: free of charge, only outside, up to so many. */
function isAnswer(fact: PropertyFact, aspect: Aspect): boolean {
  if (aspect === 'where' && isOnlyIndoors(fact)) return false
  // 'Quanto è la tassa?': of money, how much is what it costs.
  if (aspect === 'count' && OF_MONEY.has(fact.topic)) return fact.value.kind === 'amount'
  if (ASPECT_KEYS[aspect].includes(aspectOf(fact))) return true
  const kinds = fact.conditions.map(({ kind }) => kind)
  if (aspect === 'cost') return kinds.some((kind) => kind === 'free' || kind === 'againstFee')
  if (aspect === 'hours') return fact.validity !== null || kinds.some((kind) => /Time|^payOn/.test(kind))
  if (aspect === 'where' || aspect === 'indoor') return kinds.some((kind) => kind.startsWith('only'))
  if (aspect === 'size' || aspect === 'count') return kinds.some((kind) => /^upTo|^only/.test(kind))
  return false
}
