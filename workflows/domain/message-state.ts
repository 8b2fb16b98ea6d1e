import { type MessageStatus, OPEN_STATUSES } from './message-status.ts'

/** What PostgreSQL said of a message: of two, the one with the larger version is the later truth. */
export type MessageState = {
  messageId: string
  status: MessageStatus
  version: number
  /** RFC 3339: when the fallback goes out unless the host decides; null where none does. */
  deadlineAt: string | null
  /** RFC 3339: end of the undo window of a scheduled or approved message. */
  undoUntil: string | null
}

/** The answer of a conditional change: whether it took place, and what holds now. */
export type Change = { accepted: boolean; state: MessageState }

const OPEN: ReadonlySet<MessageStatus> = new Set(OPEN_STATUSES)

/** Whether something may still become of a message. */
export const isOpen = (state: MessageState) => OPEN.has(state.status)

/** Of two things known of a message the one with the higher version; of the same version what is told. */
export const laterOf = (known: MessageState | undefined, told: MessageState): MessageState =>
  known === undefined || told.version >= known.version ? told : known
