import type pg from 'pg'
import { hostOf } from './fill.ts'

/** Gives the host chats whose one question has a draft that waits, and whose workflows nobody has started yet. */
export async function fillWaiting(owner: pg.Client, email: string, many: number): Promise<void> {
  const { hostId, sourceId } = await hostOf(owner, email)
  // Rows that stand for an evening's mail: they are no news for the live stream.
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `with guests as (
       insert into chat (id, host_id, source_id, channel, thread_key, title, subject, sender, email, reply_to, head_seq,
         last_message_text, last_message_status)
       select gen_random_uuid(), $1, $2, 'email', 'waiting:' || gen_random_uuid(), 'Stay', 'Stay', 'Guest ' || n, 'guest@bench.test',
         'guest@bench.test', 1, 'waiting', 'pending'
       from generate_series(1, $3::int) n returning id
     ), questions as (
       insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, stored_at)
       select gen_random_uuid(), $1, id, $2, 'guest', 'received', 1, 'A discount?', now() - interval '1 minute'
       from guests returning id, chat_id
     )
     insert into message (id, host_id, chat_id, source_id, kind, status, seq, answers_id, text, version, deadline_at)
     select gen_random_uuid(), $1, chat_id, $2, 'draft', 'pending', 1, id, 'waiting', 2, now() + interval '12 hours'
     from questions`,
    [hostId, sourceId, many],
  )
  await owner.query('set session_replication_role = default')
  await owner.query('vacuum analyze chat, message')
}
