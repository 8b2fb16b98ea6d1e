import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { isSettled, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import { ONE_OF_IT } from '#workflows/domain/facts/read/only-one.ts'
import { PREDICATE } from '#workflows/domain/facts/read/predicates.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { findSubjects, findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { unknownWords } from '#workflows/domain/reading/unknown-words.ts'
import { replacePlaceholders } from '#workflows/domain/secrets/placeholders.ts'
import { writeOut } from '#workflows/domain/words/write-out.ts'
import { type Piece, readPieces } from './alignment/read-pieces.ts'
import { FIRST, NEXT } from './first-and-further.ts'
import { OTHER_TIME } from './other-time.ts'
import { STRICT } from './unsupported-words.ts'

/**
 * The facts that stand, those of them marked whose sentence says more than all that was read of it accounts for: a word that no table
 * knows beside what was read, a no that no fact says, a limit in free words, a place elsewhere, another time. They are told, and the
 * draft that tells one waits until its host has confirmed it.
 */
export function withUnsure(facts: readonly PropertyFact[]): PropertyFact[] {
  const bySentence = Map.groupBy(facts, ({ sentence }) => sentence)
  const suspect = new Set(facts.filter((fact) => isUnsure(fact, bySentence.get(fact.sentence) ?? [], facts)))
  // What a field, an extra or another sentence says as well is no more in doubt than that is.
  const sure = new Set(facts.filter((fact) => !suspect.has(fact) && isSettled(fact)).map(saying))
  const unsure = new Set([...suspect].filter((fact) => !sure.has(saying(fact))))
  // Where it is not sure that there is one at all, nothing else of it is.
  const isOfUnsure = (fact: PropertyFact) =>
    (bySentence.get(fact.sentence) ?? []).some(
      (one) => one.topic === fact.topic && unsure.has(one) && /\.(?:exists|allowed)$/.test(one.key),
    )
  return facts.map((fact) =>
    !fact.isConfirmed && isRead(fact) && (unsure.has(fact) || isOfUnsure(fact))
      ? { ...fact, isInDoubt: true as const }
      : fact,
  )
}

const saying = ({ key, value, conditions, validity }: PropertyFact) =>
  JSON.stringify([key, value, conditions, validity])

/** A field says what it says, and so does the host. */
const isRead = ({ source, value }: PropertyFact) =>
  (source.kind === 'note' || source.kind === 'extra') && value.kind !== 'text'

const HIDDEN = 'zzhidden'

/** `isOwn`: it names what the fact says; `goesOn`: it names nothing, and says of the same what the fact says, as 'not heated' does. */
type Read = Piece & { isOwn: boolean; goesOn: boolean; unsaid: readonly string[] }

function isUnsure(fact: PropertyFact, same: readonly PropertyFact[], all: readonly PropertyFact[]): boolean {
  const language = DRAFT_LANGUAGES.find((one) => one === fact.language)
  if (language === undefined || fact.isConfirmed || !isRead(fact)) return false
  if (fact.conditions.some(({ kind }) => kind === 'freeWords')) return true
  if (isOfAnotherCase(fact, same)) return true
  const kit = kitOf(language)
  // 'Check-in 15 to 20' beside a field that has the 15.
  const fields = all.filter(({ topic, source }) => topic === fact.topic && source.kind === 'field')
  const pieces = piecesOf(fact, [...same, ...fields], kit)
  return (
    hasUnknownWord(pieces, fact) ||
    isDeniedByNothingRead(pieces, same, kit) ||
    isNoOfAnotherPiece(pieces, fact) ||
    hasUnreadLimit(pieces) ||
    isOfNothingNamed(pieces, fact) ||
    hasFigureOfItsOwn(pieces) ||
    pieces.some(
      (piece) => piece.isContrast && namesIn(piece).length > 0 && namesIn(piece).length === piece.unsaid.length,
    )
  )
}

/**
 * Whether the sentence of a fact says it of another time, place or part than the fact does. Who says it in the host's own words is in the
 * same doubt; what the sentence only holds beside the fact changes nothing of those. `told`: a reply's sentence that may say it as well.
 */
export function isOfAnotherCase(fact: PropertyFact, facts: readonly PropertyFact[], told?: string): boolean {
  const language = DRAFT_LANGUAGES.find((one) => one === fact.language)
  if (language === undefined || fact.isConfirmed || !isRead(fact)) return false
  if (hasOtherTime(fact, language) || TRAILING_OFF.test(fact.sentence)) return true
  const same = facts.filter(({ sentence }) => sentence === fact.sentence)
  const pieces = piecesOf(fact, same, kitOf(language))
  const kitOfTold = kitOf(detectLanguage(told ?? '') ?? language)
  // Who says the part, or the first and the further ones, leaves nothing of it out.
  const said = new Set(readPieces(told ?? '', kitOfTold).flatMap(namesIn))
  return (
    isElsewhere(pieces, fact) ||
    isOfFewer(pieces, fact, said) ||
    (isOfFurther(fact) && !isOfFirstAndNext(told ?? '')) ||
    isThereOnSomeDays(fact)
  )
}

/** 'There was a cot', 'the pool will be ready in May'. */
const hasOtherTime = ({ sentence }: PropertyFact, language: keyof typeof OTHER_TIME): boolean =>
  OTHER_TIME[language].test(fold(sentence))

/** 'The beach is 10 minutes away... by moped!' */
const TRAILING_OFF = /(?:\.{3}|…)\s*\S|[;:]-?\)|\?\s*$/u

/** The pieces of the sentence, each with what no fact of it says. */
function piecesOf(fact: PropertyFact, same: readonly PropertyFact[], kit: LanguageKit): Read[] {
  const said = same.flatMap((one) => readPieces(sayFact(one, kit.language) ?? '', kit))
  const mine = readPieces(sayFact(fact, kit.language) ?? '', kit)
  const known = new Set(said.flatMap((piece) => [...namesIn(piece), ...foldedWords(piece.raw)]))
  const own = new Set(mine.flatMap(({ things, values }) => [...things, ...values.map(({ kind, key }) => kind + key)]))
  const traits = new Set(mine.flatMap((piece) => [...piece.traits]))
  // What names a secret is said by its own sentence at send time.
  const text = writeOut(
    replacePlaceholders(fact.sentence, () => HIDDEN),
    kit.language,
  )
  const pieces = readPieces(text, kit)
  // What the tables of questions know is known, too.
  const unread = new Set(unknownWords(findSubjects(text, kit).rest, kit, new Set()))
  return pieces
    .filter(({ raw }) => !raw.includes(` ${HIDDEN} `))
    .map((piece) => ({
      ...piece,
      isOwn:
        [...piece.things, ...piece.values.map(({ kind, key }) => kind + key)].some((name) => own.has(name)) ||
        (STANDS_FOR[fact.topic] ?? []).some((thing) => piece.things.has(thing)) ||
        findSubjectsSaid(piece.raw, kit).subjects.includes(fact.topic),
      goesOn: piece.things.size === 0 && [...piece.traits].some((trait) => traits.has(trait)),
      unsaid: namesIn(piece).filter((name) => !known.has(name) && (unread.has(name) || !piece.words.includes(name))),
    }))
}

/** 'Space for two cars' is parking. */
const STANDS_FOR: Partial<Record<PropertyFact['topic'], readonly string[]>> = { parking: ['spot', 'car'] }

const namesIn = ({ things, traits, limits, values, words }: Piece): string[] => [
  ...things,
  ...traits,
  ...limits,
  ...values.map(({ kind, key }) => kind + key),
  ...words,
]

/** What works in some rooms and not in others. */
const LIMITED_BY_ROOM: ReadonlySet<string> = new Set(
  'wifi airConditioning heating fan television smoking pets parties children parking accessibility lift stairs rooms beds guests'.split(
    ' ',
  ),
)
const WITHIN =
  '(?:in|inside|on|at|under|behind|by|im|am|auf|unter|hinter|beim|nel(?:la|lo|le)?|nei|sul(?:la)?|dans|sur|sous|au|en|bajo|detras de|op|onder|achter|bij|n[ao]s?|em|sob|atras d[ao]|w|we|na|pod|za)(?: (?:the|der|dem|den|il|la|lo|le|les|un|une|una|el|los|las|de|het|o|a|os|as))?'
/** Where a thing is kept changes nothing of it: 'bags can be left in the porch'. */
const isPlaceIn = (raw: string, word: string): boolean => new RegExp(`(?<![a-z])${WITHIN} ${word}(?![a-z])`).test(raw)

/** In the piece that says it, or beside: names of shops and towns may stand there, and change nothing. */
function hasUnknownWord(pieces: readonly Read[], { topic, sentence }: PropertyFact): boolean {
  // 'Piccadilly station': the first word of a sentence is no name by itself.
  const capitals = new Set(NEARBY.has(topic) ? foldedWords((sentence.match(/\p{Lu}\p{L}+/gu) ?? []).join(' ')) : [])
  const at = pieces.findIndex(({ isOwn }) => isOwn)
  return pieces.some(
    ({ words, names, unsaid, language, isOwn, raw }, index) =>
      (isOwn || Math.abs(index - at) <= 1) &&
      words.some(
        (word) =>
          unsaid.includes(word) &&
          !STRICT.test(word) &&
          !capitals.has(word) &&
          !PREDICATE.test(word) &&
          !(!LIMITED_BY_ROOM.has(topic) && isPlaceIn(raw, word)) &&
          // In German whatever is a noun looks like a name.
          !(names.has(word) && language !== 'de'),
      ),
  )
}

/** 'In our other flat there is a bath, sadly not here': the sentence has a no, and nothing that was read of it is one. */
function isDeniedByNothingRead(pieces: readonly Read[], same: readonly PropertyFact[], kit: LanguageKit): boolean {
  const nos = pieces.filter(({ isNo }) => isNo)
  if (nos.some(({ things, traits }) => things.size === 0 && traits.size === 0)) return true
  const isNoSaid = same.some(
    (fact) =>
      (fact.value.kind === 'yesNo' && !fact.value.yes) ||
      readPieces(sayFact(fact, kit.language) ?? '', kit).some(({ isNo }) => isNo),
  )
  return nos.length > 0 && !isNoSaid
}

/** A no by another word than a negation: 'bring your own', 'public', 'closed'. */
const SAID_BY_A_WORD = /\.(?:isOpen|isPrivate|isShared|isIndoor|included)$/

/** 'There is a barbecue, but not in a drought' was read as none. */
const isNoOfAnotherPiece = (pieces: readonly Read[], { value, key }: PropertyFact): boolean =>
  value.kind === 'yesNo' &&
  !value.yes &&
  !SAID_BY_A_WORD.test(key) &&
  !pieces.some(({ traits }) => traits.has('broken')) &&
  pieces.some(({ things }) => things.size > 0) &&
  !pieces.some(({ isOwn, goesOn, isNo }) => (isOwn || goesOn) && isNo)

/** 'The stove is heated by us' was read of the pool of a sentence before: what is there, or may be done, has to be named. */
const isOfNothingNamed = (pieces: readonly Read[], { value }: PropertyFact): boolean =>
  value.kind === 'yesNo' && pieces.some(({ things }) => things.size > 0) && !pieces.some(({ isOwn }) => isOwn)

/** 'The password changes on Mondays' was read as Wi-Fi on Mondays: a thing is there on all days, or hours are what is meant. */
const isThereOnSomeDays = ({ key, validity }: PropertyFact): boolean =>
  /\.(?:exists|allowed|isShared|isPrivate)$/.test(key) && validity !== null && validity.weekdays !== null

/** 'Wallbox 11 kW': how many, and how strong, is no other case. */
const STANDS_BESIDE: ReadonlySet<string> = new Set(['count', 'power'])

/** 'To the lift 10 minutes': a figure of the very piece that nothing read of it has. */
const hasFigureOfItsOwn = (pieces: readonly Read[]): boolean =>
  pieces.some(
    ({ isOwn, values, unsaid }) =>
      isOwn && values.some(({ kind, key }) => !STANDS_BESIDE.has(kind) && unsaid.includes(kind + key)),
  )

/** 'Only with a fob', 'unless it rains', in the piece itself or beside what was read. */
const hasUnreadLimit = (pieces: readonly Read[]): boolean =>
  pieces.some(
    (piece) =>
      piece.isOwn &&
      LIMITS.some((limit) => piece.unsaid.includes(limit) && !(limit === 'only' && ONE_OF_IT.test(piece.raw))),
  )
const LIMITS = ['only', 'if', 'except', 'otherwise', 'unless']

const PARTS_OF_DAY = ['morning', 'afternoon', 'evening', 'night', 'noon']
const STOREYS = ['upstairs', 'downstairs']
/** Which of the rooms. */
const WHICH = ['big', 'small', 'front', 'behind', 'left', 'right']

/** 'Closed on Saturday afternoon' was read of all Saturday, 'in the two bedrooms upstairs' of all bedrooms, 'in the cupboard on the landing' of a cupboard. */
const isOfFewer = (
  pieces: readonly Read[],
  { value, topic, conditions }: PropertyFact,
  said: ReadonlySet<string>,
): boolean =>
  pieces.some(
    ({ isOwn, goesOn, unsaid, things }) =>
      ((isOwn || goesOn) && PARTS_OF_DAY.some((part) => unsaid.includes(part) && !said.has(part))) ||
      (isOwn &&
        value.kind !== 'amount' &&
        !NEARBY.has(topic) &&
        STOREYS.some((storey) => unsaid.includes(storey) && !said.has(storey))) ||
      (isOwn && isInARoom({ value, conditions }) && WHICH.some((one) => unsaid.includes(one) && !said.has(one))) ||
      (isOwn && isInACupboard(value) && [...things].some((thing) => unsaid.includes(thing) && !said.has(thing))),
  )

const ROOMS: ReadonlySet<string> = new Set(['bedroom', 'bedrooms', 'bathroom', 'livingRoom', 'kitchen'])

/** 'Only in the big bedroom' is not in the bedroom. */
const isInARoom = ({ value, conditions }: Pick<PropertyFact, 'value' | 'conditions'>): boolean =>
  (value.kind === 'choices' && value.choices.some((one) => ROOMS.has(one))) ||
  conditions.some(({ kind }) => kind.startsWith('onlyIn'))

/** Where the cupboard is stands beside it. */
const isInACupboard = (value: PropertyFact['value']): boolean =>
  value.kind === 'choices' && value.choices.includes('cupboard')

/** 'The first basket is free, further ones are 6 €': a price of the further ones is no price of each. */
const isOfFurther = ({ value, sentence, key }: PropertyFact): boolean =>
  value.kind === 'amount' && value.amount > 0 && !key.endsWith('.secondPrice') && isOfFirstAndNext(sentence)

const isOfFirstAndNext = (sentence: string): boolean => FIRST.test(fold(sentence)) && NEXT.test(fold(sentence))

const NEARBY: ReadonlySet<string> = new Set(
  'supermarket bakery pharmacy doctor hospital bank restaurant bar beach park ski skiBus sights transport train taxi airport parking market'.split(
    ' ',
  ),
)
const PLACES =
  'village town city forest attic hotel hostel square lake pub cafe bar restaurant petrolStation neighbour campsite harbour reception'.split(
    ' ',
  )

/** 'The pool in the village': it is no pool of the house. */
const isElsewhere = (pieces: readonly Read[], { topic }: PropertyFact): boolean =>
  !NEARBY.has(topic) && pieces.some(({ isOwn, unsaid }) => isOwn && PLACES.some((place) => unsaid.includes(place)))
