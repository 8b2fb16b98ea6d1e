import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { FactDoubt } from '#workflows/domain/facts/fact-doubts.ts'
import { FORBIDS } from '#workflows/domain/facts/read/negation.ts'
import { withoutFree } from '#workflows/domain/facts/read/read-amounts.ts'
import { OUT_OF_ORDER } from '#workflows/domain/facts/read/statement.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { splitClauses } from '#workflows/domain/reading/split-clauses.ts'
import { hasTrait } from './alignment/has-trait.ts'
import { readPieces } from './alignment/read-pieces.ts'
import { isSameValue, type SaidValue } from './alignment/said-value.ts'
import { FIRST, NEXT } from './first-and-further.ts'
import { fitsDays } from './fits-days.ts'
import { PROOF_WORDS } from './proof-words.ts'
import { withUnsure } from './unsure-facts.ts'

/** What stands among the ids that a fact contradicts where only its own sentence does. */
export const DOUBT = 'read-otherwise'

/** The facts, those of them unsettled whose sentence says yes to one reading and no to another (nobody is told what may be its contrary), and those marked that are told and not sure. */
export function withDoubts(facts: readonly PropertyFact[]): PropertyFact[] {
  const doubtful = facts.filter((fact) => isReadOtherwise(fact) && !isNoOfAnotherAspect(fact, facts))
  const keys = new Set(doubtful.map(({ key }) => key))
  // Where it is in doubt that there is one at all, nothing else of it is certain.
  const topics = new Set(doubtful.filter(({ key }) => /\.(?:exists|allowed)$/.test(key)).map(({ topic }) => topic))
  // What the host has confirmed stands against what nobody did.
  const isInDoubt = ({ key, topic, isConfirmed }: PropertyFact) => !isConfirmed && (keys.has(key) || topics.has(topic))
  return withUnsure(
    facts.map((fact) => (isInDoubt(fact) ? { ...fact, contradicts: [...fact.contradicts, DOUBT] } : fact)),
  )
}

/** Why a fact waits for its host's word, of all of a house that do. */
export const doubtsOf = (facts: readonly PropertyFact[]): Map<string, FactDoubt> =>
  new Map(
    withDoubts(facts).flatMap(({ id, isConfirmed, contradicts, isInDoubt }): [string, FactDoubt][] => {
      if (isConfirmed) return []
      if (contradicts.includes(DOUBT)) return [[id, 'readTwoWays']]
      return isInDoubt === true ? [[id, 'saysMore']] : []
    }),
  )

/** A no that no word of negation says: 'closed', 'public'. */
const SAID_BY_A_WORD = /\.(?:isOpen|isPrivate|isShared|isIndoor)$/

/** A day that stands beside another figure in the sentence: 'from 14, on Saturdays from 16'. */
function isOfAnotherDay(fact: PropertyFact): boolean {
  const known = DRAFT_LANGUAGES.find((one) => one === fact.language)
  if (known === undefined || fact.isConfirmed || fact.value.kind !== 'time' || !fact.validity?.weekdays) return false
  const said = sayFact(fact, known)
  return said !== null && !fitsDays(said, [fact], kitOf(known))
}

/** 'Free with the guest card' was read as free. */
function isFreeOnlyUnder(fact: PropertyFact): boolean {
  const known = DRAFT_LANGUAGES.find((one) => one === fact.language)
  if (known === undefined || fact.isConfirmed || fact.source.kind !== 'note') return false
  if (fact.conditions.length > 0 || fact.validity !== null) return false
  const kit = kitOf(known)
  const said = readPieces(sayFact(fact, known) ?? '', kit)
  const written = readPieces(fact.sentence, kit)
  if (!said.some(({ traits }) => traits.has('free'))) return false
  // 'The first basket of logs is free', 'one dog free, the second 20 €'.
  // A second car has a price of its own.
  const isOfSome = FIRST.test(fold(fact.sentence)) || (fact.topic !== 'parking' && NEXT.test(fold(fact.sentence)))
  if (isOfSome && fact.value.kind === 'amount') return true
  return written
    .filter(({ traits }) => traits.has('free'))
    .some(({ limits }) => [...limits].some((limit) => !said.some((piece) => piece.limits.has(limit))))
}

/** '2.60 € for the first five nights' was read as for every night. */
function isMoreThanItSays(fact: PropertyFact): boolean {
  const known = DRAFT_LANGUAGES.find((one) => one === fact.language)
  if (known === undefined || fact.isConfirmed || fact.source.kind !== 'note' || fact.value.kind !== 'amount')
    return false
  const { amount } = fact.value
  const kit = kitOf(known)
  const said = readPieces(sayFact(fact, known) ?? '', kit).flatMap(({ values }) => values)
  return readPieces(fact.sentence, kit)
    .filter(({ values }) => values.some(({ kind, key }) => kind === 'price' && Number(key.split(' ')[1]) === amount))
    .some(({ values }) => values.some(({ kind, key }) => kind === 'nights' && !said.some((one) => one.key === key)))
}

/** '12 High Street' was read as noon, 'closes at 18:30' as its opening: hours that whoever reads replies does not find in the sentence. */
function isOfAnotherHour(fact: PropertyFact): boolean {
  const known = DRAFT_LANGUAGES.find((one) => one === fact.language)
  if (known === undefined || fact.isConfirmed || fact.source.kind !== 'note') return false
  if (fact.value.kind !== 'time' && fact.value.kind !== 'hours') return false
  const kit = kitOf(known)
  const valuesIn = (text: string) => readPieces(text, kit).flatMap(({ values }) => values)
  const written = valuesIn(fact.sentence)
  const isWritten = (one: SaidValue) =>
    written.some((other) => isSameValue(one, other, false) || (other.key === one.key && other.role === 'at'))
  return valuesIn(sayFact(fact, known) ?? '').some((one) => one.kind === 'time' && !isWritten(one))
}

function isReadOtherwise(fact: PropertyFact): boolean {
  return (
    isOfAnotherDay(fact) ||
    isOfAnotherHour(fact) ||
    isFreeOnlyUnder(fact) ||
    isMoreThanItSays(fact) ||
    isDeniedInItsClause(fact) ||
    isBrokenBeside(fact)
  )
}

/** 'Hot tub: 40 €. Out of order for now': what is broken in words that name nothing is what the sentence names. */
function isBrokenBeside({ key, value, language, sentence, source, isConfirmed }: PropertyFact): boolean {
  const known = DRAFT_LANGUAGES.find((one) => one === language)
  if (known === undefined || isConfirmed || source.kind !== 'note') return false
  if (!key.endsWith('.exists') || value.kind !== 'yesNo' || !value.yes) return false
  return splitClauses(sentence, kitOf(known))
    .flatMap((clause) => clause.split(/[.!?]\s+/u))
    .slice(1)
    .some((clause) => BEGINS_BROKEN.test(fold(clause).trim()))
}

const LINK =
  "but|and|ma|aber|und|mais|et|pero|y|maar|mas|ale|it|it's|is|eh|e|er|sie|es|ist|il|elle|est|esta|hij|jest|currently|temporarily|right now|for now|al momento|adesso|ora|zurzeit|derzeit|momentan|gerade|actuellement|pour l'instant|ahora|nu|momenteel|agora|obecnie|chwilowo|unfortunately|sadly|purtroppo|leider|malheureusement|helaas|infelizmente|niestety"
/** A clause that begins by saying that something is broken, and names nothing before. */
const BEGINS_BROKEN = new RegExp(`^(?:(?:${LINK}) )*(?:${OUT_OF_ORDER.source})`)

/** 'The pool is not heated': the no was read, and is of its heating. */
const isNoOfAnotherAspect = (fact: PropertyFact, facts: readonly PropertyFact[]): boolean =>
  fact.value.kind === 'yesNo' &&
  fact.value.yes &&
  fact.key.endsWith('.exists') &&
  facts.some(
    ({ key, topic, value, sentence }) =>
      topic === fact.topic &&
      sentence === fact.sentence &&
      !/\.(?:exists|allowed)$/.test(key) &&
      value.kind === 'yesNo' &&
      !value.yes,
  )

/** In German 'mit' at the end of a clause is of 'mitbringen', elsewhere it is 'with': 'mit Backofen ausgestattet'. */
const isToBring = (folded: string, language: DraftLanguage): boolean =>
  PROOF_WORDS[language].bring.test(language === 'de' ? folded.replace(/(?<!\p{L})mit(?= [\p{L}\d])/gu, ' ') : folded)

function isDeniedInItsClause({
  key,
  value,
  conditions,
  topic,
  language,
  sentence,
  source,
  isConfirmed,
}: PropertyFact): boolean {
  if (value.kind !== 'yesNo' || source.kind !== 'note' || isConfirmed || SAID_BY_A_WORD.test(key)) return false
  const known = DRAFT_LANGUAGES.find((one) => one === language)
  if (known === undefined) return false
  const kit = kitOf(known)
  const clauses = splitClauses(sentence, kit)
  const own = clauses.filter((clause) => findSubjectsSaid(clause, kit).subjects.includes(topic))
  // Where a clause of its own names the thing, only that one counts.
  const told = own.length === 1 ? own : [sentence]
  const [text = sentence] = told
  const folded = withoutFree(fold(text))
  const isNo =
    hasWords(kit.cues.negation, folded) ||
    FORBIDS.test(folded) ||
    isToBring(folded, known) ||
    hasTrait('broken', folded, known)
  if (value.yes) return isNo && own.length === 1 && conditions.length === 0
  return (
    !isNo &&
    !hasWords(kit.cues.negation, fold(sentence)) &&
    !FORBIDS.test(fold(sentence)) &&
    !isToBring(fold(sentence), known)
  )
}
