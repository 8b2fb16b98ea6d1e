import { Prisma } from '#prisma/client.ts'
import { CHANGED_ROW, stateThatStands } from './state-that-stands.ts'

type Shown = {
  text: Prisma.Sql
  notes: Prisma.Sql
  at: Prisma.Sql
  status: Prisma.Sql
  isNewest: Prisma.Sql
  isDismissed: Prisma.Sql
}

/**
 * What the list shows of the chat `c` after the row `p`: the text, what stands for what is none, and time of the newest that was said, whoever said
 * it; the state of what stands. Only a guest's message that wants an answer and the host's own
 * reply overtake, so that nothing else takes the state of a draft that waits off the list. Whatever may want an answer, and whatever
 * becomes of one, ends the host's word that the chat needs none, or none yet.
 */
const setColumns = ({ text, notes, at, status, isNewest, isDismissed }: Shown) => Prisma.sql`
  dismissed_at = case when ${isDismissed} then c.dismissed_at end,
  snoozed_until = case when ${isDismissed} then c.snoozed_until end,
  last_message_text = case when ${isNewest} then ${text} else c.last_message_text end,
  last_message_notes = case when ${isNewest} then ${notes} else c.last_message_notes end,
  last_message_at = case when ${isNewest} then ${at} else c.last_message_at end,
  last_message_status = ${status}`

/** What came in: `p` sums up a batch's messages of the chat. One that is written before what is shown stays behind it. */
export const LIST_AFTER_ARRIVALS = setColumns({
  text: Prisma.sql`p."lastText"`,
  notes: Prisma.sql`p."lastNotes"`,
  at: Prisma.sql`p."lastAt"`,
  status: Prisma.sql`case when p."wantsReply" then p."lastStatus" else c.last_message_status end`,
  isNewest: Prisma.sql`p."lastAt" >= c.last_message_at`,
  // What nobody could read may want an answer, too.
  isDismissed: Prisma.sql`not p."wantsReply" and p."lastStatus" <> 'unreadable'`,
})

/** A new chat, which shows what it begins with: the columns, and their values in a batch's row `p`. */
export const LIST_OF_NEW = {
  columns: Prisma.sql`last_message_text, last_message_notes, last_message_status, last_message_at`,
  values: Prisma.sql`p."lastText", p."lastNotes", p."lastStatus", p."lastAt"`,
}

/**
 * A message of ours in a new state: `p` is its row. One that went out was said now. `changed`: all rows of the chat that the same
 * statement changes, where they are more. With the first of them no draft is late any more.
 */
export const listAfterChange = (now: Date, changed = CHANGED_ROW): Prisma.Sql => Prisma.sql`
  draft_late_at = null,
  ${setColumns({
    text: Prisma.sql`p.text`,
    notes: Prisma.sql`'[]'::jsonb`,
    at: Prisma.sql`${now}::timestamptz`,
    status: stateThatStands(changed),
    isNewest: Prisma.sql`p.status = 'sent'`,
    isDismissed: Prisma.sql`false`,
  })}`
