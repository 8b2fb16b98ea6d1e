/** 'Between 9 and 16': the 'and' joins two ends and parts no pieces. In all languages at once, none of them means another thing. */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tussen|tra|fra|compresa? tra|między|miedzy)\s+(?:le\s|las\s|les\s|as\s|às\s|l[oae]s?\s|the\s|dem\s|den\s|godz(?:iną|iny|\.)?\s)?(\d[\d:.,]*(?:\s?(?:h\d{0,2}|uhr|uur|u|am|pm|a\.m\.|p\.m\.|euros?|€))?(?:\s\p{L}{3,9})?)\s+(?:and|und|et|y|en|e|i|a)\s+(?:le\s|las\s|les\s|as\s|às\s|the\s|dem\s|den\s)?(?=\d)/giu

/** A sentence with each 'between 9 and 16' as '9 - 16'. */
export const withPlainRanges = (sentence: string): string => sentence.replace(BETWEEN, '$1–')
