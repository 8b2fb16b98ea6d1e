/** Zero-width, bidirectional, tag and other characters that a reader does not see. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu
/** Joiners and variation selectors are at home in emoji and between Arabic letters; a soft hyphen and a byte order mark come from mail programs. */
export const HARMLESS =
  /(?<=\p{Extended_Pictographic}\uFE0F?)(?:\u200D|\uFE0F)|(?<=[0-9#*])\uFE0F|(?<=\p{Script=Arabic})[\u200C\u200D](?=\p{Script=Arabic})|\u00AD|\uFEFF/gu
const MIXED_SCRIPT = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u

/** The text as a reader sees it: without hidden characters and odd forms of ordinary letters. */
export const visibleText = (text: string): string => text.normalize('NFKC').replace(HIDDEN, '')

/** True when a text holds characters that hide from the reader, or words of mixed alphabets. */
export function hidesSomething(text: string): boolean {
  const rest = text.replace(HARMLESS, '')
  return rest.search(HIDDEN) >= 0 || MIXED_SCRIPT.test(visibleText(text))
}

/** For comparing: lower case, no accents, straight apostrophes, no hidden characters. */
export const fold = (text: string): string =>
  visibleText(text)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")

/** Letters of a folded text as words; elisions fall apart (`c'e` is `c`, `e`). */
export const foldedWords = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []
