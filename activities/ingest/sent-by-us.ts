import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Transaction } from '#prisma/client.ts'
import { noteFound } from '#prisma/notices/address-faults.ts'

type Of = { tx: Transaction; hostId: string }
type Kind = (message: IncomingMessage) => boolean

/**
 * What we sent ourselves and find again in a mailbox, replies and what we told a host, is no guest's message. Each is judged by itself:
 * what a guest copies from one of ours makes theirs none.
 */
export async function sentByUs(of: Of, messages: readonly IncomingMessage[]): Promise<ReadonlySet<IncomingMessage>> {
  return new Set([...(await replies(of, messages)), ...(await echoes(of, messages)), ...(await notices(of, messages))])
}

async function replies({ tx, hostId }: Of, messages: readonly IncomingMessage[]) {
  const ids = idsOf(messages, ({ fromSelf }) => fromSelf)
  if (ids.length === 0) return []
  const found = await tx.delivery.findMany({
    where: { hostId, rfcMessageId: { in: ids } },
    select: { rfcMessageId: true },
  })
  const known = new Set(found.map(({ rfcMessageId }) => rfcMessageId))
  return messages.filter(({ fromSelf, rfcMessageId }) => fromSelf && known.has(rfcMessageId))
}

/** By WhatsApp's ids. */
async function echoes({ tx, hostId }: Of, messages: readonly IncomingMessage[]) {
  const ids = idsOf(messages, ({ byHost }) => byHost)
  if (ids.length === 0) return []
  const found = await tx.delivery.findMany({ where: { hostId, providerId: { in: ids } }, select: { providerId: true } })
  const known = new Set(found.map(({ providerId }) => providerId))
  return messages.filter(({ byHost, rfcMessageId }) => byHost && known.has(rfcMessageId))
}

/** By their mark, or by the Message-ID of what a machine wrote, whoever of those who work with Locanda it was for. */
async function notices({ tx, hostId }: Of, messages: readonly IncomingMessage[]) {
  const marks = messages.flatMap(({ notice }) => notice?.seal ?? [])
  const ids = [...marks, ...idsOf(messages, ({ isAutomatic }) => isAutomatic)]
  if (ids.length === 0) return []
  const found = await tx.notice.findMany({ where: { rfcMessageId: { in: ids } }, select: { rfcMessageId: true } })
  const known = new Set<string | undefined | null>(found.map(({ rfcMessageId }) => rfcMessageId))
  const ours = messages.filter(
    ({ notice, isAutomatic, rfcMessageId }) => known.has(notice?.seal) || (isAutomatic && known.has(rfcMessageId)),
  )
  const arrived = ours.flatMap(({ notice, rfcMessageId }) => [notice?.rfcMessageId ?? [], rfcMessageId ?? []].flat())
  if (arrived.length > 0) await noteFound(tx, hostId, arrived)
  return ours
}

const idsOf = (messages: readonly IncomingMessage[], isOf: Kind) =>
  messages.filter(isOf).flatMap(({ rfcMessageId }) => rfcMessageId ?? [])
