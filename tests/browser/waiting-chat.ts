import { randomBytes } from 'node:crypto'
import { withClient } from '#scripts/parts/database-roles.ts'
import type { Parts } from '#tests/setup/parts.ts'

/** A chat of the demo's host that nothing else looks at, with a draft that waits for its host, as rows: nobody waits for its mail. */
export async function addWaitingChat(parts: Parts): Promise<{ chatId: string; sender: string }> {
  const sender = `Ospite ${randomBytes(4).toString('hex')}`
  const chatId = await withClient(parts.adminDatabaseUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `with chat as (
         insert into chat (host_id, source_id, channel, thread_key, title, subject, sender, email, reply_to, head_seq,
           last_message_text, last_message_status, last_message_at, created_at)
         select h.id, s.id, 'email', $2, 'Domanda', 'Domanda', $2, 'attesa@guest.test', 'attesa@guest.test', 1,
           'Is there parking near the house?', 'pending', now(), now()
         from host h join message_source s on s.host_id = h.id where h.email = $1 and s.type = 'email' limit 1
         returning id, host_id, source_id
       ), guest as (
         insert into message (host_id, chat_id, source_id, kind, status, seq, text, from_name, from_address, created_at, stored_at, workflow_at)
         select host_id, id, source_id, 'guest', 'received', 1, 'Is there parking near the house?', $2, 'attesa@guest.test', now(), now(), now()
         from chat returning id, host_id, chat_id, source_id
       ), draft as (
         insert into message (host_id, chat_id, source_id, kind, status, seq, text, ai_text, answers_id, confidence, language, created_at, stored_at)
         select host_id, chat_id, source_id, 'draft', 'pending', 1, 'I will ask, and tell you.', 'I will ask, and tell you.', id, 5, 'en', now(), now()
         from guest
       ) select id::text from chat`,
      [parts.demo.host.email, sender],
    )
    const [row] = rows
    if (row === undefined) throw new Error('The demo has no mailbox')
    return row.id
  })
  return { chatId, sender }
}
