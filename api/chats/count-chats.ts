import type { ChatCountQuery, ChatCounts } from '#api/contract/chats.ts'
import { CHAT_QUEUES, type ChatQueue, MOST_COUNTED } from '#api/contract/queues.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { chatConditions, isDueNow } from './chat-conditions.ts'

/** How many of the host's chats, of a channel or property where one is named, are in each queue, and at all: no more than a thousand of each are read. */
export const countChats = ({ deps, host }: HostContext, { query }: { query: ChatCountQuery }): Promise<ChatCounts> =>
  inHost(deps.db, host.id, async (tx) => {
    const narrowed = Prisma.join(chatConditions(query), ' and ')
    const isDue = isDueNow(deps.now())
    const inQueue = (queue: ChatQueue) =>
      queue === 'automatic' ? Prisma.sql`c.queue = ${queue}` : Prisma.sql`c.queue = ${queue} and ${isDue}`
    const counts = [Prisma.sql`true`, ...CHAT_QUEUES.map(inQueue)].map(
      (condition) => Prisma.sql`(select count(*)::int from (
        select from chat c where c.host_id = ${host.id}::uuid and ${condition} and ${narrowed} limit ${MOST_COUNTED}::int) counted)`,
    )
    const [all, ...queues] = counts
    const [row] = await tx.$queryRaw<[ChatCounts]>`
      select ${all} as "all", ${Prisma.join(CHAT_QUEUES.map((queue, at) => Prisma.sql`${queues[at]} as ${Prisma.raw(queue)}`))}`
    return row
  })
