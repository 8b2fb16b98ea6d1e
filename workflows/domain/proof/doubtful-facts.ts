import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { FORBIDS } from '#workflows/domain/facts/read/negation.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { splitClauses } from '#workflows/domain/reading/split-clauses.ts'
import { PROOF_WORDS } from './proof-words.ts'

const DOUBT = 'read-otherwise'

/** The facts, those of them unsettled whose sentence says yes to one reading and no to another: nobody is told what may be its contrary. */
export function withDoubts(facts: readonly PropertyFact[]): PropertyFact[] {
  const doubtful = facts.filter(isReadOtherwise)
  const keys = new Set(doubtful.map(({ key }) => key))
  // Where it is in doubt that there is one at all, nothing else of it is certain.
  const topics = new Set(doubtful.filter(({ key }) => /\.(?:exists|allowed)$/.test(key)).map(({ topic }) => topic))
  const isInDoubt = ({ key, topic }: PropertyFact) => keys.has(key) || topics.has(topic)
  return facts.map((fact) => (isInDoubt(fact) ? { ...fact, contradicts: [...fact.contradicts, DOUBT] } : fact))
}

/** A no that no word of negation says: 'closed', 'public'. */
const SAID_BY_A_WORD = /\.(?:isOpen|isPrivate|isShared|isIndoor)$/

function isReadOtherwise({
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
  const folded = fold(text)
  const isNo = hasWords(kit.cues.negation, folded) || FORBIDS.test(folded) || PROOF_WORDS[known].bring.test(folded)
  if (value.yes) return isNo && own.length === 1 && conditions.length === 0
  return (
    !isNo &&
    !hasWords(kit.cues.negation, fold(sentence)) &&
    !FORBIDS.test(fold(sentence)) &&
    !PROOF_WORDS[known].bring.test(fold(sentence))
  )
}
