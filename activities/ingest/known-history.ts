import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { statusList } from '#prisma/status-list.ts'
import { MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'

/** A message that is stored already. */
export type KnownMessage = { id: string; providerId: string; isHistory: boolean }
type Arrived = { hostId: string; messages: readonly IncomingMessage[]; historyBefore: Date }

/** Of one that comes in the same batch as both only what came as it happened is stored, unless the host has answered it. */
export function withoutDoubles({ messages, historyBefore }: Omit<Arrived, 'hostId'>): readonly IncomingMessage[] {
  if (!messages.some(({ isHistory }) => isHistory)) return messages
  const live = messages.filter((one) => isLive(one, historyBefore) && !isAnsweredIn(messages, one))
  const ids = new Set(live.map(({ providerId }) => providerId))
  return messages.filter(({ isHistory, providerId }) => !isHistory || !ids.has(providerId))
}

/**
 * The rows of what was brought as history before, and now comes as it happened: these give way to it, so that a guest's question is
 * asked and a reply of the host's counts. Not where the host has answered it since.
 */
export async function overtakenHistory(
  tx: Transaction,
  { hostId, messages, historyBefore }: Arrived,
  known: readonly KnownMessage[],
): Promise<Map<string, string>> {
  const old = new Map(known.filter(({ isHistory }) => isHistory).map(({ providerId, id }) => [providerId, id]))
  const live = messages.filter((one) => old.has(one.providerId) && isLive(one, historyBefore))
  const asked = live.filter((one) => !isAnsweredIn(messages, one))
  if (asked.length === 0) return new Map()
  const ids = asked.flatMap(({ providerId }) => old.get(providerId) ?? [])
  const open = await tx.$queryRaw<{ id: string; providerId: string }[]>`
    select m.id::text, m.provider_id as "providerId" from message m
    where m.host_id = ${hostId}::uuid and m.id = any(${ids}::uuid[]) and m.is_history
      and (m.kind = 'host_reply' or not exists (${ANSWER_SINCE}))`
  return new Map(open.map(({ id, providerId }) => [providerId, id]))
}

const ANSWER_SINCE = Prisma.sql`
  select from message a where a.host_id = m.host_id and a.chat_id = m.chat_id and a.kind = 'host_reply'
    and a.status in (${statusList(MESSAGES_GONE_OUT)}) and a.created_at >= m.created_at`

const isLive = ({ isHistory, byHost, arrivedAt }: IncomingMessage, historyBefore: Date) =>
  !isHistory && (byHost || arrivedAt >= historyBefore)

const isAnsweredIn = (messages: readonly IncomingMessage[], { byHost, peer, writtenAt }: IncomingMessage) =>
  !byHost && messages.some((one) => one.byHost && one.peer === peer && one.writtenAt >= writtenAt)
