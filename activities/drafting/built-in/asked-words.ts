import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { isMet } from '#workflows/domain/proof/alignment/meet-unlisted.ts'
import { findMeanings, type Meaning, type Piece, readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { unlistedOf } from '#workflows/domain/proof/alignment/unlisted-words.ts'
import { compoundsIn } from '#workflows/domain/reading/compounds.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { isFraming } from './framing-words.ts'
import { type Answered, told, unnamed, unsaid } from './names-more.ts'

/**
 * Whether a word of a question that no table of questions knows has a meaning all the same, which the answer says: a thing or quality of
 * the tables, or a word of the dictionary; a word of the closed classes says nothing.
 */
export function isUnderstood(word: string, answered: Answered, language: DraftLanguage): boolean {
  // 'Gas or charcoal?': what stands in a clause without a verb is not in the text of the ask.
  const text = foldedWords(answered.ask.text).includes(word) ? answered.ask.text : word
  // 'Any for the beach', and a compound that only begins with a thing, ask for something else whatever their parts mean.
  if (word.includes(' ') || compoundsIn(text, kitOf(language)).includes(word)) return false
  if (OF_ASKING.has(word) || isFraming(word, language)) return true
  const meanings = meaningsIn(text, language).filter(({ words }) => words.includes(word))
  if (meanings.length > 0) return meanings.every((meaning) => isSaid(meaning, answered, language))
  const own = readPieces(text, kitOf(language)).filter(({ raw }) => raw.includes(` ${word} `))
  const said = told(answered, language)
  return own.length > 0 && own.every((piece) => isKnownIn(word, piece, said))
}

/** How one asks for the best, the latest or the least of something, and gets along; folded, in the eight languages. */
const OF_ASKING = new Set(
  `best latest earliest least between along
  meglio migliore entro minimo
  besten bestens zurecht zurechtkommen klarkommen spatestens fruhestens mindestens
  mieux entre
  mejor
  vanaf uiterlijk hooguit minstens beste
  melhor
  najpozniej najwczesniej najlepiej najblizej najmniej najwyzej`.split(/\s+/),
)

/** Doings that change nothing of where or when. What else is not said is not understood: 'alone' and 'only' are one word in some languages. */
const DOINGS: ReadonlySet<string> = new Set(
  'closed open put receive collect meet show see_it come_by near walk drive driveTo throwAway serve_food begin_at'.split(
    ' ',
  ),
)

type Named = Meaning & { words: readonly string[] }

const meaningsIn = (text: string, language: DraftLanguage): Named[] => {
  const folded = foldedWords(text).join(' ')
  return findMeanings(folded, language).map((meaning) => ({
    ...meaning,
    words: folded.slice(meaning.from, meaning.until).split(' '),
  }))
}

const isSaid = ({ kind, name }: Meaning, answered: Answered, language: DraftLanguage): boolean =>
  // 'Alleen' and 'solo' are 'alone', too.
  name !== 'only' &&
  (kind === 'things'
    ? unnamed([name], answered, language).length === 0
    : unsaid({ names: [name], asksNothing: DOINGS }, answered, language).length === 0)

function isKnownIn(word: string, piece: Piece, said: readonly Piece[]): boolean {
  if (!piece.words.includes(word)) return true
  const unlisted = unlistedOf(piece, EVERYDAY).find(({ words }) => words.split(' ').includes(word))
  if (unlisted === undefined) return isPlainDoing(word, piece.language)
  return said.some((one) => isMet(unlisted, one, EVERYDAY))
}

/** 'I suppose': a verb of the dictionary that says nothing of a house. */
const isPlainDoing = (word: string, language: DraftLanguage): boolean => {
  const meanings = EVERYDAY.meaningsOf(word, language)
  return meanings.length > 0 && meanings.every((meaning) => meaningsOfThinking().has(meaning))
}
/** How one says what one takes to be so, read when it is first asked for. */
let ofThinking: ReadonlySet<number> | undefined
const meaningsOfThinking = (): ReadonlySet<number> => {
  ofThinking ??= new Set(
    'suppose assume think believe imagine presume hope wonder understand wish'
      .split(' ')
      .flatMap((word) => EVERYDAY.meaningsOf(word, 'en')),
  )
  return ofThinking
}
