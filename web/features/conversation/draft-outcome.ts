import { hostTransition } from '#api/contract/message-transitions.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { openDraft } from './timeline.ts'

/** What became of a draft while it was edited; `same`: nothing. */
export type Outcome = 'same' | 'changed' | 'guest' | 'host' | 'fallback' | 'approved' | 'rejected'

const GONE: Partial<Record<MessageView['status'], Outcome>> = { fallback_sent: 'fallback', discarded: 'rejected' }
const isOpen = (draft: MessageView) => hostTransition(draft, 'approve') !== undefined

/** Where the draft that is edited stands by now, and the open draft that the host's words would be sent in place of. */
export function outcomeOf(
  edited: MessageView,
  messages: MessageView[],
): { outcome: Outcome; open: MessageView | undefined } {
  const current = messages.find(({ id }) => id === edited.id) ?? edited
  if (isOpen(current)) return { outcome: current.version === edited.version ? 'same' : 'changed', open: current }
  return { outcome: whyGone(current, messages), open: openDraft(messages) }
}

function whyGone(current: MessageView, messages: MessageView[]): Outcome {
  if (current.status !== 'superseded') return GONE[current.status] ?? 'approved'
  const newest = messages.findLast(
    ({ kind, is_discarded }) => kind === 'guest' || (kind === 'host_reply' && !is_discarded),
  )
  return newest?.kind === 'host_reply' ? 'host' : 'guest'
}
