import type { ActivityDeps } from '#activities/deps.ts'
import { readDebugSettings, whyMailIsHeld } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { claimSend as claim, type SendClaim } from '#prisma/messages/claim-send.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'

type ClaimDeps = Pick<ActivityDeps, 'db'> & { config: Pick<ActivityDeps['config'], 'sendCaps'> }

/**
 * Asks for the one permission to send a message, with the operator's switch of this moment and PostgreSQL's clock at the begin.
 * @throws AppError not_found for another host's message; Error where the row of the debug settings is missing.
 */
export async function claimSend(deps: ClaimDeps, ref: MessageRef): Promise<SendClaim> {
  const mailHeldBy = whyMailIsHeld(await readDebugSettings(deps.db))
  const work = { ...ref, mailHeldBy, caps: deps.config.sendCaps }
  return inHost(deps.db, ref.hostId, (tx, now) => claim(tx, { ...work, now }), { isByIds: true })
}
