import type { MessageView } from '#api/contract/messages.ts'
import { openDraft } from './timeline.ts'

/** Written anew, or overtaken by a guest to whom nobody has answered since. */
const isBetween = ({ status, supersededByHost }: MessageView, newest: MessageView | undefined) =>
  status === 'drafting' || (status === 'superseded' && !supersededByHost && newest?.kind === 'guest')

/**
 * The draft that answers what the guest asks: the one that waits for the host or, until the next stands, the one in whose place that is
 * written. What is above it, and what is being typed there, stays meanwhile.
 */
export function answeringDraft(messages: MessageView[]): MessageView | undefined {
  const open = openDraft(messages)
  if (open !== undefined) return open
  const last = messages.findLast(({ kind }) => kind === 'draft')
  return last !== undefined && isBetween(last, messages.at(-1)) ? last : undefined
}
