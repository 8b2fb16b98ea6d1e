/** What a host can be told of on a device. Its meaning is told in `prisma/schema.prisma`. */
export const PUSH_KINDS = [
  'draft_ready',
  'no_draft',
  'emergency',
  'not_sent',
  'promise_due',
  'snooze_over',
  'source_stopped',
] as const

export type PushKind = (typeof PUSH_KINDS)[number]
