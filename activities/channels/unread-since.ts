import type { Mailbox } from '#activities/channels/account/source.ts'
import { askedSince } from '#workflows/domain/history-before.ts'

const DAY_MS = 86_400_000

type Looked = { wholeLookAt: Date | null; now: Date }

/**
 * From when on a mailbox is read that shows nothing of how far it was read before: since the last look that was whole, and the first
 * days at least. Of one that was never read whole, the days before it was known here. A day more, for clocks that differ.
 */
export function unreadSince({ account, connectedAt }: Pick<Mailbox, 'account' | 'connectedAt'>, looked: Looked): Date {
  const { wholeLookAt, now } = looked
  const firstDays = account.initialSyncSinceDays * DAY_MS
  const known = Math.max(connectedAt.getTime(), askedSince(now).getTime()) - firstDays
  const from = Math.min(wholeLookAt?.getTime() ?? known, now.getTime() - firstDays)
  return new Date(from - DAY_MS)
}
