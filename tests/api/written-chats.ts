import type { Database } from '#prisma/client.ts'
import { indexWords } from '#prisma/words/index-words.ts'
import { givenChat, givenGuestMessage, givenSource } from './given.ts'
import { newHost } from './signed-in-host.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Finds the words of all messages that still need it, as the worker does in its own time. */
export const findWords = (engine: Database) => indexWords(engine, FIRST, 100_000)

/** A host who has chats with the texts that are written in them, and searches their list. */
export async function hostWhoSearches(api: Parameters<typeof newHost>[0], engine: Database) {
  const host = await newHost(api)
  const sourceId = (await givenSource(host)).id
  const write = async (texts: string[], more: Parameters<typeof givenChat>[1] = {}) => {
    const chat = await givenChat(host, { sourceId, headSeq: texts.length, ...more })
    const messages = []
    for (const [n, text] of texts.entries())
      messages.push(await givenGuestMessage(chat, { text, seq: n + 1, createdAt: new Date(Date.UTC(2026, 10, 1, n)) }))
    await findWords(engine)
    return { chat, ids: messages.map(({ id }) => id) }
  }
  const search = async (q: string, more: object = {}) =>
    (await host.ask('listChats', { query: { q, ...more } })).map(({ id, found }) => ({ id, found }))
  return { ...host, host, sourceId, write, search }
}
