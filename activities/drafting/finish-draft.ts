import { BUILT_IN } from '#activities/drafting/built-in/built-in-drafter.ts'
import type { CheckedReply } from '#activities/drafting/draft-reply.ts'
import type { Known } from '#activities/drafting/known-of-draft.ts'
import type { FinishedDraft } from '#activities/drafting/settle-draft.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { willItArrive } from '#workflows/domain/arrival/will-it-arrive.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { type DecideSettings, type Decision, decide } from '#workflows/domain/decide.ts'
import { reasonsOfOpenFields } from '#workflows/domain/reasons-of-open-fields.ts'
import { type DraftReason, type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { unmetWish } from '#workflows/domain/wish.ts'

/** Decides on a reply that was written and checked, with all that is known of its chat. */
export function finishDraft(
  reply: CheckedReply,
  known: Known,
  { settings, now }: { settings: DecideSettings; now: Date },
): FinishedDraft {
  const { situation, traffic, doubts, caps, noFallback, reach, modelCap } = known
  const { draft, checked, drafter, questions } = reply
  const { topics, claims, unknowns, risks, rating } = draft
  // What was cut away, is hidden or was not read may ask, whatever the rest of the message does.
  const missing = [...doubts.filter(saysMore), ...(situation.asksMore === true ? [MORE] : [])]
  const decided = decide({ ...checked, holds: [...checked.holds, ...traffic.holds, ...missing] }, settings)
  const { wish } = situation
  const unmet = wish === undefined ? null : unmetWish(wish, { reply: draft.reply, isBuiltIn: drafter === BUILT_IN })
  const arrives = (text: string) => (reach === null ? [] : willItArrive(reach, text, now).map(({ reason }) => reason))
  const decision = holdBack(decided, [
    ...arrives(draft.reply),
    ...reasonsOfOpenFields(draft.reply),
    // Whatever proves it, its host has asked to see it.
    ...(wish !== undefined && decided.action === 'send' ? [ASKED_AGAIN] : []),
    ...(isStale(situation, now) ? [TOO_OLD] : []),
    ...doubts.filter((doubt) => !saysMore(doubt)),
    ...caps,
  ])
  const notes = [
    ...(unmet === null ? [] : [unmet]),
    ...(decision.action === 'wait' ? noFallback : []),
    ...(modelCap === null ? [] : [modelCap]),
  ]
  return {
    // A text that nobody sends must not be read as one that was.
    text: decision.action === 'none' ? '' : draft.reply,
    language: draft.language,
    propertyId: situation.propertyId,
    confidence: draft.confidence,
    drafter,
    evidence: { topics, claims, unknowns, risks, questions, ...(rating && { rating }) },
    askedSince: askedSince(situation),
    decision: decision.action === 'none' ? decision : { ...decision, reasons: [...decision.reasons, ...notes] },
    // A sender in doubt is answered by nobody but the host: not by the fallback either. Nor does that take part in a loop, or
    // answer thanks, or a question that is too old.
    mayFallBack:
      [...doubts, ...caps, ...noFallback, ...arrives('')].length === 0 &&
      traffic.mayFallBack &&
      !situation.reading.isMereThanks &&
      !isStale(situation, now),
  }
}

const ASKED_AGAIN = say({ code: 'asked_again' })
const MORE = say({ code: 'more_than_read' })
const MISSING = ['words_cut', 'words_hidden', 'parts_unread'] as const
const saysMore = (doubt: DraftReason): doubt is Sentence<(typeof MISSING)[number]> =>
  MISSING.some((code) => code === doubt.code)

/** Nothing is written, and nothing has to be answered. */
export const silentDraft = (language: string, reason: DraftReason): FinishedDraft => ({
  text: '',
  language,
  propertyId: null,
  confidence: null,
  drafter: 'built-in',
  evidence: { topics: [], claims: [], unknowns: [], risks: [] },
  askedSince: null,
  decision: { action: 'none', reasons: [reason] },
  mayFallBack: true,
})

/** What no drafter has words for, as a fire: it waits for the host's own, whatever else the message asks. */
export const wordlessDraft = ({ situation, doubts }: Known): FinishedDraft => ({
  text: '',
  language: situation.language ?? 'it',
  propertyId: situation.propertyId,
  confidence: null,
  drafter: 'built-in',
  evidence: { topics: [], claims: [], unknowns: [], risks: [] },
  askedSince: askedSince(situation),
  decision: { action: 'wait', reasons: doubts },
  mayFallBack: false,
})

/** Who answers thanks of today answers the question of the day before too. */
const askedSince = ({ questions }: Situation) => new Date(Math.min(...questions.map(({ at }) => at.getTime())))

const isStale = (situation: Situation, now: Date) =>
  now.getTime() - askedSince(situation).getTime() > STALE_AFTER_HOURS * 3_600_000

const TOO_OLD = say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })

/** What would have left waits for these reasons, and what waits for others is in doubt all the same. */
function holdBack({ action, reasons }: Decision, why: readonly DraftReason[]): Decision {
  if (action === 'none' || why.length === 0) return { action, reasons }
  const others = action === 'send' ? [] : reasons.filter(({ code }) => code !== TOO_OLD.code)
  return { action: 'wait', reasons: [...why, ...others] }
}
