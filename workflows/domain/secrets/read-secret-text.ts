import { visibleText } from '#workflows/domain/fold-text.ts'
import { CUE_ROWS, NO_CUES } from './secret-cues.ts'
import { type SecretKind } from './secret-kinds.ts'

export type Span = { start: number; end: number }
export type Cue = Span & { cue: string; reach: 'value' | 'place'; kind: SecretKind | null }
/** A sentence, or a label with the lines below it; `folded` has the same length as `text`. */
export type CuedSentence = { text: string; folded: string; offset: number; cues: Cue[] }

/** The text as it is searched and masked: as a reader sees it, key caps as plain figures. */
export const readable = (text: string): string => visibleText(text).replace(/\u20E3/gu, '')

const SINGLE: Record<string, string> = {
  ß: 's',
  œ: 'o',
  æ: 'a',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
}

/** Lower case without accents, letter for letter, so that places in it are places in the text. */
const foldInPlace = (text: string): string =>
  text.replace(/[^\0-\x60\x7b-\x7f]|[A-Z]/g, (unit) => {
    const lower = unit.toLowerCase()
    const plain = SINGLE[lower] ?? lower.normalize('NFD')
    return plain.charAt(0) || unit
  })

/** Folded text has no letters but these, and without \p{L} the search is several times as fast. */
const patternOf = (words: string, flags: string) =>
  new RegExp(`(?<![a-z\\d])(?:${words.replaceAll('\\p{L}', '[a-z]')})(?![a-z])`, flags)
const PATTERNS = CUE_ROWS.map(({ words, ...row }) => ({ ...row, pattern: patternOf(words, 'g') }))
/** One look tells whether any of them fits: most lines have none. */
const ANY = patternOf(CUE_ROWS.map(({ words }) => words).join('|'), '')

function readCues(folded: string): Cue[] {
  if (!ANY.test(folded)) return []
  const open = folded.replace(NO_CUES, (phrase) => ' '.repeat(phrase.length))
  const found = PATTERNS.flatMap(({ pattern, cue, reach, kind }) =>
    [...open.matchAll(pattern)].map(({ index, 0: word }) => ({
      cue,
      reach,
      kind,
      start: index,
      end: index + word.length,
    })),
  )
  // 'Key box' is a key box, not a key.
  let reached = 0
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end, start }, index, all) => {
      const previous = all[index - 1]
      const isSame = previous?.start === start && previous.end === end
      const isInside = end <= reached && !isSame
      reached = Math.max(reached, end)
      return !isInside
    })
}

type CuesOf = (piece: string) => { folded: string; cues: Cue[] }

/** Of the pieces of one text: a line that stands in it again and again is read once. */
function createCuesOf(): CuesOf {
  const known = new Map<string, ReturnType<CuesOf>>()
  return (piece) => {
    const before = known.get(piece)
    if (before !== undefined) return before
    const folded = foldInPlace(piece)
    const read = { folded, cues: readCues(folded) }
    known.set(piece, read)
    return read
  }
}

/** A line that only names something: its value stands on the lines below. */
const isLabel = (line: string, cuesOf: CuesOf) => {
  const words = line.trim().split(/\s+/)
  return words.length <= 4 && !/\d/.test(line) && !/[.!?]\s*$/.test(line) && cuesOf(line).cues.length > 0
}

const LINES_OF_LABEL = 2

/** No thought is longer: what is looked for together in one costs by the square of its length. */
const SENTENCE_MOST = 1000

/** A sentence in pieces that end between words, or where there are none. */
function* piecesOf(sentence: string): Generator<{ at: number; piece: string }> {
  for (let at = 0; at < sentence.length; ) {
    const rest = sentence.slice(at, at + SENTENCE_MOST)
    const space = at + rest.length < sentence.length ? rest.search(/\s\S*$/) : -1
    const piece = space > 0 ? rest.slice(0, space) : rest
    yield { at, piece }
    at += piece.length
  }
}

/** The text cut where a thought ends. */
export function readSentences(text: string): CuedSentence[] {
  const cuesOf = createCuesOf()
  const lines = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
    line,
  }))
  const blocks: Span[] = []
  let left = 0
  for (const { start, end, line } of lines) {
    const last = blocks.at(-1)
    if (left > 0 && last !== undefined && line.trim() !== '') {
      last.end = end
      left = isLabel(line, cuesOf) ? LINES_OF_LABEL : left - 1
    } else {
      blocks.push({ start, end })
      left = isLabel(line, cuesOf) ? LINES_OF_LABEL : 0
    }
  }
  return blocks.flatMap(({ start, end }) => {
    const block = text.slice(start, end)
    return [...block.matchAll(/(?:[^.!?;]|\.(?=\s\d)|[.!?;](?!\s|$))+[.!?;]*/gsu)].flatMap(({ index, 0: sentence }) =>
      [...piecesOf(sentence)].map(({ at, piece }) => ({ text: piece, offset: start + index + at, ...cuesOf(piece) })),
    )
  })
}

/** What a question is about: the kinds of the places that it names. */
export const kindsNamedIn = (text: string): ReadonlySet<SecretKind> =>
  new Set(
    readCues(foldInPlace(readable(text))).flatMap(({ reach, kind }) =>
      reach === 'place' && kind !== null ? [kind] : [],
    ),
  )
