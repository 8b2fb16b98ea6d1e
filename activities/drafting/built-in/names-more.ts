import { type Claim, DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { isNamedIn } from '#workflows/domain/proof/alignment/is-told-by.ts'
import { type Piece, readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { strongThings } from '#workflows/domain/proof/alignment/read-units.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { isOfAll } from './asks-of-all.ts'

/** Whoever asks of the one is answered by the other. */
const FAMILIES = [
  ['pet', 'dog', 'cat', 'guest_dog'],
  ['bed', 'doubleBed', 'singleBed', 'sofaBed', 'bunkBed', 'extraBed', 'foldingBed'],
  ['towel', 'bathTowel'],
  ['coffee', 'coffeeMachine', 'filterCoffee', 'capsule', 'mokaPot', 'frenchPress'],
  ['parking', 'spot', 'garage', 'car', 'streetParking'],
  ['step', 'stairs', 'floor', 'groundFloor', 'lift', 'threshold'],
  ['wallbox', 'electricCar', 'car'],
  ['bin', 'rubbish', 'recycling'],
  ['key', 'keyBox', 'departure'],
  ['bread', 'breadRolls', 'bakery'],
  ['firewood', 'logs', 'fireplace', 'woodStove'],
  ['doctor', 'hospital', 'healthCentre', 'emergencyRoom'],
  ['train', 'station', 'metro'],
  ['bus', 'busStop', 'tram', 'metro'],
  ['supermarket', 'shop'],
  ['music', 'noise', 'quietHours', 'parties', 'birthday', 'event'],
  ['smoking', 'vaping', 'window'],
  ['gas', 'barbecue'],
  ['charcoal', 'barbecue'],
  ['dishwasher', 'dishes', 'sink', 'kitchenSink', 'washingUp'],
  ['minStay', 'shortStay', 'minimumStay'],
]
/** Who comes, and why: no answer has to name them. */
const BESIDE = new Set(
  'arrival departure flight company birthday wedding child house street village price study couple group visitor houseRules bookingPlatform weather holiday key'.split(
    ' ',
  ),
)

/** 'Ho letto della sauna' speaks of no bed, 'dá para' of nothing that faces another, 'without any problem' of nothing left out. */
const NOT_MEANT =
  /(?<!\p{L})(?:(?:ho|abbiamo|avevo|avevamo|aver) letto|d[áa] para|tous les combien|(?:without|senza|ohne|sans|sin|zonder|sem|bez) (?:any )?probl[eèé]m\p{L}*)(?!\p{L})/giu
const piecesAsked = ({ text, also = [] }: Ask, language: DraftLanguage) =>
  [text, ...also].flatMap((clause) => readPieces(clause.replace(NOT_MEANT, ' '), kitOf(language)))

export type Answered = { ask: Ask; sentences: readonly Claim[]; facts: readonly PropertyFact[] }

/** The pieces of the answer, and of the host's sentences behind it that say yes or no as it does: 'one dog, but not upstairs' says of upstairs the contrary. */
export function told({ sentences, facts }: Answered, language: DraftLanguage): Piece[] {
  const said = sentences.flatMap(({ sentence }) => readPieces(sentence, kitOf(language)))
  const isOnly = said.some(({ limits }) => limits.has('only'))
  const noted = facts.flatMap(({ sentence, language: own, value }) => {
    const from = DRAFT_LANGUAGES.find((one) => one === own)
    const isNo = value.kind === 'yesNo' && !value.yes
    return (from === undefined ? [] : readPieces(sentence, kitOf(from))).filter(
      (piece) => piece.isNo === isNo && !piece.isDoubtful && (isOnly || !piece.limits.has('only')),
    )
  })
  return [...said, ...noted]
}

const isUnderfloor = ({ value }: PropertyFact) => value.kind === 'choices' && value.choices.includes('underfloor')

/** Of things, those that neither the answer nor the host's sentence behind it names. */
export const unnamed = (things: readonly string[], answered: Answered, language: DraftLanguage): string[] => {
  const said = told(answered, language)
  const isSaid = (thing: string) =>
    kinOf(thing).some((one) => isNamedIn(one, said)) || (thing === 'floorHeating' && answered.facts.some(isUnderfloor))
  return things.filter((thing) => !isSaid(thing))
}

/** Things that a question names and neither the answer nor the host's sentence behind it does: 'which tram do we take to arrive?'. */
export function namesMore(answered: Answered, language: DraftLanguage): string[] {
  const asked = new Set(piecesAsked(answered.ask, language).flatMap(strongThings))
  return unnamed(
    [...asked].filter((thing) => !BESIDE.has(thing)),
    answered,
    language,
  )
}

/** What asks for nothing beside the thing itself: doing, having and wanting it, at the hour that is asked. */
const OF_ASKING = new Set(
  'must need_it provided bring pay cost many much may put receive respect wash begin_at serve_food onSite if fine min arrivalDay departureDay charge_car charge lose well late early self extra use have take want possible available allowed included buy fresh_food lower heavy both own open closed only years request explain show answerTo collect meet send byPhone sleepIn take_shower bathe swim cook bake grillFood doLaundry iron_clothes hang dryOut walk drive driveTo reserve checkIt report see_it visit_it come_by happen_if near parking smoking parties eatIt playIt makeBed'.split(
    ' ',
  ),
)
const TIMES =
  /day$|^(?:january|february|march|april|june|july|august|september|october|november|december|summer|winter|spring|autumn|night|evening|morning|afternoon|weekend|holiday|easter|christmas|round)$/u
const PART_OF_DAY = /^(?:night|evening|morning|afternoon)$/u
const DAY = /day$|^weekend$/u

/** Folded, in the eight languages. */
const EVERY_DAY =
  /(?<![a-z])(?:every day|daily|seven days|7 days|tutti i giorni|ogni giorno|taglich|jeden tag|tous les jours|chaque jour|todos los dias|cada dia|elke dag|iedere dag|dagelijks|todos os dias|codziennie|kazdego dnia)(?![a-z])(?!,? (?:except|tranne|ausser|sauf|excepto|behalve|exceto|oprocz))/

/** Whether a fact says when, as it is asked: hours of a part of the day, days of the week of a day, a season of a month. */
function saysWhen({ value, validity, conditions, key, sentence }: PropertyFact, asked: string): boolean {
  const hasTimes = value.kind === 'time' || value.kind === 'hours' || conditions.some(({ kind }) => /Time/.test(kind))
  if (PART_OF_DAY.test(asked)) return hasTimes
  if (DAY.test(asked) && asked !== 'holiday')
    return (
      speaksOfDay({ value, validity }, asked) || key.endsWith('.every') || (hasTimes && EVERY_DAY.test(fold(sentence)))
    )
  return (validity?.season ?? null) !== null || value.kind === 'season'
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Open on Saturdays says of Sundays that it is not; closed on Saturdays, and what it costs on them, says nothing of Sundays. */
function speaksOfDay({ value, validity }: Pick<PropertyFact, 'value' | 'validity'>, asked: string): boolean {
  const days: readonly number[] = validity?.weekdays ?? []
  if (days.length === 0) return false
  const isOfOthers = value.kind === 'amount' || (value.kind === 'yesNo' && !value.yes)
  return !isOfOthers || !DAYS.includes(asked) || days.includes(DAYS.indexOf(asked) + 1)
}

/** What there is not, or may not be, is not so in March either. */
const areDeniedWholly = (facts: readonly PropertyFact[]): boolean =>
  facts.length > 0 &&
  facts.every(
    ({ key, value, conditions, validity }) =>
      /\.(?:exists|allowed)$/.test(key) &&
      value.kind === 'yesNo' &&
      !value.yes &&
      conditions.length === 0 &&
      validity === null,
  )

/** On the ground floor or at the foot of the house; folded, in the eight languages. */
const IS_BELOW =
  /(?<![a-z])(?:ground floor|downstairs|below|pian ?terreno|sotto casa|erdgeschoss|unten im haus|au pied|rez-de-chaussee|en bas|planta baja|bajos|debajo|begane grond|beneden|onder (?:het|in)|res-do-chao|por baixo|parter(?:ze)?|na dole)(?![a-z])/

type IsMet = (fact: PropertyFact) => boolean
const hasKey =
  (pattern: RegExp): IsMet =>
  ({ key }) =>
    pattern.test(key)
const hasCondition =
  (pattern: RegExp): IsMet =>
  ({ conditions }) =>
    conditions.some(({ kind }) => pattern.test(kind))
const isWay: IsMet = ({ value }) => value.kind === 'distance' || value.kind === 'days'
/** 'By bus in 25 minutes', in the host's words. */
const saysHowLong: IsMet = ({ value, sentence }) =>
  value.kind === 'text' &&
  /\d\s?(?:min|h(?![a-z])|stund|ore(?![a-z])|ora(?![a-z])|hour|heure|hora|uur|godz)/.test(fold(sentence))
const isEvery: IsMet = ({ key, validity }) => key.endsWith('.every') || (validity?.weekdays ?? null) !== null
const isOfEach: IsMet = ({ key, value }) =>
  key.endsWith('PerPerson') || (value.kind === 'amount' && (value.per === 'person' || value.per === 'personNight'))
const isRoomFor = hasKey(/^(?:guests\.max|beds\.|parking\.count|extraGuests\.)/)

const SAYS_WHERE = /\.(?:where|strong|weak)$/

/** Words of a question that a kind of fact answers, in whichever words it is said: 'is it heated', 'how long', 'per person', 'by card'. */
const MET_BY: Readonly<Record<string, IsMet>> = {
  heated: hasKey(/\.(?:isHeated|heatingPrice|temperature)$/),
  long: (fact) => isWay(fact) || saysHowLong(fact),
  last_on: isWay,
  often: isEvery,
  every: isEvery,
  perPerson: isOfEach,
  card: hasKey(/\.methods$/),
  withCard: hasKey(/\.methods$/),
  cash: hasKey(/\.methods$/),
  fit_in: isRoomFor,
  electric: hasKey(/^charging\./),
  quiet: hasKey(/^quiet/),
  noisy: hasKey(/^quiet/),
  accessible: hasKey(/^(?:children\.allowed|beds\.)/),
  child: (fact) =>
    hasCondition(/^(?:onlyAdults|onlyChildren|supervisedChildren|fromAge|upToAge|underAge)$/)(fact) ||
    hasKey(/^(?:crib|highChair|playground)\./)(fact),
  // Who may bring any pet may bring a small one.
  small: hasKey(/^(?:crib|highChair|pets)\./),
  after: (fact) =>
    hasCondition(/^afterCheckOut$/)(fact) || hasKey(/^(?:luggage\.until|lateCheckOut\.|quietHours\.)/)(fact),
  before: (fact) => hasCondition(/^beforeCheckIn$/)(fact) || hasKey(/^(?:luggage\.from|earlyCheckIn\.)/)(fact),
  advance: hasKey(/^earlyCheckIn\./),
  // Whoever may rent it hears what it costs.
  rent: ({ value }) => value.kind === 'amount',
  order: hasKey(/^breadService\./),
  all: ({ sentence, key }) => isOfAll(sentence) && SAYS_WHERE.test(key),
  everywhere: ({ sentence, key }) => /^wifi\.(?:weak|strong)$/.test(key) || (isOfAll(sentence) && SAYS_WHERE.test(key)),
  fast: hasKey(/^wifi\.speed$/),
  share_it: hasKey(/\.(?:isShared|isPrivate)$/),
  separate: ({ value, key }) => value.kind === 'amount' || key.endsWith('.included'),
  // 'How high is the deposit?'
  high: ({ value }) => value.kind === 'amount',
  sufficient: ({ value }) => value.kind === 'count' || value.kind === 'measure',
  workRemotely: hasKey(/^wifi\.speed$|^workspace\./),
  downstairs: ({ sentence }) => IS_BELOW.test(fold(sentence)),
  drinkable: hasKey(/^water\./),
  deep: hasKey(/^pool\.depth$/),
  feed: hasKey(/^highChair\./),
  throwAway: hasKey(/^rubbish\./),
  collect: hasKey(/^rubbish\./),
  max: hasKey(/\.(?:until|max|maxHeight)$/),
}

/** Of qualities, days and seasons, those that neither the answer nor the host's sentence behind it says. */
export function unsaid(
  { names, asksNothing = OF_ASKING }: { names: readonly string[]; asksNothing?: ReadonlySet<string> },
  answered: Answered,
  language: DraftLanguage,
): string[] {
  const { facts } = answered
  const said = new Set(
    told(answered, language).flatMap(({ traits, limits, things }) => [...traits, ...limits, ...things]),
  )
  const isAnsweredBy = (name: string) =>
    said.has(name) ||
    (TIMES.test(name) && (facts.some((fact) => saysWhen(fact, name)) || areDeniedWholly(facts))) ||
    facts.some((fact) => MET_BY[name]?.(fact) === true)
  return names.filter((name) => !asksNothing.has(name) && !isAnsweredBy(name))
}

/** Qualities, days and seasons that a question names and nothing says: 'everywhere', 'fast enough'. */
export const limitsMore = (answered: Answered, language: DraftLanguage): string[] =>
  unsaid(
    {
      names: [...new Set(piecesAsked(answered.ask, language).flatMap(({ traits, limits }) => [...traits, ...limits]))],
    },
    answered,
    language,
  )

/** Who asks where is told with whom, too: things and people of the host's sentences that the answer does not name. */
export function placesUntold({ sentences, facts }: Answered, language: DraftLanguage): string[] {
  const said = new Set(sentences.flatMap(({ sentence }) => thingsIn(sentence, language)))
  const noted = facts.flatMap(({ sentence, source, language: own }) => {
    const from = DRAFT_LANGUAGES.find((one) => one === own)
    return from === undefined || source.kind !== 'note' ? [] : thingsIn(sentence, from)
  })
  return [...new Set(noted)].filter((thing) => !said.has(thing))
}

const thingsIn = (sentence: string, language: DraftLanguage) =>
  readPieces(sentence, kitOf(language)).flatMap(({ things }) => [...things])

/** A thing and what stands for it. */
export const kinOf = (thing: string): string[] => [thing, ...FAMILIES.filter((family) => family.includes(thing)).flat()]
