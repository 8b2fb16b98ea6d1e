import { MESSAGES_GONE_OUT } from '#api/contract/message-status.ts'
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

const STANDS: readonly MessageView['status'][] = ['scheduled', ...MESSAGES_GONE_OUT, 'held']

/** Whether somebody said yes to it, or it leaves by itself: whoever it went to has an answer. */
const isAnswer = ({ kind, status, is_discarded }: MessageView) =>
  kind === 'host_reply' ? !is_discarded : kind !== 'guest' && STANDS.includes(status)

/** What has left since counts more than what the guest has written since: two answers would reach them. */
function whyGone(current: MessageView, messages: MessageView[]): Outcome {
  if (current.status !== 'superseded') return GONE[current.status] ?? 'approved'
  const since = messages.slice(messages.findIndex(({ id }) => id === current.id) + 1)
  const answer = since.findLast(isAnswer)
  if (answer === undefined) return 'guest'
  return answer.kind === 'fallback' ? 'fallback' : 'host'
}
