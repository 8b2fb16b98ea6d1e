import type { MessageView } from '#api/contract/messages.ts'

/** What is said beside the badge of an AI message that went out; null where it left by itself as it was drafted. */
export type BadgeNote = 'courtesy' | 'emergency' | 'approved' | 'edited' | null

/** A reply that has not left is a draft still, whatever was decided. */
export const hasLeft = ({ status }: Pick<MessageView, 'status'>): boolean => status === 'sent'

export function badgeNote(message: Pick<MessageView, 'kind' | 'status' | 'approvedByHost' | 'aiText'>): BadgeNote {
  if (message.kind === 'fallback') return 'courtesy'
  if (message.kind === 'emergency') return 'emergency'
  if (!hasLeft(message) || !message.approvedByHost) return null
  return message.aiText === null ? 'approved' : 'edited'
}
