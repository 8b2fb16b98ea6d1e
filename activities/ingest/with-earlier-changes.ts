import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Transaction } from '#prisma/client.ts'
import type { ReplacedMessage } from '#prisma/messages/mark-replaced.ts'
import type { Rows } from './plan-rows.ts'

type Change = { rfcMessageId: string; peer: string | null; isByHost: boolean; how: 'edited' | 'withdrawn' }

/**
 * A message may come after the one that changed it. What was edited before it came is shown as edited, and asks nothing: its new words
 * do. `changed`: these changes.
 */
export async function withEarlierChanges(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
  fresh: readonly IncomingMessage[],
): Promise<{ fresh: readonly IncomingMessage[]; changed: Change[] }> {
  const ids = fresh.flatMap(({ channel, rfcMessageId }) => (channel === 'whatsapp' ? (rfcMessageId ?? []) : []))
  if (ids.length === 0) return { fresh, changed: [] }
  const stored = await tx.$queryRaw<Change[]>`
    select m.in_reply_to as "rfcMessageId", coalesce(m.from_address, m.recipient) as peer, m.kind = 'host_reply' as "isByHost",
      case when m.reasons @> '[{"code":"message_edited"}]' then 'edited' else 'withdrawn' end as how
    from message m where m.host_id = ${hostId}::uuid and m.source_id = ${sourceId}::uuid and m.in_reply_to = any(${ids})
      and (m.reasons @> '[{"code":"message_edited"}]' or m.reasons @> '[{"code":"message_withdrawn"}]')`
  const coming = fresh.flatMap(({ replaces, peer, byHost }) =>
    replaces === null ? [] : [{ ...replaces, peer, isByHost: byHost }],
  )
  const changed = [...stored, ...coming].filter((change) => fresh.some((message) => isOf(change, message)))
  const isEdited = (message: IncomingMessage) =>
    changed.some((change) => change.how === 'edited' && isOf(change, message))
  return { fresh: fresh.map((one) => (isEdited(one) ? { ...one, isAutomatic: true } : one)), changed }
}

const isOf = (change: Change, { rfcMessageId, peer, byHost }: IncomingMessage) =>
  change.rfcMessageId === rfcMessageId && change.peer === peer && change.isByHost === byHost

/** The same changes as they are shown at their messages, which stand in these rows. */
export const replacedSince = ({ messages }: Rows, changed: readonly Change[]): ReplacedMessage[] =>
  messages.flatMap(({ chatId, message }) =>
    changed
      .filter((change) => isOf(change, message))
      .map(({ rfcMessageId, how, isByHost }) => ({ chatId, rfcMessageId, how, isByHost, isAsked: how === 'edited' })),
  )
