import type { GmailMailbox, Mailbox } from './source.ts'

/** Whether its owner let us in at Google: such a mailbox is read and written to by the Gmail API. */
export const isOfGoogle = <T extends Mailbox>(mailbox: T): mailbox is T & GmailMailbox =>
  mailbox.account.google !== undefined
