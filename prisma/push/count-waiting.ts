import type { Transaction } from '#prisma/client.ts'

/** An icon shows no more. */
const MOST = 1_000

/** How many of a host's chats wait for a decision or an answer and are not put off, for the icon of what they have installed. */
export async function countWaiting(tx: Transaction, hostId: string, now: Date): Promise<number> {
  const [row] = await tx.$queryRaw<[{ many: number }]>`
    select count(*)::int as many from (
      select from chat where host_id = ${hostId}::uuid and queue in ('approve', 'answer')
        and (snoozed_until is null or snoozed_until <= ${now}::timestamptz) limit ${MOST}::int) waiting`
  return row.many
}
