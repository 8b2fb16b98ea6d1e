import type { Dictionary } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import type { Piece } from './read-pieces.ts'
import { isLightForm } from './words-that-say-nothing.ts'

/** A word that no table lists, or a few that have one meaning together. */
export type Unlisted = { words: string; language: DraftLanguage; meanings: readonly number[]; stem: string }

const ARTICLES = new Set('the der die das den dem los las les het gli una uno une ein eine een uma'.split(' '))
/** An expression has at most so many. */
const TOGETHER = 3

const known = new WeakMap<Dictionary, WeakMap<Piece, readonly Unlisted[]>>()

/** What a piece says in words that no table lists, as a dictionary knows them: 'a clothes horse' is one thing. */
export function unlistedOf(piece: Piece, dictionary: Dictionary): readonly Unlisted[] {
  const byPiece = known.get(dictionary) ?? new WeakMap<Piece, readonly Unlisted[]>()
  known.set(dictionary, byPiece)
  const before = byPiece.get(piece)
  if (before !== undefined) return before
  const found = readUnlisted(piece, dictionary).filter(({ words, meanings }) => {
    // 'To be honest', 'the ride takes': what may say something of a house, or is a name, has to be met.
    const isPlain = meanings.length > 0 && meanings.every(dictionary.isPlain)
    const isForm = !meanings.some(dictionary.isThing) && isLightForm(kitOf(piece.language))(words)
    return !(isPlain || isForm) || (piece.names.has(words) && piece.language !== 'de')
  })
  byPiece.set(piece, found)
  return found
}

function readUnlisted({ left, words, language }: Piece, dictionary: Dictionary): Unlisted[] {
  if (words.length === 0) return []
  const wanted = new Set(words)
  const found: Unlisted[] = []
  // What a table has taken out stands as more than one blank.
  for (const run of left.split(/\s{2,}|[^\p{L}\s'-]/u)) {
    const all = run.match(/\p{L}+/gu) ?? []
    for (let at = 0; at < all.length; at += 1) {
      const together = expressionAt(all, at)
      if (together !== null) {
        found.push(together)
        at += together.words.split(' ').length - 1
        continue
      }
      const word = all[at] ?? ''
      if (!wanted.has(word)) continue
      found.push({
        words: word,
        language,
        meanings: dictionary.meaningsOf(word, language),
        stem: dictionary.stemOf(word, language),
      })
    }
  }
  const read = new Set(found.flatMap((one) => one.words.split(' ')))
  // What was handed in from the sentence before stands in no text of this piece.
  const rest = words.filter((word) => !read.has(word))
  return [
    ...found,
    ...rest.map((word) => ({
      words: word,
      language,
      meanings: dictionary.meaningsOf(word, language),
      stem: dictionary.stemOf(word, language),
    })),
  ]

  /** The longest one of which a word at least is wanted. */
  function expressionAt(all: readonly string[], at: number): Unlisted | null {
    for (let count = Math.min(TOGETHER, all.length - at); count > 1; count -= 1) {
      const own = all.slice(at, at + count)
      // An article belongs to no expression.
      if ((own[0]?.length ?? 0) <= 2 || (own.at(-1)?.length ?? 0) <= 2 || ARTICLES.has(own[0] ?? '')) continue
      if (!own.some((word) => wanted.has(word))) continue
      const meanings = dictionary.meaningsOf(own.join(' '), language)
      if (meanings.length > 0) return { words: own.join(' '), language, meanings, stem: own.join(' ') }
    }
    return null
  }
}
