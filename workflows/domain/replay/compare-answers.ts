import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { compareTopic } from './compare-topic.ts'
import { familyOf } from './family.ts'
import { readStatements, type Statements } from './read-statements.ts'
import { type Judgement, ofWhole, type Verdict, type VerdictReason } from './verdict.ts'

export type ToJudge = {
  /** What the product would have written; empty where it writes nothing. */
  ours: string
  /** Nothing was asked, it found; else nothing has words for it. */
  isSilent: boolean
  /** What the host wrote; null where they wrote nothing. */
  theirs: string | null
  language: DraftLanguage
  /** Topics that the guest asked about. */
  asked: readonly string[]
  guestText: string
  /** Facts of the house by the sentence that says them in the reply's language. */
  known: ReadonlyMap<string, FoundFact>
}

/**
 * Holds a reply of the product's against what the host really wrote: on what the guest asked, and where they collide on anything.
 * What cannot be told is not comparable, never right.
 */
export function compareAnswers({
  ours,
  isSilent,
  theirs,
  language,
  asked: topics,
  guestText,
  known,
}: ToJudge): Judgement {
  if (theirs === null) return isSilent ? judged('same', 'both_silent') : judged('not_comparable', 'no_answer')
  const asked = [...new Set(topics.map(familyOf))]
  const host = readStatements({ text: theirs, language, asked })
  if (host.topics.size === 0 && (host.putsOffAll || host.putOff.size > 0)) {
    const own = readStatements({ text: ours, language, asked, known })
    const isAlike = own.topics.size === 0 && (own.putsOffAll || own.putOff.size > 0)
    return isAlike ? judged('same', 'both_put_off') : judged('not_comparable', 'host_put_off')
  }
  if (host.topics.size === 0) return judged('not_comparable', 'says_nothing')
  if (ours === '' && !isSilent) return judged('not_comparable', 'no_words')
  const own = readStatements({ text: ours, language, asked, known })
  const guest = new Set(readTokens(guestText).map(({ kind, key }) => `${kind} ${key}`))
  return verdictOf(
    [...new Set([...asked, ...host.topics.keys(), ...own.topics.keys()])].flatMap((topic) =>
      reasonOf(topic, { own, host, guest, isAsked: asked.includes(topic) }),
    ),
  )
}

const judged = (verdict: Verdict, code: VerdictReason['code']): Judgement => ({ verdict, reasons: [ofWhole(code)] })

type Sides = { own: Statements; host: Statements; guest: ReadonlySet<string>; isAsked: boolean }

/** What was not asked counts only where the two cannot both hold. */
function reasonOf(topic: string, { own, host, guest, isAsked }: Sides): VerdictReason[] {
  const [ours, theirs] = [own.topics.get(topic), host.topics.get(topic)]
  const because = (code: VerdictReason['code']): VerdictReason[] => [
    { code, topic, ours: ours?.sentences ?? [], theirs: theirs?.sentences ?? [] },
  ]
  if (ours !== undefined && theirs !== undefined) {
    const code = compareTopic({ topic, ours, theirs, guest })
    return isAsked || code === 'other_value' || code === 'denied' ? because(code) : []
  }
  if (!isAsked) return []
  if (theirs !== undefined) return because(own.putOff.has(topic) || own.putsOffAll ? 'put_off' : 'left_out')
  return ours === undefined ? [] : because('added')
}

/** The worst decides; what cannot be told keeps it from being right. */
function verdictOf(reasons: VerdictReason[]): Judgement {
  const has = (...codes: VerdictReason['code'][]) => reasons.some(({ code }) => codes.includes(code))
  if (has('other_value', 'denied')) return { verdict: 'contradicts', reasons }
  if (has('left_out', 'put_off')) return { verdict: 'says_less', reasons }
  if (has('free_words')) return { verdict: 'not_comparable', reasons }
  if (!has('said_alike') && !reasons.some(({ code, theirs }) => code === 'added' && theirs.length > 0))
    return { verdict: 'not_comparable', reasons: [...reasons, ofWhole('says_nothing')] }
  return { verdict: has('added') ? 'says_more' : 'same', reasons }
}
