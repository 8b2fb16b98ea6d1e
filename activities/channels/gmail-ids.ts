/** A mail or a thread of Gmail's is one number: decimal in IMAP (X-GM-MSGID, X-GM-THRID), as its API writes it here. */
export const apiIdOf = (decimal: string): string => BigInt(decimal).toString(16)

/** Where a mail lies, whichever way it is read. */
export const placeAtGmail = (id: string): string => `gmail:${id}`

/** What a thread of one account is called among all that its host has. */
export const threadAtGmail = (address: string, threadId: string): string => `gmail-thread:${address}:${threadId}`
