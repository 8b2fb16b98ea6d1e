import type pg from 'pg'
import { withClient } from '#scripts/parts/database-roles.ts'
import type { Parts } from '#tests/setup/parts.ts'

export const LONG_CHAT = 10_000

const onlyId = ({ rows }: pg.QueryResult<{ id: string }>): string => {
  const [row] = rows
  if (row === undefined) throw new Error('The long chat is not there')
  return row.id
}

/** A chat of the demo's host with ten thousand messages of some years, each with its number in its words. */
export async function fillLongChat(parts: Parts) {
  const chatId = await withClient(parts.adminDatabaseUrl, async (owner) => {
    // Rows that stand for years of use: they are no news for the live stream.
    await owner.query('set session_replication_role = replica')
    const chat = await owner.query<{ id: string }>(
      `insert into chat (host_id, source_id, channel, thread_key, title, subject, sender, email, head_seq, last_message_text,
         last_message_status, last_message_at, created_at)
       select h.id, s.id, 'email', 'long', 'Long', 'Long', 'Ospite di Sempre', 'sempre@guest.test', $2, 'Parola', 'sent', now(), now()
       from host h join message_source s on s.host_id = h.id where h.email = $1 and s.type = 'email' limit 1 returning id`,
      [parts.demo.host.email, LONG_CHAT],
    )
    await owner.query(
      `insert into message (host_id, chat_id, source_id, kind, status, seq, text, from_name, created_at, stored_at, workflow_at)
       select host_id, id, source_id, (array['host_reply','guest'])[1 + n % 2]::message_kind,
         (array['sent','received'])[1 + n % 2]::message_status, n, 'Parola #' || n || repeat(' e altre parole di una lunga storia', n % 7), sender,
         now() - make_interval(hours => 2 * ($2::int - n)), now(), now()
       from chat, generate_series(1, $2::int) n where id = $1`,
      [onlyId(chat), LONG_CHAT],
    )
    return onlyId(chat)
  })
  return {
    chatId,
    text: (n: number) => `Parola #${n}${' e altre parole di una lunga storia'.repeat(n % 7)}`,
    idOf: async (n: number) =>
      withClient(parts.adminDatabaseUrl, async (owner) =>
        onlyId(await owner.query('select id from message where chat_id = $1 and seq = $2', [chatId, n])),
      ),
  }
}
