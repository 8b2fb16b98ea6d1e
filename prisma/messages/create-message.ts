import type { Prisma, Transaction } from '#prisma/client.ts'
import { INITIAL_STATES } from '#workflows/domain/message-transitions.ts'
import { MESSAGE_ROW, type MessageRow } from './message-row.ts'
import { messageRows } from './message-rows.ts'
import { type BesideList, showInList } from './show-in-list.ts'

export type Creation = Exclude<keyof typeof INITIAL_STATES, 'receive' | 'receive_unreadable' | 'open_draft'>
type Columns = Omit<Prisma.MessageUncheckedCreateInput, 'kind' | 'status'>
type ManyColumns = Omit<Prisma.MessageCreateManyInput, 'kind' | 'status'>

/**
 * Writes a new message of ours in its first state, and its chat's columns of the list after it; those of guests come in sets, by
 * `insertGuestMessages`, and what a drafter wrote by `writeDraft`.
 */
export async function createMessage(
  tx: Transaction,
  columns: Columns,
  { creation, ...beside }: { creation: Creation } & BesideList,
): Promise<MessageRow> {
  const row = await messageRows(tx).create({ data: { ...columns, ...INITIAL_STATES[creation] }, select: MESSAGE_ROW })
  await showInList(tx, row, beside)
  return row
}

/** Many that overtake nothing, that nobody goes on with and that no list shows, in one statement. */
export const createMessages = (tx: Transaction, creation: Creation, many: readonly ManyColumns[]) =>
  messageRows(tx).createMany({ data: many.map((columns) => ({ ...columns, ...INITIAL_STATES[creation] })) })
