/** What a label promises: only that, behind it or on the next line, is the platform's. */
export type LabelKind = 'name' | 'number' | 'date' | 'guests' | 'price' | 'title'

/**
 * What a booking platform writes around its guests' words, in the languages of its mails: a line each, whole. `{name}` stands for the
 * guest's name as the mail's headers say it, `{title}` for a title in the mail's subject, `{date}` and `{number}` for these. Another
 * platform is another file like this one, with its cases beside it.
 */
export type Frame = {
  /** The line above the guest's words. */
  begins: readonly string[]
  /** The first line below them. */
  ends: readonly string[]
  /** Any other of its lines, above or below. */
  others: readonly string[]
  labels: Partial<Record<LabelKind, readonly string[]>>
}
