/** Names and ids that the starters of workflows and the workflows share. Ids carry no address, number or text. */

/** Workflows, and the composing of drafts: on the workflows' own queue an activity is handed over without a second poll. */
export const TASK_QUEUE = 'locanda'
/** Short transactions: never behind a slow model or a slow mail server. */
export const RECORDS_TASK_QUEUE = 'locanda-records'
/** What leaves for a guest: a slow model never delays an approved reply. */
export const SENDING_TASK_QUEUE = 'locanda-sending'
/** Activities that hold a mailbox connection for long. */
export const MAILBOX_TASK_QUEUE = 'locanda-mailboxes'

export const ANSWER_WORKFLOW = 'answerGuest'
export const DELIVER_MESSAGE_WORKFLOW = 'deliverMessage'
export const SOURCE_WORKFLOW = 'watchSource'

export const replyWorkflowId = (guestMessageId: string) => `reply-${guestMessageId}`
export const deliverMessageWorkflowId = (messageId: string) => `deliver-${messageId}`
export const sourceWorkflowId = (sourceId: string) => `source-${sourceId}`

/** Signals are past facts: PostgreSQL has decided already, a signal only says that it is worth a look. */
export const MESSAGE_CHANGED_SIGNAL = 'messageChanged'
export const SOURCE_CHANGED_SIGNAL = 'sourceChanged'
export const SOURCE_POKED_SIGNAL = 'sourcePoked'
export const SOURCE_DELETED_SIGNAL = 'sourceDeleted'

export const SEARCH_ATTRIBUTES = {
  host: 'LocandaHost',
  chat: 'LocandaChat',
  channel: 'LocandaChannel',
  property: 'LocandaProperty',
  state: 'LocandaState',
  deadline: 'LocandaDeadline',
} as const

/** Ids only: what holds is read where it is used. */
export type AnswerInput = { hostId: string; guestMessageId: string }
export type DeliverMessageInput = { hostId: string; messageId: string }
export type SourceInput = { hostId: string; sourceId: string }

// Of the types that are told by Updates.
export const REPLY_WORKFLOW = 'replyToGuest'
export const DELIVER_WORKFLOW = 'deliverReply'
/** `attempt` grows when the host asks for another send of the same message. */
export const deliverWorkflowId = (messageId: string, attempt: number) => `deliver-${messageId}-${attempt}`
export const SUPERSEDED_SIGNAL = 'superseded'
export const APPROVE_UPDATE = 'approveDraft'
export const DISCARD_UPDATE = 'discardDraft'
export const UNDO_UPDATE = 'undoSend'

export type ReplyInput = {
  hostId: string
  chatId: string
  guestMessageId: string
  settleSeconds: number
  undoSeconds: number
}
export type DeliverInput = { hostId: string; chatId: string; messageId: string; attempt: number; undoSeconds: number }

/** The draft's id says which draft the host saw; the wording's id is where an edited text was kept. */
export type ApproveInput = { draftId: string; actor: string; wordingId?: string }
export type DiscardInput = { draftId: string; actor: string }
export type UndoInput = { messageId: string; actor: string }
/** The state of the message after the command. */
export type CommandOutcome = { status: string; undoUntil?: string }
