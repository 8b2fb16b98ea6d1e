import { fold } from '#workflows/domain/fold-text.ts'

/** `è` and `é` are verbs where they stand alone; folded they would be the Italian and Portuguese 'and'. */
const VERB = /(?<!\p{L}|['’])[èé](?!\p{L})/giu

/** For looking up words: lower case, no accents, no crossed characters, one space. */
export const foldFactText = (text: string): string =>
  fold(text.normalize('NFC').replace(VERB, 'eh')).replace(/ł/g, 'l').replace(/ø/g, 'o').replace(/\s+/g, ' ')
