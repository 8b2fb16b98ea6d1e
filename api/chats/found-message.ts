import { Prisma } from '#prisma/client.ts'
import { snippetOf } from '#workflows/domain/words/snippet.ts'
import { placedWords } from '#workflows/domain/words/words-of.ts'
import type { ChatRow, FoundMessage } from './chat-view.ts'

/** A chat with the message in it that was found, if one was, and the texts of others that have what it lacks. */
export type FoundRow = ChatRow & { foundId: string | null; foundText: string | null; otherTexts: string[] | null }

/** Of a message that is looked through for the place to show. */
const READ_CHARACTERS = 50_000
/** The database keeps count of what a chat has in the bits of one number. */
const MOST_WORDS = 30

/** `words`: each as a tsquery, the last by its beginning. `names`: each as it is looked for in a name or an address. */
export type Sought = { words: string[]; names: string[] }

const wordsOf = (text: string) => placedWords(text).map(({ word }) => word)
const isPlain = (word: string) => /^[a-z0-9]+$/.test(word)

/** The words that are looked for, each once; null for a text without any. They are alphanumeric, so none can leave its quotes. */
export function sought(text: string): Sought | null {
  const typed = placedWords(text)
  const last = typed.at(-1)
  if (last === undefined) return null
  const whole = new Map(typed.slice(0, -1).map(({ word, from, to }) => [word, text.slice(from, to)]))
  whole.delete(last.word)
  const words = [...whole.keys()].slice(0, MOST_WORDS - 1)
  return {
    words: [...words.map((word) => `'${word}'`), `'${last.word}':*`],
    names: [
      ...words.map((word) => namePattern(word, whole.get(word) ?? word, false)),
      namePattern(last.word, text.slice(last.from, last.to), true),
    ],
  }
}

/** As folded and as typed: names stand in the database with their accents. Its bounds of words are those of plain characters only. */
function namePattern(word: string, typed: string, isBegun: boolean): string {
  const either = word === typed.toLowerCase() ? word : `(${word}|${typed})`
  return isPlain(word) ? `\\m${either}${isBegun ? '' : '\\M'}` : either
}

/** Of a chat `c` that was found by its message `f.message_id`: that message, and the newest ones that have the words which it lacks. */
export function foundMessages(found: Sought | null): { columns: Prisma.Sql; joins: Prisma.Sql } {
  const first = Prisma.sql`m.id::text as "foundId", left(m.text, ${READ_CHARACTERS}::int) as "foundText"`
  const join = Prisma.sql`left join message m on m.host_id = c.host_id and m.id = f.message_id`
  if (found === null || found.words.length === 1)
    return { columns: Prisma.sql`${first}, null as "otherTexts"`, joins: join }
  return {
    columns: Prisma.sql`${first}, others.texts as "otherTexts"`,
    joins: Prisma.sql`${join} left join lateral (
      select array_agg(left(o.text, ${READ_CHARACTERS}::int) order by o.created_at desc) as texts from (
        select distinct w.message_id from (
          select s.word from unnest(${found.words}::tsquery[]) s(word) where not exists (
            select from message_words w where w.host_id = c.host_id and w.message_id = m.id and ts_match_vq(w.words, s.word)) offset 0
        ) lacking cross join lateral (
          select w.message_id from message_words w
          where w.host_id = c.host_id and w.chat_id = c.id and ts_match_vq(w.words, lacking.word) order by w.written_at desc limit 1) w
      ) w join message o on o.host_id = c.host_id and o.id = w.message_id) others on m.id is not null`,
  }
}

/** Null where the messages have the words in their subject or sender, which the row shows anyway. */
export function foundMessage({ foundId, foundText, otherTexts }: FoundRow, text: string): FoundMessage | null {
  const words = wordsOf(text)
  const shown = [foundText ?? '', ...(otherTexts ?? [])].flatMap((one) => snippetOf(one, words) ?? [])
  return foundId === null || shown.length === 0 ? null : { messageId: foundId, text: shown.join(' · ') }
}
