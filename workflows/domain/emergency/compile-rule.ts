import { fold } from '#workflows/domain/fold-text.ts'
import { plainWords } from './normalise.ts'

/**
 * A rule in words: `fire ~2 kitchen` is fire, at most two words, kitchen. `(a|b c)` is either, `a?` may be missing, `drip*` begins so;
 * `= fire` is the whole sentence.
 */
export type CompiledRule = {
  pattern: RegExp
  /** The same without blanks, for words written as one; null where that says too little. */
  joined: RegExp | null
  /** A short word alone: it is one only where it is spelt so. */
  isExact: boolean
  /** Of these words one must be there: a rule is tried where it can fit. */
  anchors: Anchor[]
}
export type Anchor = { word: string; isStem: boolean }

type Element = { alternatives: string[][]; isOptional: boolean }
type Piece = Element | { gap: number }

const GAP_WORDS = 3
/** Of characters that every match of a joined rule has: shorter ones stand in ordinary long words. */
const JOINED_LETTERS = 9
/** A word alone of so many characters is still itself with one of them wrong. */
const ALONE_LETTERS = 8

/** @throws Error for a rule that says nothing certain. */
export function compileRule(rule: string): CompiledRule {
  const isWhole = rule.startsWith('= ')
  const pieces = split(isWhole ? rule.slice(2) : rule).map(readPiece)
  const elements = pieces.filter((piece): piece is Element => 'alternatives' in piece && !piece.isOptional)
  const spaced = pieces.map(spacedSource).join('')
  const surest = elements.toSorted((a, b) => leastLetters(b) - leastLetters(a))[0]
  if (surest === undefined) throw new Error(`Nothing in this rule must be there: ${rule}`)
  const letters = elements.reduce((sum, { alternatives }) => sum + Math.min(...alternatives.map(lettersOf)), 0)
  const isJoinable = !isWhole && elements.length > 1 && letters >= JOINED_LETTERS
  return {
    pattern: new RegExp(isWhole ? `^${spaced} $` : `${spaced}(?= )`),
    joined: isJoinable ? new RegExp(pieces.map(joinedSource).join('')) : null,
    isExact: elements.length === 1 && leastLetters(surest) < ALONE_LETTERS,
    anchors: surest.alternatives.map(anchorOf),
  }
}

/** At blanks that stand in no parentheses. */
const split = (rule: string): string[] => rule.match(/\([^)]*\)\??|\S+/g) ?? []

function readPiece(token: string): Piece {
  const gap = /^~(\d*)$/.exec(token)
  if (gap !== null) return { gap: gap[1] === '' ? GAP_WORDS : Number(gap[1]) }
  const isOptional = token.endsWith('?')
  const body = token.replace(/\?$/, '').replace(/^\((.*)\)$/, '$1')
  return { alternatives: body.split('|').map(wordsOf), isOptional }
}

const wordsOf = (alternative: string): string[] =>
  alternative
    .trim()
    .split(/\s+/)
    .map((word) => plainWords(fold(word).replace(/ł/g, 'l').replace('*', '0')).trim().replace('0', '*'))

const spacedSource = (piece: Piece): string =>
  'gap' in piece
    ? `(?: [^ ]+){0,${piece.gap}}?`
    : `(?:${piece.alternatives.map((words) => words.map(spacedWord).join('')).join('|')})${piece.isOptional ? '?' : ''}`

const spacedWord = (word: string): string => (word.endsWith('*') ? ` ${word.slice(0, -1)}[^ ]*` : ` ${word}(?= )`)

const joinedSource = (piece: Piece): string =>
  'gap' in piece
    ? `.{0,${piece.gap * 5}}?`
    : `(?:${piece.alternatives.map((words) => joinedWords(words)).join('|')})${piece.isOptional ? '?' : ''}`

/** As it reads in one: where two words meet in one character it stands once. */
const joinedWords = (words: readonly string[]): string =>
  words
    .join('')
    .replaceAll('*', '')
    .replace(/(\p{L})\1+/gu, '$1')

const lettersOf = (words: readonly string[]): number => words.join('').replaceAll('*', '').length
const leastLetters = ({ alternatives }: Element): number =>
  Math.min(...alternatives.map((words) => longest(words).length))
const longest = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length)[0] ?? ''

function anchorOf(words: readonly string[]): Anchor {
  const word = longest(words)
  return { word: word.replace('*', ''), isStem: word.endsWith('*') }
}
