import { z } from 'zod'
import type { StoredValue } from './parse-webhook.ts'

const Stored = z.object({
  metadata: z.object({ phone_number_id: z.string(), display_phone_number: z.unknown().optional() }),
  contacts: z.unknown().optional(),
  messages: z.unknown().optional(),
  statuses: z.unknown().optional(),
  message_echoes: z.unknown().optional(),
  isHistory: z.boolean().optional().catch(undefined),
  thread: z.string().optional().catch(undefined),
  isShared: z.boolean().optional().catch(undefined),
  isGuessed: z.boolean().optional().catch(undefined),
})

/** What the webhook stored for a number. @throws ZodError for what it never stores. */
export function storedValue(body: unknown): StoredValue {
  const { metadata, ...value } = Stored.parse(body)
  return { ...value, phoneNumberId: metadata.phone_number_id, ownNumber: metadata.display_phone_number }
}
