const HOUR_MS = 3_600_000

/** What was asked longer ago stays as it was left where a mailbox is connected again. */
const ASKED_WITHIN_MS = 30 * 24 * HOUR_MS

/** Since when what was asked is still to be answered, in a mailbox that is connected again now. */
export const askedSince = (now: Date): Date => new Date(now.getTime() - ASKED_WITHIN_MS)

/**
 * What a mailbox had before it is history of a source whose mailbox is known since a moment: shown, never answered by itself. The host
 * has seen to it. What came while a known mailbox was disconnected nobody has: it is no history.
 */
export const historyBefore = (connectedAt: Date): Date => new Date(connectedAt.getTime() - HOUR_MS)
