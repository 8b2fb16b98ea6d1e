import { type Database, Prisma, type Transaction } from '#prisma/client.ts'
import { withLarge } from '#prisma/large-parameter.ts'
import { wordsOf } from '#workflows/domain/words/words-of.ts'

type Owed = { messageId: string }
type Written = {
  messageId: string
  hostId: string
  chatId: string
  writtenAt: Date
  text: string
  subject: string | null
  fromName: string | null
}

/**
 * Finds the words of the first `many` messages behind `after` that still need it, and answers the last of them; undefined when there
 * are no more. What somebody changes at this moment is left for the next time, and what is set aside until it changes.
 */
export async function indexWords(engineDb: Database, after: string, many: number): Promise<string | undefined> {
  const ids = await indexThose(engineDb, Prisma.sql`message_id > ${after}::uuid`, many)
  return ids.length < many ? undefined : ids.at(-1)
}

/** The same of one message. */
export const indexWordsOf = (engineDb: Database, messageId: string): Promise<unknown> =>
  indexThose(engineDb, Prisma.sql`message_id = ${messageId}::uuid`, 1)

const indexThose = (engineDb: Database, which: Prisma.Sql, many: number): Promise<string[]> =>
  engineDb.$transaction(async (tx) => {
    const owed = await tx.$queryRaw<Owed[]>`
      with taken as (select message_id from unindexed_message where ${which} and set_aside_at is null
        order by message_id limit ${many}::int for update skip locked)
      delete from unindexed_message u using taken t where u.message_id = t.message_id returning u.message_id::text as "messageId"`
    const ids = owed.map(({ messageId }) => messageId).toSorted()
    if (ids.length === 0) return ids
    const messages = await tx.$queryRaw<Written[]>`
      select m.id::text as "messageId", m.host_id::text as "hostId", m.chat_id::text as "chatId", m.created_at as "writtenAt",
        m.text, m.subject, case when m.kind = 'guest' then m.from_name end as "fromName"
      from message m where m.id = any(${ids}::uuid[])`
    await storeWords(tx, messages)
    return ids
  })

async function storeWords(tx: Transaction, messages: readonly Written[]): Promise<void> {
  const rows = messages.map(({ text, subject, fromName, ...message }) => ({
    ...message,
    words: wordsOf(text, subject, fromName),
  }))
  await withLarge(
    JSON.stringify(rows),
    (sets) => tx.$executeRaw`
      insert into message_words (host_id, message_id, chat_id, written_at, words)
      select w."hostId", w."messageId", w."chatId", w."writtenAt", array_to_tsvector(w.words)
      from jsonb_to_recordset(${sets}::jsonb)
        as w("hostId" uuid, "messageId" uuid, "chatId" uuid, "writtenAt" timestamptz, words text[])
      on conflict (host_id, message_id) do update set words = excluded.words, chat_id = excluded.chat_id`,
  )
}
