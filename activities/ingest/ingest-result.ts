import type { MessageToProcess } from '#workflows/client/message-run.ts'

export type StoredMessage = { id: string; chatId: string; channel: string }

/** What one batch changed; all of it is repeatable from the database. */
export type IngestResult = {
  stored: number
  /** Already known: not stored again. */
  known: number
  /** Guest messages that want a reply workflow now. */
  toStart: StoredMessage[]
  /** Drafts that were overtaken. */
  superseded: MessageToProcess[]
}
