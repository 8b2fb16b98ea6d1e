/** Zero-width, bidirectional, tag and other characters that a reader does not see. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu
/** Joiners and variation selectors are at home in emoji and between Arabic letters; a soft hyphen and a byte order mark come from mail programs. */
export const HARMLESS =
  /(?<=\p{Extended_Pictographic}\uFE0F?)(?:\u200D|\uFE0F)|(?<=[0-9#*])\uFE0F|(?<=\p{Script=Arabic})[\u200C\u200D](?=\p{Script=Arabic})|\u00AD|\uFEFF/gu
const MIXED_SCRIPT = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u

/** Where hidden characters lie among others; most texts have none of these, and looking for the property takes ten times as long. */
const PERHAPS_HIDDEN = /\u034F|[\u00AD\u061C\u115F-\u1FFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3000-\uFFFF]/

/** The text as a reader sees it: without hidden characters and odd forms of ordinary letters. */
export function visibleText(text: string): string {
  const plain = text.normalize('NFKC')
  return PERHAPS_HIDDEN.test(plain) ? plain.replace(HIDDEN, '') : plain
}

/** True when a text holds characters that hide from the reader, or words of mixed alphabets. */
export function hidesSomething(text: string): boolean {
  const rest = text.replace(HARMLESS, '')
  return rest.search(HIDDEN) >= 0 || MIXED_SCRIPT.test(visibleText(text))
}

/** The accents of Latin letters, and where those of other scripts lie. */
const ACCENTS = /[\u0300-\u036F]/g
const PERHAPS_MARKED = /[\u0370-\u1FFF\u20A0-\uFFFF]/

function withoutMarks(text: string): string {
  const apart = text.normalize('NFD').replace(ACCENTS, '')
  return PERHAPS_MARKED.test(apart) ? apart.replace(/\p{M}/gu, '') : apart
}

const BEYOND_ASCII = /[^\0-\x7F]/

/** For comparing: lower case, no accents, straight apostrophes, no hidden characters. */
export const fold = (text: string): string =>
  BEYOND_ASCII.test(text) ? foldAny(text) : text.toLowerCase().replaceAll('`', "'")

const foldAny = (text: string): string =>
  withoutMarks(visibleText(text).toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/ł/g, 'l')).replace(
    /[’‘`´]/g,
    "'",
  )

/** Letters of a folded text as words; elisions fall apart (`c'e` is `c`, `e`). */
export const foldedWords = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []
