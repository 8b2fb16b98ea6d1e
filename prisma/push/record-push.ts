import type { Database, Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { DuePush } from './claim-due-pushes.ts'

/** What came of a try. `later` without a fault: it was not time yet. */
export type PushResult =
  | { became: 'taken' | 'gone' | 'dropped' | 'given_up' }
  | { became: 'later'; at: Date; fault: Sentence | null }
  | { became: 'refused'; fault: Sentence }

/** Keeps what came of a try, unless a later one has begun. A browser that is gone is forgotten with all it was to be told. */
export const recordPush = (db: Database, due: DuePush, result: PushResult): Promise<void> =>
  inHost(db, due.hostId, async (tx, now) => {
    const { id, hostId, deviceId, tries } = due
    if (result.became === 'gone') {
      await tx.pushDevice.deleteMany({ where: { hostId, id: deviceId } })
      return
    }
    const { count } = await tx.pushSend.updateMany({
      where: { id, hostId, tries, state: 'waiting' },
      data: columnsOf(result, now),
    })
    if (count === 0) return
    if (result.became === 'taken') await keepOfDevice(tx, due, { toldAt: now, fault: null })
    else if ('fault' in result && result.fault !== null) await keepOfDevice(tx, due, { fault: result.fault })
    if (due.kind === 'emergency') await keepCall(tx, due, { result, now })
  })

const STATES = { taken: 'delivered', dropped: 'dropped', given_up: 'given_up', refused: 'given_up' } as const

function columnsOf(result: Exclude<PushResult, { became: 'gone' }>, now: Date) {
  if (result.became === 'later') return { nextAt: result.at, fault: storedFault(result.fault) }
  const state = STATES[result.became as keyof typeof STATES]
  return { state, settledAt: now, fault: storedFault('fault' in result ? result.fault : null) }
}

type OfDevice = { toldAt?: Date; fault: Sentence | null }

const keepOfDevice = (tx: Transaction, { hostId, deviceId }: DuePush, { toldAt, fault }: OfDevice) =>
  tx.pushDevice.updateMany({
    where: { hostId, id: deviceId },
    data: { fault: storedFault(fault), ...(toldAt && { toldAt }) },
  })

/** Beside the other ways on which the host was called. */
async function keepCall(tx: Transaction, due: DuePush, { result, now }: { result: PushResult; now: Date }) {
  if (result.became !== 'taken' && result.became !== 'refused') return
  const fault = storedFault(result.became === 'refused' ? result.fault : null)
  const { hostId, aboutId: emergencyId } = due
  await tx.emergencyCall.create({ data: { hostId, emergencyId, way: 'push', at: now, fault } })
}
