import { draftReply } from '#activities/drafting/draft-reply.ts'
import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { loadSituation } from '#activities/drafting/load-situation.ts'
import { measureTraffic } from '#activities/drafting/measure-traffic.ts'
import { type OpenedDraft, openDraft } from '#activities/drafting/open-draft.ts'
import { type FinishedDraft, settleDraft } from '#activities/drafting/settle-draft.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import type { Transaction } from '#prisma/client.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { capsMetIn } from '#prisma/messages/caps-of-chat.ts'
import { openDoubts } from '#prisma/messages/open-doubts.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { DEFAULT_SETTINGS, type Decision, decide } from '#workflows/domain/decide.ts'
import { judgeTraffic } from '#workflows/domain/loop-guard.ts'
import { propertyLabel } from '#workflows/domain/property-label.ts'
import { type DraftReason, type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

export type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'

/**
 * Gives the guest's message its one draft, decided and stored; asked again it answers the same draft.
 * @throws AppError not_found for a message that is not this host's, and what the model throws while `mayRetryModel`.
 */
export async function composeDraft(deps: DraftingDeps, input: ComposeDraftInput): Promise<ComposedDraft> {
  const begun = await inHost(deps.db, input.hostId, async (tx, now) => {
    const opened = await openDraft(tx, deps, { ...input, now })
    return opened.settled === null ? { ...opened, known: await readKnown(tx, deps, opened) } : opened
  })
  if (begun.settled !== null) return begun.settled
  const { property, ...finished } = await finish(deps, begun)
  return { ...(await settleDraft(deps, begun, finished)), property: propertyLabel(property) }
}

type Opened = Pick<Extract<OpenedDraft, { settled: null }>, 'guest' | 'settings'>
type Begun = Opened & { known: Awaited<ReturnType<typeof readKnown>> }
type Finished = FinishedDraft & { property: string | null }

/** In the transaction that opens the draft: what it costs to begin another is saved. */
async function readKnown(tx: Transaction, deps: DraftingDeps, { guest, settings }: Opened) {
  return {
    situation: await loadSituation(tx, guest, { now: deps.now(), settings }),
    traffic: judgeTraffic(await measureTraffic(tx, guest, deps.now())),
    doubts: [...(await openDoubts(tx, guest)), ...((await isAccountClosed(tx, guest.hostId)) ? [CLOSED] : [])],
    // Said before it would leave, where that is known already; it is judged when it would.
    caps: await capsMetIn(tx, guest, { caps: deps.sendCaps, now: deps.now() }),
  }
}

async function finish(deps: DraftingDeps, { guest, settings: own, known }: Begun): Promise<Finished> {
  const settings = own ?? DEFAULT_SETTINGS
  const { situation, traffic, doubts, caps } = known
  const language = situation.language ?? 'it'
  const property = situation.property?.name ?? null
  if (guest.status === 'unreadable') return { ...silent(language, say({ code: 'unreadable_message' })), property }
  if (traffic.silence !== null) return { ...silent(language, traffic.silence), property }
  const { useMockAi } = deps.switches ?? (await readDebugSettings(deps.db))
  const reply = await draftReply(deps, situation, { useMockAi, mayAskModel: traffic.mayAskModel })
  const { draft, checked, drafter, questions } = reply
  const { topics, claims, unknowns, risks, rating } = draft
  // What was cut away, is hidden or was not read may ask, whatever the rest of the message does.
  const missing = doubts.filter(saysMore)
  const decided = decide({ ...checked, holds: [...checked.holds, ...traffic.holds, ...missing] }, settings)
  const decision = holdBack(decided, [
    ...(isStale(situation, deps.now()) ? [TOO_OLD] : []),
    ...doubts.filter((doubt) => !saysMore(doubt)),
    ...caps,
  ])
  return {
    // A text that nobody sends must not be read as one that was.
    text: decision.action === 'none' ? '' : draft.reply,
    language: draft.language,
    propertyId: situation.propertyId,
    confidence: draft.confidence,
    drafter,
    evidence: { topics, claims, unknowns, risks, questions, ...(rating && { rating }) },
    decision,
    // A sender in doubt is answered by nobody but the host: not by the fallback either. Nor does that take part in a loop.
    mayFallBack: doubts.length === 0 && caps.length === 0 && traffic.mayFallBack,
    property,
  }
}

const MISSING = ['words_cut', 'words_hidden', 'parts_unread'] as const
const saysMore = (doubt: DraftReason): doubt is Sentence<(typeof MISSING)[number]> =>
  MISSING.some((code) => code === doubt.code)

/** Who answers thanks of today answers the question of the day before too: that is not left to itself. */
const isStale = ({ questions }: Situation, now: Date) =>
  questions.some(({ at }) => now.getTime() - at.getTime() > STALE_AFTER_HOURS * 3_600_000)

const CLOSED: DraftReason = say({ code: 'account_was_closed' })
const TOO_OLD = say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })

/** What would have left waits for these reasons, and what waits for others is in doubt all the same. */
function holdBack({ action, reasons }: Decision, why: readonly DraftReason[]): Decision {
  if (action === 'none' || why.length === 0) return { action, reasons }
  const others = action === 'send' ? [] : reasons.filter(({ code }) => code !== TOO_OLD.code)
  return { action: 'wait', reasons: [...why, ...others] }
}

const silent = (language: string, reason: DraftReason): FinishedDraft => ({
  text: '',
  language,
  propertyId: null,
  confidence: null,
  drafter: 'built-in',
  evidence: { topics: [], claims: [], unknowns: [], risks: [] },
  decision: { action: 'none', reasons: [reason] },
  mayFallBack: true,
})
