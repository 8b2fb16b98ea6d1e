import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { readTokens, type TokenKind } from '#workflows/domain/evidence-tokens.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { findSubjects } from '#workflows/domain/reading/find-subjects.ts'
import { findTimes } from '#workflows/domain/reading/find-times.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { familyOf } from './family.ts'

/** What a text says of one topic. `answer`: yes or no; null where it says neither. */
export type Statement = { facts: FoundFact[]; figures: Set<string>; answer: 'yes' | 'no' | null; sentences: string[] }

/** `putOff`: topics that an answer is announced for; `putsOffAll`: in words that name none. */
export type Statements = { topics: Map<string, Statement>; putOff: Set<string>; putsOffAll: boolean }

export type ToRead = {
  text: string
  /** Where the text does not tell. */
  language: DraftLanguage
  /** By family: what a bare 'yes' or '15 €' is said of. */
  asked: readonly string[]
  /** Facts that the text is known to state, by their sentence. */
  known?: ReadonlyMap<string, FoundFact>
}

/** As they are checked: what makes two answers differ. */
const FIGURES = new Set<TokenKind>(['time', 'price', 'number', 'address', 'placeholder', 'link', 'phone', 'email'])
/** Denies nothing: 'no problem'. */
const NO_PROBLEM =
  /(?<!\p{L})(?:nessun problema|non c'e problema|no problem|no worries|not a problem|kein problem|pas de (?:probleme|souci)|aucun (?:probleme|souci)|(?:ningun|sin) problema|geen probleem|sem problema|nenhum problema|nie ma (?:sprawy|problemu)|zaden problem)(?!\p{L})/gu
/** Opens with a no. */
const NO = /^\W*(?:no|nein|non|nee|nao|nie|purtroppo (?:no|non)|sorry,? no|leider (?:nein|nicht))(?!\p{L})/u

/** Reads what a reply, whoever wrote it, says of which topic. A question in it says nothing. */
export function readStatements({ text, language: usual, asked, known = new Map() }: ToRead): Statements {
  const language = DRAFT_LANGUAGES.find((one) => one === detectLanguage(text)) ?? usual
  const kit = kitOf(language)
  const said: Statements = { topics: new Map(), putOff: new Set(), putsOffAll: false }
  let before: readonly string[] = asked.length === 1 ? asked : []
  for (const sentence of splitSentences(text, language)) {
    if (/[?¿]/u.test(sentence)) continue
    const facts = factsIn(sentence, known)
    const named = topicsIn(sentence, { facts, kit })
    if (isPuttingOff(sentence, language)) {
      for (const topic of named) said.putOff.add(topic)
      said.putsOffAll ||= named.length === 0
      continue
    }
    const topics = named.length > 0 ? named : before
    if (named.length > 0) before = named
    for (const topic of topics) addTo(said, topic, { sentence, facts, kit, isNamed: named.length > 0 })
  }
  return said
}

const isPuttingOff = (sentence: string, language: DraftLanguage) => PROOF_WORDS[language].defers.test(fold(sentence))

function factsIn(sentence: string, known: ReadonlyMap<string, FoundFact>): FoundFact[] {
  const own = known.get(sentence)
  const facts = own === undefined ? readText(sentence, { kind: 'note', name: 'additionalInfo' }) : [own]
  return facts.filter((fact) => fact === own || isUnderstood(fact)).map(inOrder)
}

/** Values are compared as JSON, in which PostgreSQL has the names in an order of its own. */
const inOrder = ({ value, conditions, ...fact }: FoundFact): FoundFact => ({
  ...fact,
  value: sorted(value),
  conditions: conditions.map(sorted),
})
const sorted = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).toSorted()) as T

/** 'A parking' counts nothing: an article is no number. */
const isUnderstood = ({ value, topic }: FoundFact) =>
  value.kind !== 'text' && topic !== 'other' && !(value.kind === 'count' && value.count === 1)

function topicsIn(sentence: string, { facts, kit }: { facts: readonly FoundFact[]; kit: LanguageKit }): string[] {
  const { subjects, rest } = findSubjects(sentence, kit)
  const timed = findTimes({ text: sentence, folded: rest, isConfirming: true }, kit, { checkIn: '', checkOut: '' })
  const coming = timed.times.length > 0 ? timed.subjects : []
  return [...new Set([...facts.map(({ topic }) => topic), ...subjects, ...coming].map(familyOf))]
}

type SentenceInput = { sentence: string; facts: FoundFact[]; kit: LanguageKit; isNamed: boolean }

function addTo({ topics }: Statements, topic: string, { sentence, facts, kit, isNamed }: SentenceInput): void {
  const known = topics.get(topic) ?? { facts: [], figures: new Set(), answer: null, sentences: [] }
  const own = facts.filter((fact) => familyOf(fact.topic) === topic)
  const figures = figuresIn(sentence)
  const answer = answerIn(sentence, { own, kit })
  // Words without a subject of their own, and that say nothing: 'A presto!'.
  if (!isNamed && figures.length === 0 && answer === null) return
  known.facts.push(...own)
  for (const figure of figures) known.figures.add(figure)
  known.answer ??= answer
  known.sentences.push(sentence)
  topics.set(topic, known)
}

const figuresIn = (sentence: string): string[] =>
  readTokens(sentence)
    .filter(({ kind }) => FIGURES.has(kind))
    .map(({ kind, key }) => (kind === 'placeholder' ? 'placeholder' : `${kind} ${key}`))

const PERMITS = /\.(?:exists|allowed|included|available|isFree|isAccessible|isSelf)$/

/** By its facts where there are any: 'it does not cost anything' is no no. */
function answerIn(
  sentence: string,
  { own, kit }: { own: readonly FoundFact[]; kit: LanguageKit },
): Statement['answer'] {
  const told = own.find(({ key, value }) => PERMITS.test(key) && value.kind === 'yesNo')
  if (told?.value.kind === 'yesNo') return told.value.yes ? 'yes' : 'no'
  const folded = fold(sentence).replace(NO_PROBLEM, ' ')
  if (own.length > 0) return null
  if (NO.test(folded) || hasWords(kit.cues.negation, folded)) return 'no'
  const isYes = PROOF_WORDS[kit.language].yes.test(folded) || folded !== fold(sentence)
  return isYes ? 'yes' : null
}
