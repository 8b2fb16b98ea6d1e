import type { ChatCounts } from '#api/contract/chats.ts'
import { CHAT_QUEUES, MOST_COUNTED } from '#api/contract/queues.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'

/** How many of the host's chats are in each queue, and at all: however many there are, no more than a thousand of each are read. */
export const countChats = ({ deps, host }: HostContext): Promise<ChatCounts> =>
  inHost(deps.db, host.id, async (tx) => {
    const counts = [Prisma.sql`true`, ...CHAT_QUEUES.map((queue) => Prisma.sql`c.queue = ${queue}`)].map(
      (condition) => Prisma.sql`(select count(*)::int from (
        select from chat c where c.host_id = ${host.id}::uuid and ${condition} limit ${MOST_COUNTED}::int) counted)`,
    )
    const [all, ...queues] = counts
    const [row] = await tx.$queryRaw<[ChatCounts]>`
      select ${all} as "all", ${Prisma.join(CHAT_QUEUES.map((queue, at) => Prisma.sql`${queues[at]} as ${Prisma.raw(queue)}`))}`
    return row
  })
