import { Prisma } from '#prisma/client.ts'
import { LAST_OVERTAKER, numberOf } from './is-overtaken.ts'

/** The row `p` in its new state, as what is to be ranked: a statement that writes does not see what it wrote. */
export const CHANGED_ROW = Prisma.sql`select p.id, p.kind, p.status, ${numberOf('p')} as seq, p.created_at`

/**
 * In SQL, of the chat `c` after `changed`: the state of the message of ours that concerns the host most, of those that nothing overtakes.
 * A draft that waits stays until it is decided; then the newest counts. What is no draft and was discarded stands for nothing: what
 * stood before it shows again, at last the guest's message. What is sent in place of an answer is told from one.
 */
export const stateThatStands = (changed: Prisma.Sql): Prisma.Sql => Prisma.sql`coalesce((
  select case when s.status = 'sent' and s.kind in ('fallback', 'emergency') then 'fallback_sent' else s.status::text end
  from (${changed} union all
    select m.id, m.kind, m.status, ${numberOf('m')}, m.created_at from message m
    where m.host_id = c.host_id and m.chat_id = c.id and m.seq >= coalesce(${LAST_OVERTAKER}, 0)
      and m.id not in (select x.id from (${changed}) x)) s
  where s.seq >= coalesce(${LAST_OVERTAKER}, 0) and (s.kind = 'draft' or s.status <> 'discarded')
  order by s.kind = 'draft' and s.status = 'pending' desc, s.kind <> 'guest' desc, s.seq desc, s.created_at desc, s.id
  limit 1), p.status::text)`
