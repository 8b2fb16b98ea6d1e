import type pg from 'pg'

export const MANY_CHATS = 100_000
export const LONG_CHAT_MESSAGES = 2_000

type HostPlace = { hostId: string; sourceId: string }

const hostOf = async (owner: pg.Client, email: string): Promise<HostPlace> => {
  const { rows } = await owner.query<HostPlace>(
    `select h.id as "hostId", s.id as "sourceId" from host h join message_source s on s.host_id = h.id
     where h.email = $1 and s.type = 'email' and s.deleted_at is null limit 1`,
    [email],
  )
  const [place] = rows
  if (place === undefined) throw new Error(`No host ${email} with a mailbox`)
  return place
}

/** Gives the host 100,000 chats and one conversation of 2,000 messages; answers that conversation's id. */
export async function fill(owner: pg.Client, email: string): Promise<string> {
  const { hostId, sourceId } = await hostOf(owner, email)
  // Rows that stand for years of use: they are no news for the live stream.
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into chat (id, host_id, source_id, channel, thread_key, title, subject, sender, email, unread_count,
       last_message_text, last_message_status, last_message_at, created_at)
     select gen_random_uuid(), $1, $2, (array['email','airbnb','booking','whatsapp'])[1 + n % 4], 'bench:' || n,
       'Stay ' || n, 'Stay ' || n, 'Guest ' || n, 'guest' || n || '@bench.test', n % 3,
       repeat('What time may we arrive, and is there parking? ', 4), 'sent',
       now() - make_interval(mins => n), now() - make_interval(mins => n + 60)
     from generate_series(1, $3::int) n`,
    [hostId, sourceId, MANY_CHATS],
  )
  const { rows } = await owner.query<{ id: string }>(
    `select id from chat where thread_key = 'bench:1' and host_id = $1`,
    [hostId],
  )
  const chatId = rows[0]?.id ?? ''
  await owner.query(
    `insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, created_at, stored_at, workflow_at)
     select gen_random_uuid(), $1, $2, $3, (array['guest','host_reply'])[1 + n % 2]::message_kind,
       (array['received','sent'])[1 + n % 2]::message_status, n, repeat('Some words of a long conversation. ', 6),
       now() - make_interval(mins => $4::int - n), now(), now()
     from generate_series(1, $4::int) n`,
    [hostId, chatId, sourceId, LONG_CHAT_MESSAGES],
  )
  await owner.query('set session_replication_role = default')
  await owner.query('select recount_figures()')
  await owner.query('vacuum analyze chat, message')
  return chatId
}
