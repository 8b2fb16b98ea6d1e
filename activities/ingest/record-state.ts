import type { SourceId } from '#activities/channels/account/source.ts'
import type { SourceDeps } from '#activities/deps.ts'
import type { SourceState } from '#prisma/generated/enums.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/** `wholeLookAt`: when the look began that read all there was, where it is told after one. */
export type SourceCondition = { state: SourceState; fault: Sentence | null; wholeLookAt?: Date | null }

/** A source as it was looked into: with the settings of that moment; without `settingsAt`, whatever they were. */
export type LookedInto = SourceId & { settingsAt?: Date | null }

/** Of the source, where it still is as it was looked into. */
export const asLookedInto = ({ hostId, sourceId, settingsAt }: LookedInto) => ({
  id: sourceId,
  hostId,
  ...(settingsAt === undefined ? {} : { settingsAt }),
})

/**
 * Shows the host how the source is doing, and keeps since when it is unreachable. An event only where what is shown changes. One that rests
 * stays as it was, and so does one that was set anew while it was looked into.
 */
export async function recordState(
  deps: Pick<SourceDeps, 'db' | 'now'>,
  of: LookedInto,
  { state, fault, wholeLookAt = null }: SourceCondition,
): Promise<void> {
  const now = deps.now()
  const where = { ...asLookedInto(of), deletedAt: null, pausedAt: null }
  const isUnreachable = state === 'unreachable'
  const synced = state === 'active' ? { lastSyncedAt: now, signedInAt: now, backlogLeft: 0, backlogOf: 0 } : {}
  const whole = wholeLookAt === null ? {} : { wholeLookAt }
  await inHost(deps.db, of.hostId, async (tx) => {
    await tx.messageSource.updateMany({
      where,
      data: {
        state,
        fault: storedFault(fault),
        ...synced,
        ...whole,
        ...(isUnreachable ? {} : { unreachableSince: null }),
      },
    })
    if (!isUnreachable) return
    await tx.messageSource.updateMany({ where: { ...where, unreachableSince: null }, data: { unreachableSince: now } })
  })
}
