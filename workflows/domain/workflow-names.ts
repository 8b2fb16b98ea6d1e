/** Names and ids that the starters of workflows and the workflows share. Ids carry no address, number or text. */
export const TASK_QUEUE = 'locanda'
/** Activities that hold a mailbox connection for long: their own queue, so that they never starve the replies. */
export const MAILBOX_TASK_QUEUE = 'locanda-mailboxes'

export const REPLY_WORKFLOW = 'replyToGuest'
export const DELIVER_WORKFLOW = 'deliverReply'
export const SOURCE_WORKFLOW = 'watchSource'

export const replyWorkflowId = (guestMessageId: string) => `reply-${guestMessageId}`
/** `attempt` grows when the host asks for another send of the same message. */
export const deliverWorkflowId = (messageId: string, attempt: number) => `deliver-${messageId}-${attempt}`
export const sourceWorkflowId = (sourceId: string) => `source-${sourceId}`

/** Signals are past facts, updates are commands, queries are nouns. */
export const SUPERSEDED_SIGNAL = 'superseded'
export const APPROVE_UPDATE = 'approveDraft'
export const DISCARD_UPDATE = 'discardDraft'
export const UNDO_UPDATE = 'undoSend'
export const SOURCE_CHANGED_SIGNAL = 'sourceChanged'
export const SOURCE_POKED_SIGNAL = 'sourcePoked'
export const SOURCE_DELETED_SIGNAL = 'sourceDeleted'

export const SEARCH_ATTRIBUTES = {
  host: 'LocandaHost',
  chat: 'LocandaChat',
  channel: 'LocandaChannel',
  state: 'LocandaState',
  deadline: 'LocandaDeadline',
} as const

export type ReplyInput = {
  hostId: string
  chatId: string
  guestMessageId: string
  settleSeconds: number
  undoSeconds: number
}
export type DeliverInput = { hostId: string; chatId: string; messageId: string; attempt: number; undoSeconds: number }
export type SourceInput = { hostId: string; sourceId: string }

/** The draft's id says which draft the host saw; the wording's id is where an edited text was kept. */
export type ApproveInput = { draftId: string; actor: string; wordingId?: string }
export type DiscardInput = { draftId: string; actor: string }
export type UndoInput = { messageId: string; actor: string }
/** The state of the message after the command. */
export type CommandOutcome = { status: string; undoUntil?: string }
