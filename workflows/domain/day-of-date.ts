/** A date as the database keeps a day, in UTC, as yyyy-mm-dd; null stays null. */
export const dayOfDate = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
