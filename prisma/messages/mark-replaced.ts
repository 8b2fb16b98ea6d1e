import type { Transaction } from '#prisma/client.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** An earlier message that a later one of the same writer changed. `isAsked`: the later one is to be answered in its place. */
export type ReplacedMessage = {
  chatId: string
  rfcMessageId: string
  how: 'edited' | 'withdrawn'
  isAsked: boolean
  isByHost: boolean
}

const NOTES = { edited: say({ code: 'was_edited' }), withdrawn: say({ code: 'was_withdrawn' }) }

/**
 * Shows at messages that they are no longer as they were. What was edited is asked no more: its new words are. The caller holds the
 * locks of the chats.
 */
export async function markReplaced(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
  replaced: readonly ReplacedMessage[],
): Promise<void> {
  if (replaced.length === 0) return
  const rows = replaced.map(({ how, isAsked, isByHost, ...of }) => ({
    ...of,
    notes: [NOTES[how]],
    kind: isByHost ? 'host_reply' : 'guest',
    isOver: how === 'edited' && isAsked,
  }))
  await tx.$executeRaw`
    update message m set reasons = r.notes || m.reasons, is_automatic = m.is_automatic or r."isOver",
      workflow_at = case when r."isOver" then coalesce(m.workflow_at, 'epoch') else m.workflow_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("chatId" uuid, "rfcMessageId" text, notes jsonb, kind text, "isOver" boolean)
    where m.host_id = ${hostId}::uuid and m.source_id = ${sourceId}::uuid and m.chat_id = r."chatId" and m.kind::text = r.kind
      and m.rfc_message_id = r."rfcMessageId" and not m.reasons @> r.notes`
}
