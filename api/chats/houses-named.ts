import type { Transaction } from '#prisma/client.ts'
import { placedWords } from '#workflows/domain/words/words-of.ts'

/** Each is looked through by itself. */
const MOST_HOUSES = 6

/** `rest`: the words that its name does not have, and the chat has to; empty: none. */
export type NamedHouse = { id: string; name: string; rest: string }

/**
 * The houses whose names have some of the words that are looked for: 'glicine tram' means those chats of Il Glicine that say tram. The
 * last word may have only been begun. Where they are many, those that have the most of them; and of as many as have equally many words,
 * all or none: 'casa 77' is one house of five hundred, and not five others of which any as well may say 77.
 */
export async function housesNamed(tx: Transaction, hostId: string, q: string): Promise<NamedHouse[]> {
  const words = wordsOf(q)
  if (words.length < 2) return []
  const houses = await tx.property.findMany({ where: { hostId }, select: { id: true, name: true } })
  const named = houses
    .map(({ id, name }) => ({ id, name, rest: words.filter(isMissingIn(wordsOf(name), words)) }))
    .filter(({ rest }) => rest.length < words.length)
    .sort((a, b) => a.rest.length - b.rest.length)
  const most = named.slice(0, MOST_HOUSES)
  const left = named[MOST_HOUSES]?.rest.length ?? Number.POSITIVE_INFINITY
  const better = most.filter(({ rest }) => rest.length < left)
  return (better.length > 0 ? better : most).map(({ rest, ...house }) => ({ ...house, rest: rest.join(' ') }))
}

const wordsOf = (text: string) => placedWords(text).map(({ word }) => word)

const isMissingIn = (name: readonly string[], words: readonly string[]) => (word: string, at: number) =>
  !name.some((one) => (at === words.length - 1 ? one.startsWith(word) : one === word))
