import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isLightTrait } from './light-traits.ts'
import { withoutPlainTalk } from './plain-talk.ts'
import type { Piece } from './read-pieces.ts'
import { namesShop } from './shop-names.ts'
import { type Unlisted, unlistedOf } from './unlisted-words.ts'

/** What a piece of a reply says and no table finds in the host's: words that none lists, and things and traits whose host's word none lists. */
export type Unmet = { words: readonly Unlisted[]; names: readonly string[] }

const shares = (some: readonly number[], others: readonly number[]) => some.some((one) => others.includes(one))

const known = new WeakMap<Dictionary, WeakMap<Piece, ReadonlyMap<string, readonly number[]>>>()

/** What the tables' words of a piece mean to the dictionary. */
function meaningsOfNames(piece: Piece, dictionary: Dictionary): ReadonlyMap<string, readonly number[]> {
  const byPiece = known.get(dictionary) ?? new WeakMap<Piece, ReadonlyMap<string, readonly number[]>>()
  known.set(dictionary, byPiece)
  const before = byPiece.get(piece)
  if (before !== undefined) return before
  const found = new Map(
    [...piece.saidWith].map(([name, words]): [string, readonly number[]] => [
      name,
      dictionary.meaningsOf(words, piece.language),
    ]),
  )
  byPiece.set(piece, found)
  return found
}

const meaningsOfName = (name: string, piece: Piece, dictionary: Dictionary): readonly number[] =>
  meaningsOfNames(piece, dictionary).get(name) ?? []

const isListed = (meanings: readonly number[], piece: Piece, dictionary: Dictionary): boolean => {
  if (meanings.length === 0) return false
  for (const own of meaningsOfNames(piece, dictionary).values()) if (shares(meanings, own)) return true
  return false
}

/** True where a piece says what a word says that no table lists: by another form of it, by a word of the same meaning, or by a table's. */
export const isMet = (word: Unlisted, piece: Piece, dictionary: Dictionary): boolean =>
  (word.words.length > 2 && piece.raw.includes(` ${word.words} `)) ||
  unlistedOf(piece, dictionary).some((own) => isSameWord(word, own)) ||
  isListed(word.meanings, piece, dictionary)

/** What the dictionary knows is told apart by it, and two forms of what it does not know are one word. */
function isSameWord(a: Unlisted, b: Unlisted): boolean {
  if (a.words === b.words) return true
  if (a.meanings.length > 0 && b.meanings.length > 0) return shares(a.meanings, b.meanings)
  if (a.language === b.language) return a.stem === b.stem
  return a.meanings.length + b.meanings.length === 0 && isInflected(a.words, b.words)
}

/** Names take endings in one language and not in another: 'cenoty' of 'cenote'. */
const isInflected = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  const kept = Math.max(4, shorter - 2)
  return Math.abs(a.length - b.length) <= 3 && shorter >= kept && a.slice(0, kept) === b.slice(0, kept)
}

/** A table's thing or trait of one piece, looked for in another. */
type Named = { name: string; of: Piece; by: Piece }

/** True where it is what a word of the other says that no table lists. */
export function isUnlistedIn({ name, of, by }: Named, dictionary: Dictionary): boolean {
  const meanings = meaningsOfName(name, of, dictionary)
  return meanings.length > 0 && unlistedOf(by, dictionary).some((own) => shares(meanings, own.meanings))
}

const SHOPS = ['supermarket', 'shop']

/** The same where a table may list it under another name; a shop's own name is its kind as well. */
export function isNameMet({ name, of, by }: Named, dictionary: Dictionary): boolean {
  if (
    SHOPS.includes(name) &&
    by.things.size === 0 &&
    namesShop({ words: by.words.filter((word) => by.names.has(word)) })
  )
    return true
  const meanings = meaningsOfName(name, of, dictionary)
  return isListed(meanings, by, dictionary) || isUnlistedIn({ name, of, by }, dictionary)
}

/** What of a piece is said by none of the host's, word for word or by a table. */
export function unmetBy(said: Piece, { all, isNamed, guestWords }: Searched, dictionary: Dictionary): Unmet {
  const isWritten = (word: string) =>
    all.some(
      (piece) =>
        (piece.isNo === said.isNo || piece.things.size > 0) &&
        (piece.words.includes(word) || piece.names.has(word) || (word.length > 3 && piece.raw.includes(` ${word} `))),
    )
  const things = [...said.things].filter((name) => !isNamed(name))
  const traits = [...said.traits].filter(
    (name) =>
      name !== 'both' &&
      !isLightTrait(name, said) &&
      !all.some(
        (piece) =>
          piece.traits.has(name) ||
          (name === 'every' && piece.traits.has('all')) ||
          (name === 'all' && piece.traits.has('every')),
      ),
  )
  const words = said.words.every(isWritten)
    ? []
    : withoutPlainTalk(said, all, { dictionary, guestWords }).filter(
        ({ words: own }) =>
          !own
            .split(' ')
            .filter((word) => said.words.includes(word))
            .every(isWritten),
      )
  return { words, names: [...things, ...traits] }
}

type Searched = {
  all: readonly Piece[]
  isNamed: (thing: string) => boolean
  guestWords: ReadonlySet<string>
}

/** Whether every word has met one of the host's. */
export const isNothing = ({ words, names }: Unmet): boolean => words.length + names.length === 0

type Tellers = { unmet: Unmet; lead: Piece | null; pieces: readonly Piece[] }

/**
 * The one piece of the host's that says all of it, with those of its unit that are of no other thing: 'kayaks in the boathouse,
 * paddles in the closet' puts no kayaks into the closet.
 */
export function findTeller(said: Piece, { unmet, lead, pieces }: Tellers, dictionary: Dictionary): Piece | null {
  const fitting = pieces.filter(({ isDoubtful, isNo }) => !isDoubtful && isNo === said.isNo)
  const ofNoOther = fitting.filter((piece) => isOfNoOther(piece, said, dictionary))
  const leads = lead === null ? [] : [lead]
  const isSaidIn = (among: readonly Piece[]) =>
    unmet.words.every((word) => among.some((piece) => isMet(word, piece, dictionary))) &&
    unmet.names.every((name) => among.some((piece) => isNameMet({ name, of: said, by: piece }, dictionary)))
  const found = [...leads, ...fitting].find((piece) => isSaidIn([piece, ...leads, ...ofNoOther]))
  return found ?? null
}

/** True where a piece names no thing that the reply does not. */
const isOfNoOther = (piece: Piece, said: Piece, dictionary: Dictionary): boolean =>
  unlistedOf(piece, dictionary).every(
    (word) => !word.meanings.some(dictionary.isThing) || isMet(word, said, dictionary),
  ) && [...piece.things].every((name) => said.things.has(name) || isNameMet({ name, of: piece, by: said }, dictionary))
