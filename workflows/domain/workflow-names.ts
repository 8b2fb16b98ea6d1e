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
export const DELIVER_WORKFLOW = 'deliverMessage'
export const SOURCE_WORKFLOW = 'watchSource'

/** The id of the workflow that answers a guest's message: one a message. */
export const replyWorkflowId = (guestMessageId: string) => `reply-${guestMessageId}`
/** The id of the workflow that sends a message which answers none of a guest's: one a message. */
export const deliverWorkflowId = (messageId: string) => `deliver-${messageId}`
/** The id of the workflow that watches a source: one a source. */
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

/** `localRecords`: short transactions run where the workflow does; runs that were started without it ask their queue. */
type RecordsPlace = { localRecords?: true }
/** Ids only: what holds is read where it is used. */
export type AnswerInput = { hostId: string; guestMessageId: string } & RecordsPlace
export type DeliverInput = { hostId: string; messageId: string } & RecordsPlace
export type SourceInput = { hostId: string; sourceId: string }
