import type { OutboxView } from '#api/contract/n8n.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { asAdministrator } from '#prisma/host-scope.ts'
import { readFault } from '#prisma/sentence-columns.ts'

/** The state of what is told to n8n, over all hosts: counts and times, no words of a guest. */
export const readOutbox = ({ deps }: HostContext): Promise<OutboxView> =>
  asAdministrator(deps.db, async (tx) => {
    const counted = await tx.outboxEvent.groupBy({ by: ['state'], where: { receiver: 'n8n' }, _count: true })
    const count = new Map(counted.map(({ state, _count }) => [state, _count]))
    const waiting = await tx.outboxEvent.aggregate({
      where: { receiver: 'n8n', state: 'waiting' },
      _min: { createdAt: true, nextAt: true },
    })
    return {
      isConfigured: deps.config.n8n.webhookUrl !== undefined,
      waiting: count.get('waiting') ?? 0,
      delivered: count.get('delivered') ?? 0,
      givenUp: count.get('given_up') ?? 0,
      dropped: count.get('dropped') ?? 0,
      waitingSince: waiting._min.createdAt?.toISOString() ?? null,
      nextTryAt: waiting._min.nextAt?.toISOString() ?? null,
      lastFault: await lastFault(tx),
    }
  })

async function lastFault(tx: Transaction): Promise<OutboxView['lastFault']> {
  const failed = await tx.outboxEvent.findFirst({
    where: { receiver: 'n8n', state: { in: ['waiting', 'given_up'] }, fault: { not: Prisma.DbNull } },
    orderBy: { triedAt: 'desc' },
    select: { fault: true, triedAt: true },
  })
  const fault = readFault(failed?.fault)
  return fault === null || !failed?.triedAt ? null : { fault, at: failed.triedAt.toISOString() }
}
