import type { MessageStatus } from './message-status.ts'

type Transitions = Partial<Record<MessageStatus, MessageStatus>>

/** Of whatever leaves, what its host has done to it: state → state. */
const SENDING = {
  resend: { failed: 'approved', held: 'approved', outcome_unknown: 'approved' },
  confirm_sent: { outcome_unknown: 'sent' },
} as const satisfies Record<string, Transitions>

/** Apart from the others, as the web shows what these lead to before the answer has come. */
export const HOST_TRANSITIONS = {
  draft: {
    ...SENDING,
    approve: { pending: 'approved', scheduled: 'approved' },
    discard: { pending: 'discarded', scheduled: 'discarded' },
    undo: { scheduled: 'pending', approved: 'pending', discarded: 'pending', fallback_sent: 'pending' },
  },
  other: { ...SENDING, undo: { approved: 'discarded' } },
} as const satisfies Record<string, Record<string, Transitions>>

export type HostCommand = keyof (typeof HOST_TRANSITIONS)['draft']

/** What a command of the host's makes of a message; none where it is refused. */
export const hostTransition = (
  { kind, status }: { kind: string; status: MessageStatus },
  command: HostCommand,
): MessageStatus | undefined => {
  const transitions: Partial<Record<HostCommand, Transitions>> = HOST_TRANSITIONS[kind === 'draft' ? kind : 'other']
  return transitions[command]?.[status]
}
