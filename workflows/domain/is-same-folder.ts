/** Whether two names are of one folder of a mailbox: INBOX is one in any case (RFC 3501, 5.1). */
export const isSameFolder = (one: string, other: string): boolean =>
  one === other || (one.toUpperCase() === 'INBOX' && other.toUpperCase() === 'INBOX')
