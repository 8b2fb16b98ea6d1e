/** An instant to the minute, for a mail whose reader’s clock is not known. */
export const utcMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
