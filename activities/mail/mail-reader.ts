import type { IncomingMessage } from '#activities/ingest/incoming-message.ts'

/** What a mailbox gives: the bytes and when its server took them in. */
export type RawMail = { raw: Uint8Array<ArrayBuffer>; receivedAt: Date | null; truncated: boolean }

/** Whose mailbox it is. */
export type ReaderContext = { channel: 'gmail' | 'email'; ownAddresses: string[]; now: Date }

export type MailReader = {
  /** Never throws for what a mail contains: one that cannot be read in 2 s and 96 MB comes back as a stub with its file. */
  read(mail: RawMail, context: ReaderContext): Promise<IncomingMessage>
  close(): Promise<void>
}
