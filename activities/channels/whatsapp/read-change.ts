import type { Replaced } from '#activities/channels/incoming-message.ts'
import { isRecord } from '#workflows/domain/is-record.ts'

/** What a message says that changes an earlier one: its new content, or nothing where it was taken back. */
export type Change = Replaced & { content: Record<string, unknown> | null }

/** Meta tells of both where the host uses the WhatsApp Business app as well; the other names are other networks' for the same. */
const WITHDRAWN = new Set(['revoke', 'revoked', 'delete', 'deleted', 'unsend'])
const EDITED = new Set(['edit', 'edited'])

/** Null for a message of its own. */
export function readChange(message: Record<string, unknown>): Change | null {
  const { type } = message
  if (typeof type !== 'string') return null
  const part = message[type]
  const change = isRecord(part) ? part : {}
  const named = change.original_message_id ?? change.message_id ?? change.id
  const rfcMessageId = typeof named === 'string' ? named : ''
  if (WITHDRAWN.has(type)) return { rfcMessageId, how: 'withdrawn', content: null }
  if (!EDITED.has(type)) return null
  // Words may stand in the edit, or beside it.
  const beside = without(message, ['type', type])
  const content = isRecord(change.message) ? change.message : without(change, ['original_message_id'])
  return { rfcMessageId, how: 'edited', content: { ...beside, ...content } }
}

const without = (record: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
