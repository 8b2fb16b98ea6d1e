import type { ActivityDeps } from '#activities/deps.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { concludeSend } from '#activities/sending/conclude-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import type { MessageRef } from '#activities/sending/message-row.ts'
import { readMessage } from '#activities/sending/read-message.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'

/**
 * Claims a message and sends it, once; a send that an earlier try began is gone on with or looked up. Answers what
 * holds, also where it may not be sent (yet).
 * @throws AppError upstream_unavailable when nothing was delivered and another try makes sense.
 */
export async function sendMessage(deps: ActivityDeps, message: MessageRef): Promise<MessageState> {
  const sendKey = (await openKey(deps, message)) ?? `${message.messageId}:${(await readMessage(deps, message)).version}`
  const claim = await claimSend(deps, { ...message, sendKey })
  if (claim.accepted) return deliver(deps, { ...message, sendKey })
  return claim.isOwn ? concludeSend(deps, { ...message, sendKey }) : claim.state
}

/** Ends a send whose tries are used up: looks up what may have left. @throws AppError not_found. */
export async function endSend(deps: ActivityDeps, message: MessageRef): Promise<MessageState> {
  const sendKey = await openKey(deps, message)
  return sendKey === null ? readMessage(deps, message) : concludeSend(deps, { ...message, sendKey })
}

/** The key of the send that has begun and not ended, if there is one. */
async function openKey({ db }: ActivityDeps, { hostId, messageId }: MessageRef): Promise<string | null> {
  const open = await inHost(db, hostId, (tx) =>
    tx.delivery.findFirst({
      where: { hostId, messageId, state: { in: ['claimed', 'transmitting'] } },
      orderBy: { claimedAt: 'desc' },
      select: { sendKey: true },
    }),
  )
  return open?.sendKey ?? null
}
