import type { Transaction } from '#prisma/client.ts'

/** A worker that says nothing for so long is dead, or has lost the database. */
const ANSWERS_SECONDS = 20

/** `tryId`: of one try, in one worker. */
export type TryOfSend = { hostId: string; sendKey: string; tryId: string }

/**
 * Has the one try of a send, now or for longer; false while another one is under way, in whatever process. One that would last longer
 * than any does was held by a clock that was set back since.
 */
export async function holdTry(tx: Transaction, { hostId, sendKey, tryId }: TryOfSend): Promise<boolean> {
  const held = await tx.$executeRaw`
    update delivery set tried_by = ${tryId}::uuid, tried_until = clock_timestamp() + make_interval(secs => ${ANSWERS_SECONDS}::int)
    where host_id = ${hostId}::uuid and send_key = ${sendKey}
      and (tried_by = ${tryId}::uuid or tried_until is null or tried_until < clock_timestamp()
        or tried_until > clock_timestamp() + make_interval(secs => ${2 * ANSWERS_SECONDS}::int))`
  return held > 0
}

/** It has ended, and its connections with it: the next one may begin. */
export async function endTry(tx: Transaction, { hostId, sendKey, tryId }: TryOfSend): Promise<void> {
  await tx.delivery.updateMany({ where: { hostId, sendKey, triedBy: tryId }, data: { triedUntil: null } })
}
