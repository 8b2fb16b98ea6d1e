import { messageFlags } from '#api/contract/message-status.ts'
import { hostTransition } from '#api/contract/message-transitions.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { sameDay } from '#web/lib/time.ts'
import type { MessageCommand } from './run-command.ts'

export type TimelineItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: MessageView }

/**
 * The messages as they will be once the open commands have succeeded; one that is refused leaves no trace. What will wait for the host
 * again does so when the answer has come: only that says which version a decision would be about.
 */
export function withCommands(messages: MessageView[], commands: MessageCommand[]): MessageView[] {
  if (commands.length === 0) return messages
  const open = new Map(commands.map((command) => [command.messageId, command]))
  return messages.map((message) => {
    const command = open.get(message.id)
    if (!command) return message
    const status = hostTransition(message, command.verb === 'confirm-sent' ? 'confirm_sent' : command.verb)
    if (status === undefined) return message
    if (status === 'pending') return { ...message, undoUntil: null }
    const text = command.verb === 'approve' ? (command.text ?? message.text) : message.text
    return { ...message, ...messageFlags(status), status, text, undoUntil: null }
  })
}

/** What waits for the host stands at the end, whatever its time. */
export const openDraft = (messages: MessageView[]): MessageView | undefined =>
  messages.findLast((message) => message.kind === 'draft' && message.status === 'pending')

/** What is no time has no day. */
const isTime = (at: string | null): at is string => at !== null && !Number.isNaN(Date.parse(at))

/** Messages in order of time with a heading where the day changes in the house's zone; an open draft is not among them. */
export function timeline(messages: MessageView[], zone?: string): TimelineItem[] {
  const draft = openDraft(messages)
  const items: TimelineItem[] = []
  let last: string | null = null
  for (const message of messages) {
    if (message === draft) continue
    const at = message.createdAt
    if (isTime(at) && (last === null || !sameDay(last, at, zone)))
      items.push({ kind: 'day', key: `day-${at.slice(0, 10)}-${message.id}`, at })
    if (isTime(at)) last = at
    items.push({ kind: 'message', key: message.id, message })
  }
  return items
}
