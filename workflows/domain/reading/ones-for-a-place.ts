import type { Subject } from './words/topic-words.ts'

/** 'Welche für', 'any for', 'quelli per': more of what was named before, for somewhere; folded, in the eight languages. */
const ONES_FOR =
  /(?<!\p{L})(?:welche (?:fur|zum)|(?:any|some|ones?) for|(?:quell[ei]|anche) per|(?:ceux|celles|aussi) pour|(?:algun[oa]s?|tambien|l[oa]s|otr[oa]s) para|(?:ook|er) voor|(?:algun?s|algumas|tambem|outr[oa]s) para|(?:tez|takze|jakies) na)(?!\p{L})/u
const PLACES: ReadonlySet<Subject> = new Set<Subject>([
  'beach',
  'pool',
  'sauna',
  'hotTub',
  'garden',
  'terrace',
  'balcony',
])

/** What asks for more than the place itself: 'and are there any for the beach?' after towels is no question on the beach. */
export const onesForAPlace = (folded: string, subjects: readonly Subject[]): string[] =>
  subjects.length > 0 && subjects.every((subject) => PLACES.has(subject)) ? [...(ONES_FOR.exec(folded) ?? [])] : []
