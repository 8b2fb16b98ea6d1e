import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { followMailbox } from '#prisma/messages/follow-mailbox.ts'
import { oweAgain } from '#prisma/messages/owe-again.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { askedSince } from '#workflows/domain/history-before.ts'
import type { EarlierSelf } from './earlier-selves.ts'

/** What a source left behind when it was deleted goes on where it is connected again. Answers the workflows to wake. */
export async function goOnAgain(
  tx: Transaction,
  { host, requestId, deps }: HostContext,
  { id, selves }: { id: string; selves: readonly EarlierSelf[] },
): Promise<WakeRef[]> {
  if (selves.length === 0) return []
  const from = selves.flatMap((self) => (self.id === id ? [] : self.id))
  await followMailbox(tx, { hostId: host.id, from, to: id })
  const knownSince = new Date(Math.min(...selves.map((self) => self.connectedAt.getTime())))
  await rememberMailbox(tx, { hostId: host.id, sourceId: id, knownSince, now: deps.now() })
  const deletedAt = new Date(Math.min(...selves.map((self) => self.deletedAt.getTime())))
  const by = { actor: host.kcSub, requestId }
  return oweAgain(tx, { hostId: host.id, sourceId: id, deletedAt, by, now: deps.now() })
}

type Known = { hostId: string; sourceId: string; knownSince: Date; now: Date }

/** What came in the meantime is no history, unless it is older than what is still answered. */
const rememberMailbox = (tx: Transaction, { hostId, sourceId, knownSince, now }: Known) => tx.$executeRaw`
  update message_source set connected_at = greatest(least(connected_at, ${knownSince}::timestamptz), ${askedSince(now)}::timestamptz)
  where id = ${sourceId}::uuid and host_id = ${hostId}::uuid`
