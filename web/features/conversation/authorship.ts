import type { MessageView } from '#api/contract/messages.ts'

export type Authorship = 'fallback' | 'edited' | 'approved' | 'automatic' | 'draft'

/** How the reason of a draft begins that had to wait for its host: see `workflows/domain/decide.ts`. */
const WAITED = 'Aspetta la tua approvazione'

/** Whose decision an AI message was; one that has not left is a draft still, whatever was decided. */
export function authorship({
  kind,
  status,
  aiText,
  reason,
}: Pick<MessageView, 'kind' | 'status' | 'aiText' | 'reason'>): Authorship {
  if (kind === 'fallback') return 'fallback'
  if (status !== 'sent') return 'draft'
  if (aiText !== null) return 'edited'
  return reason?.startsWith(WAITED) ? 'approved' : 'automatic'
}
