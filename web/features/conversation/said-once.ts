import { isOfArrival } from '#api/contract/arrival-rules.ts'
import type { EvidenceView, MessageView } from '#api/contract/messages.ts'
import { quoted, splitAtHidden } from '#api/contract/shown-text.ts'
import { say } from '#web/texts/say.ts'
import { isLow } from './low-confidence.tsx'

export type Question = NonNullable<EvidenceView['questions']>[number]

/** What a reader sees of words: nothing that hides in them turns round what stands beside them. */
export const inSight = (text: string): string =>
  splitAtHidden(text)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('')

/** By its topic where that has a name and says all of what is asked, else in the guest's words. */
export const nameOf = ({ topics: [topic = ''], asksMore = false, text }: Question) => {
  const name = say.told.unknown(topic)
  return asksMore || name === topic ? quoted(say.secrets.inWords(inSight(text))) : name
}

/** What the guest asked, as it stands above the draft. */
export const askedOf = ({ evidence }: MessageView): Question[] =>
  (evidence?.questions ?? []).filter(({ kind }) => kind !== 'news')

type Said = { reasons: MessageView['reasons']; risks: string[]; unknowns: string[] }

/**
 * What the card of a draft says of it, each thing in one place: what is missing stands at the question above it, how sure it is in the
 * specification's words, and below the text only what is not among the reasons.
 */
export function saidOnce(draft: MessageView): Said {
  const { risks = [], unknowns = [] } = draft.evidence ?? {}
  const missing = askedOf(draft).filter(({ state }) => state !== 'answered')
  // What no topic says all of is unknown by its words.
  const names = new Set(
    missing.flatMap((one) => [nameOf(one), `«${one.text}»`, ...one.topics.slice(0, 1).map(say.told.unknown)]),
  )
  const words = new Set(missing.map(({ text }) => text))
  const risky = new Set<string>()
  const unknown = new Set<string>()
  const reasons = draft.reasons.flatMap((reason): MessageView['reasons'] => {
    // That is said as it is now, with what can be done.
    if (isOfArrival(reason)) return []
    if (reason.code === 'low_confidence') return isLow(draft) ? [] : [reason]
    if (reason.code === 'risky') for (const risk of reason.params.risks) risky.add(risk)
    if (reason.code === 'unknown') {
      const topics = reason.params.topics.filter((topic) => !names.has(say.told.unknown(topic)))
      for (const topic of topics) unknown.add(say.told.unknown(topic))
      return topics.length === 0 ? [] : [{ ...reason, params: { topics } }]
    }
    if (reason.code === 'question_open') {
      const questions = reason.params.questions.filter((text) => !words.has(text))
      return questions.length === 0 ? [] : [{ ...reason, params: { questions } }]
    }
    return [reason]
  })
  return {
    reasons,
    risks: risks.filter((risk) => !risky.has(risk)),
    unknowns: unknowns.filter((one) => !unknown.has(say.told.unknown(one)) && !names.has(say.told.unknown(one))),
  }
}
