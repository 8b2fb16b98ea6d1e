import type { ActivityDeps } from '#activities/deps.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { concludeSend } from '#activities/sending/conclude-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { inOneTry } from '#activities/sending/in-one-try.ts'
import { keepForHost } from '#activities/sending/keep-for-host.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { getMessage, type MessageRef, stateOf } from '#prisma/messages/message-row.ts'
import { findOpenSend } from '#prisma/messages/open-send.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import type { SendAnswer } from '#workflows/domain/reply-state.ts'
import { wantsToBeAsked } from './read-reply.ts'

/**
 * Claims a message and sends it, once; a send that an earlier try began is gone on with or looked up. Answers what
 * holds, also where it may not be sent (yet); null while another worker has a try of it under way. `ended`: ends the try, and its
 * connections with it.
 * @throws AppError upstream_unavailable when nothing was delivered and another try makes sense.
 */
export async function sendMessage(
  deps: ActivityDeps,
  message: MessageRef,
  ended?: AbortSignal,
): Promise<SendAnswer | null> {
  const claim = await claimSend(deps, message)
  switch (claim.outcome) {
    case 'send': {
      const ref = { ...message, sendKey: claim.sendKey }
      return inOneTry(deps, ref, async (lost) => {
        const kept = await keepForHost(deps, message)
        if (kept !== null) return withHost(deps, message, kept)
        return deliver(deps, ref, ended === undefined ? lost : AbortSignal.any([ended, lost]))
      })
    }
    case 'conclude': {
      const ref = { ...message, sendKey: claim.sendKey }
      return inOneTry(deps, ref, () => concludeSend(deps, ref))
    }
    case 'wait':
      return claim.state
    case 'over':
      return withHost(deps, message, claim.state)
  }
}

/** What would have left and waits after all is told to the host like any other draft that waits. */
async function withHost(deps: ActivityDeps, { hostId }: MessageRef, state: MessageState): Promise<SendAnswer> {
  if (state.status !== 'pending') return state
  return { ...state, asksHost: await wantsToBeAsked(deps, hostId, await readDebugSettings(deps.db)) }
}

/** Ends a send whose tries are used up: looks up what may have left; null while one is under way. @throws AppError not_found. */
export async function endSend(deps: ActivityDeps, message: MessageRef): Promise<MessageState | null> {
  const { open, state } = await inHost(deps.db, message.hostId, async (tx) => ({
    open: await findOpenSend(tx, message),
    state: stateOf(await getMessage(tx, message)),
  }))
  if (open === null) return state
  const ref = { ...message, sendKey: open.sendKey }
  return inOneTry(deps, ref, () => concludeSend(deps, ref))
}
