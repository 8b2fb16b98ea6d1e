import { setTimeout as pause } from 'node:timers/promises'
import type { ActivityDeps } from '#activities/deps.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { concludeSend } from '#activities/sending/conclude-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { inOneTry } from '#activities/sending/in-one-try.ts'
import type { SendRef } from '#activities/sending/outgoing.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { inHost } from '#prisma/host-scope.ts'
import { approveDraft } from '#prisma/messages/approve-draft.ts'
import type { Changed } from '#prisma/messages/change-message.ts'
import { claimFallback, type FallbackClaim } from '#prisma/messages/claim-fallback.ts'
import { discardDraft } from '#prisma/messages/discard-draft.ts'
import { type MessageRef, stateOf } from '#prisma/messages/message-row.ts'
import { undoDecision } from '#prisma/messages/undo-decision.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import type { Change, MessageState } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

type ByHost = MessageRef & { actor: string }
type ApprovalInput = ByHost & { wordingId?: string; undoSeconds: number }

/** Below the ten seconds that an activity of these runs may take. */
const LONGEST_PAUSE_MS = 5_000

/**
 * What runs of the first reply workflow call, which took decisions as updates and made send keys of their own. Each
 * asks the same verb as everybody else; they go when the last such run has ended.
 * @throws AppError not_found for a wording that is gone.
 */
export const createOldActivities = (deps: ActivityDeps) => ({
  async recordApproval({ wordingId, actor, ...input }: ApprovalInput): Promise<Change> {
    return inHost(deps.db, input.hostId, async (tx) => {
      const { hostId, messageId } = input
      const wording =
        wordingId === undefined
          ? {}
          : await tx.draftWording.findFirst({ where: { id: wordingId, hostId, messageId }, select: { text: true } })
      if (wording === null) throw notFound('Wording')
      return toChange(await approveDraft(tx, { ...input, ...wording, by: { actor }, now: await databaseNow(tx) }))
    })
  },
  async recordDiscard({ actor, ...ref }: ByHost): Promise<Change> {
    return inHost(deps.db, ref.hostId, async (tx) =>
      toChange(await discardDraft(tx, { ...ref, undoSeconds: 0, by: { actor }, now: await databaseNow(tx) })),
    )
  },
  async recordUndo({ actor, ...ref }: ByHost): Promise<Change> {
    return inHost(deps.db, ref.hostId, async (tx) =>
      toChange(await undoDecision(tx, { ...ref, by: { actor }, now: await databaseNow(tx) }), ['pending']),
    )
  },
  /** These runs send a fallback at once and never look at it again: it has no undo window. */
  async claimFallback(ref: MessageRef): Promise<FallbackClaim> {
    return inHost(deps.db, ref.hostId, async (tx) =>
      claimFallback(tx, {
        ...ref,
        undoSeconds: 0,
        caps: deps.config.sendCaps,
        newId: deps.newId,
        now: await databaseNow(tx),
      }),
    )
  },
  /** A clock that runs ahead of ours asks too early, and would ask again at once: it is kept waiting a little. */
  async claimSend({ hostId, messageId }: SendRef): Promise<Change & { isOwn: boolean }> {
    const early = await claimSend(deps, { hostId, messageId })
    if (early.outcome === 'wait') {
      const msLeft = Date.parse(early.state.undoUntil ?? '') - deps.now().getTime()
      await pause(Math.min(Math.max(msLeft, 0), LONGEST_PAUSE_MS))
    }
    const { outcome, state } = early.outcome === 'wait' ? await claimSend(deps, { hostId, messageId }) : early
    return { accepted: outcome === 'send', isOwn: outcome === 'send' || outcome === 'conclude', state }
  },
  deliver: (ref: SendRef) => alone(deps, ref, (granted, ended) => deliver(deps, granted, ended)),
  concludeSend: (ref: SendRef) => alone(deps, ref, (granted) => concludeSend(deps, granted)),
})

/** @throws AppError upstream_unavailable while another worker has a try of it under way. */
function alone(
  deps: ActivityDeps,
  ref: SendRef,
  work: (granted: SendRef, ended: AbortSignal) => Promise<MessageState>,
) {
  return withHeartbeat(async () => {
    const granted = await withGrantedKey(deps, ref)
    const state = await inOneTry(deps, granted, (ended) => work(granted, ended))
    if (state === null) throw new AppError('upstream_unavailable', { code: 'not_sent_yet' })
    return state
  })
}

/** Asked again after its answer was lost, an activity finds its own work: `done` says what that looks like. */
function toChange({ outcome, row }: Changed, done: readonly MessageStatus[] = []): Change {
  return { accepted: outcome !== 'refused' || done.includes(row.status), state: stateOf(row) }
}

/** The key that PostgreSQL gave with the newest grant, whatever the run calls it. */
async function withGrantedKey(deps: ActivityDeps, ref: SendRef): Promise<SendRef> {
  const { hostId, messageId } = ref
  const delivery = await inHost(deps.db, hostId, (tx) =>
    tx.delivery.findFirst({ where: { hostId, messageId }, orderBy: { claimedAt: 'desc' }, select: { sendKey: true } }),
  )
  return { ...ref, sendKey: delivery?.sendKey ?? ref.sendKey }
}
