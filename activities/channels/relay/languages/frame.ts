/** What a label promises: only that, behind it or on the next line, is the platform's. */
export type LabelKind =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'code'
  | 'number'
  | 'checkIn'
  | 'checkOut'
  | 'dates'
  | 'guests'
  | 'adults'
  | 'children'
  | 'price'
  | 'title'
  | 'room'
  | 'phone'

/**
 * What booking platforms write around their guests' words: a line each, whole. `{name}` stands for the guest's name as the mail's
 * headers say it, `{number}` for a number.
 */
export type Frame = {
  /** Its locale, where a month's name is another month in another of these languages. */
  ownMonths?: string
  /** The line above the guest's words. */
  begins: readonly string[]
  /** The first line below them. */
  ends: readonly string[]
  /** What it says of a guest below their name, above their words: their place may stand between. */
  profiles?: readonly string[]
  /** A line between a translation and what the guest wrote. */
  amid?: readonly string[]
  /** What it calls a host below their name, above what they wrote before. */
  hosts?: readonly string[]
  /** How a notice tells of a guest within a sentence. */
  tells?: readonly string[]
  /** Any other of its lines, above or below. */
  others: readonly string[]
  labels: Partial<Record<LabelKind, readonly string[]>>
  /** How a subject begins that names the guest or the house; `{listing}` ends where the days begin. */
  subjects: readonly string[]
  /** What stands in the subject of a mail that the platform sends by itself, folded. */
  notices: readonly string[]
  /** What stands in a subject that says that somebody wrote, folded. */
  wrote: readonly string[]
}

/** A list as it is written here: `one | two`. */
export const listed = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
