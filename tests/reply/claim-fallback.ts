import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { claimFallback as claim, type FallbackClaim } from '#prisma/messages/claim-fallback.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'

/** What the workflow asks for at the deadline, in a transaction of its own. */
export const claimFallback = (
  deps: Pick<ActivityDeps, 'db' | 'newId' | 'config'>,
  ref: MessageRef,
): Promise<FallbackClaim> =>
  inHost(deps.db, ref.hostId, (tx, now) =>
    claim(tx, {
      ...ref,
      undoSeconds: deps.config.undoSeconds,
      caps: deps.config.sendCaps,
      newId: deps.newId,
      now,
    }),
  )
