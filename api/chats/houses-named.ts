import type { Transaction } from '#prisma/client.ts'
import { placedWords } from '#workflows/domain/words/words-of.ts'

/** Each is looked through by itself. */
const MOST_HOUSES = 6

/** `rest`: the words that its name does not have, and the chat has to; empty: none. */
export type NamedHouse = { id: string; name: string; rest: string }

/**
 * The houses whose names have some of the words that are looked for: 'glicine tram' means those chats of Il Glicine that say tram. The
 * last word may have only been begun. Those that have the most of them, where they are many.
 */
export async function housesNamed(tx: Transaction, hostId: string, q: string): Promise<NamedHouse[]> {
  const words = wordsOf(q)
  if (words.length < 2) return []
  const houses = await tx.property.findMany({ where: { hostId }, select: { id: true, name: true } })
  return houses
    .map(({ id, name }) => ({ id, name, rest: words.filter(isMissingIn(wordsOf(name), words)) }))
    .filter(({ rest }) => rest.length < words.length)
    .sort((a, b) => a.rest.length - b.rest.length)
    .slice(0, MOST_HOUSES)
    .map(({ rest, ...house }) => ({ ...house, rest: rest.join(' ') }))
}

const wordsOf = (text: string) => placedWords(text).map(({ word }) => word)

const isMissingIn = (name: readonly string[], words: readonly string[]) => (word: string, at: number) =>
  !name.some((one) => (at === words.length - 1 ? one.startsWith(word) : one === word))
