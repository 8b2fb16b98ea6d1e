const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Words that run from the right keep to themselves within a sentence that does not: without that they would tear its order. */
const isolated = (text: string) => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text)

/** What somebody wrote, within a sentence. */
export const quoted = (text: string): string => `«${isolated(text)}»`

/** The same in English. */
export const quotedEn = (text: string): string => `“${isolated(text)}”`

/** The same of a text that may be quoted already. */
export const quotedAlready = (text: string): string =>
  text.startsWith('«') && text.endsWith('»') ? quoted(text.slice(1, -1)) : isolated(text)
