import { STANDING_ANSWERS } from '#api/contract/message-status.ts'
import type { MessageView } from '#api/contract/messages.ts'

/** What is said beside the badge of an AI message that goes out; null where it left by itself as it was drafted. */
export type BadgeNote = 'courtesy' | 'emergency' | 'approved' | 'edited' | null

const ON_ITS_WAY: ReadonlySet<MessageView['status']> = new Set(['scheduled', ...STANDING_ANSWERS])

/** As the specification says it from the decision on; what was kept back, or may not have arrived, is a draft still. */
export const isOnItsWay = ({ status }: Pick<MessageView, 'status'>): boolean => ON_ITS_WAY.has(status)

export function badgeNote(message: Pick<MessageView, 'kind' | 'status' | 'approvedByHost' | 'aiText'>): BadgeNote {
  if (message.kind === 'fallback') return 'courtesy'
  if (message.kind === 'emergency') return 'emergency'
  if (!isOnItsWay(message) || !message.approvedByHost) return null
  return message.aiText === null ? 'approved' : 'edited'
}
