import type { Drafter, DraftToReplace } from '#activities/drafting/drafter.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { AskedDraft } from '#prisma/outbox/asked-draft.ts'
import { eventIdOfDraft } from '#prisma/outbox/asked-draft.ts'
import { claimDue } from '#prisma/outbox/claim-due.ts'
import type { StoredN8nAnswer } from '#prisma/outbox/n8n-answer-column.ts'
import { putInOutbox } from '#prisma/outbox/put-in-outbox.ts'
import { takeAnswer } from '#prisma/outbox/take-answer.ts'
import type { Draft } from '#workflows/domain/draft.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { N8N_EVENTS } from '#workflows/domain/n8n-events.ts'
import { type AnnouncingDeps, deliverAnnouncement } from './deliver-announcement.ts'

/** As a model's name stands with its drafts. */
const N8N = 'n8n'
/** What a flow takes at least, and as long as its host may wait for a draft that is there. */
const LOOK_MS = { first: 200, most: 1_000 }

/**
 * A drafter that asks n8n by the outbox, and waits for its answer at PostgreSQL: another worker goes on where one dies, and the same
 * draft is asked for once.
 * @throws ModelError, from the drafter, where n8n does not take the question; the signal's reason where the time is over.
 */
export const createN8nDrafter =
  (deps: AnnouncingDeps): Drafter =>
  async (situation, { signal, toReplace }) => {
    if (toReplace === undefined) throw new Error('n8n is asked for drafts that stand in a chat')
    const { hostId, version, leftMs } = toReplace
    const draft: AskedDraft = { hostId, guestMessageId: situation.guestMessageId, version }
    await ask(deps, draft, leftMs)
    const answer = await answerTo(deps, draft, signal)
    const use = { model: N8N, calls: 1, inputTokens: null, outputTokens: null, costMicros: null }
    return { draft: toDraft(answer, situation), drafter: N8N, use }
  }

async function ask(deps: AnnouncingDeps, draft: AskedDraft, triedForMs: DraftToReplace['leftMs']): Promise<void> {
  const { hostId, guestMessageId, version } = draft
  const [event] = await inHost(deps.db, hostId, async (tx) => {
    await putInOutbox(tx, {
      hostId,
      kind: N8N_EVENTS.draftAsked,
      messageIds: [guestMessageId],
      turn: version,
      triedForMs,
    })
    return claimDue(tx, { atMost: 1, eventId: eventIdOfDraft(draft) })
  })
  if (event !== undefined) await deliverAnnouncement(deps, event)
}

async function answerTo(
  { db }: AnnouncingDeps,
  draft: AskedDraft,
  signal: AbortSignal | undefined,
): Promise<StoredN8nAnswer> {
  for (let pauseMs = LOOK_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, LOOK_MS.most)) {
    // What was taken in until the time was over is used: the last look begins behind it.
    const isLastLook = signal?.aborted === true
    const { answer, isOver } = await inHost(db, draft.hostId, (tx) => takeAnswer(tx, draft))
    if (answer !== null) return answer
    if (isOver) throw new ModelError('n8n_away')
    if (isLastLook) signal?.throwIfAborted()
    await pauseUntil(pauseMs, signal)
  }
}

/** Ends early, or at once, where nobody waits any more. */
function pauseUntil(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}

/** What is said of the house is proved anew by whoever checks it: no claim of a flow's counts. */
const toDraft = ({ language, confidence, ...said }: StoredN8nAnswer, situation: Situation): Draft => ({
  ...said,
  claims: [],
  confidence: Math.round(confidence),
  language: language ?? detectLanguage(said.reply) ?? situation.language ?? 'en',
})
