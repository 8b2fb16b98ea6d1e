import type { SourceDeps } from '#activities/deps.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { ClaimedReplay } from '#prisma/replay/claim-replay.ts'
import { type BurstOfChat, keepBursts } from '#prisma/replay/keep-bursts.ts'
import { type EntryOfChat, readEntries } from '#prisma/replay/read-entries.ts'
import { findBursts } from '#workflows/domain/replay/find-bursts.ts'
import { MOST_BURSTS } from '#workflows/domain/replay/limits.ts'

/** Finds the bursts of a replay and writes them down: what comes later is no part of it. */
export async function planReplay({ db }: Pick<SourceDeps, 'db'>, { id, hostId, since }: ClaimedReplay): Promise<void> {
  const properties = await inHost(db, hostId, (tx) => tx.property.findMany({ where: { hostId }, select: { id: true } }))
  // As its texts stand: what of them nobody has read yet is read now.
  for (const { id: propertyId } of properties)
    await inHost(db, hostId, (tx, now) => syncPropertyFacts(tx, { hostId, propertyId }, now))
  await inHost(db, hostId, async (tx) => {
    const bursts = newestBursts(await readEntries(tx, { hostId, since }))
    await keepBursts(tx, { hostId, replayId: id, bursts })
  })
}

/** Of all chats the newest bursts, in order of time. */
function newestBursts(entries: readonly EntryOfChat[]): BurstOfChat[] {
  const chats = Map.groupBy(entries, ({ chatId }) => chatId)
  const bursts = [...chats].flatMap(([chatId, said]) => findBursts(said).map((burst) => ({ ...burst, chatId })))
  return bursts.toSorted((a, b) => a.at - b.at || (a.guestMessageId < b.guestMessageId ? -1 : 1)).slice(-MOST_BURSTS)
}
