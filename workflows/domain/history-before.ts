const HOUR_MS = 3_600_000

/**
 * What was written before it is history of a source that was connected at a moment: shown, never answered by itself. The host has
 * seen to it.
 */
export const historyBefore = (connectedAt: Date): Date => new Date(connectedAt.getTime() - HOUR_MS)
