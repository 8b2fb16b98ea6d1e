import type { Prisma, Transaction } from '#prisma/client.ts'
import { keepDeferrals } from '#prisma/deferrals/keep-deferrals.ts'
import { oweUndelivered } from '#prisma/deferrals/owe-undelivered.ts'
import { withdrawDeferrals } from '#prisma/deferrals/withdraw-deferrals.ts'
import { learnFromChange } from '#prisma/learning/learn-from-change.ts'
import type { Taught } from '#prisma/learning/taught-by.ts'
import { judge, type MessageCommand } from '#workflows/domain/message-transitions.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'
import type { By } from './by.ts'
import { EFFECTS } from './command-effects.ts'
import { followEmergencies } from './follow-emergencies.ts'
import { leftBehind } from './left-behind.ts'
import type { LockedMessage } from './lock-message.ts'
import { MESSAGE_ROW, type MessageRow } from './message-row.ts'
import { messageRows } from './message-rows.ts'
import { noModelAnyMore } from './no-model-any-more.ts'
import { showInList } from './show-in-list.ts'

type Columns = Omit<Prisma.MessageUncheckedUpdateManyInput, 'status' | 'version' | 'wakeOwedAt'>

export type MessageChange = {
  command: MessageCommand
  /** Further columns that go with the new state. */
  set?: Columns
  by: By
  /** For the audit row: never a text. */
  detail?: Prisma.InputJsonObject
  now: Date
}

/** `already`: it was what the command asks for, and nothing changed: asking again gives the same answer. */
export type Changed =
  | { outcome: 'changed' | 'already'; row: MessageRow }
  | { outcome: 'refused'; row: MessageRow; refusal: SentenceInput }

/**
 * The one place where a message's state changes: by the table, under the lock of its chat, with its list columns, its
 * audit row, what it promises, answers or takes, and the debt of waking its workflow in the same transaction.
 * @throws Error when the row was changed past the lock of its chat.
 */
export async function changeMessage(
  tx: Transaction,
  message: LockedMessage & { taught?: Taught },
  change: MessageChange,
): Promise<Changed> {
  const { command, set, by, detail, now } = change
  const verdict = judge(message, command)
  if (!verdict.accepted) return { outcome: 'refused', row: message, refusal: verdict.refusal }
  const { audit, wakes } = EFFECTS[command]
  const [row] = await messageRows(tx).updateManyAndReturn({
    where: { id: message.id, hostId: message.hostId, version: message.version },
    // Whatever happens to a draft, no model replaces it any more.
    data: {
      ...set,
      ...noModelAnyMore(message, set),
      status: verdict.to,
      version: { increment: 1 },
      ...(wakes ? { wakeOwedAt: now } : {}),
    },
    select: MESSAGE_ROW,
  })
  if (row === undefined) throw new Error('A message was changed past the lock of its chat')
  const entry = audit === null ? null : { hostId: row.hostId, ...by, action: audit, subject: row.id }
  await showInList(tx, row, { now, audit: entry === null || detail === undefined ? entry : { ...entry, detail } })
  await learnFromChange(tx, row, { command, now, taught: message.taught })
  if (row.status === 'sent') await keepDeferrals(tx, row, now)
  else if (message.status === 'sent') await withdrawDeferrals(tx, row, now)
  await followEmergencies(tx, { was: message, is: row }, { by, now })
  const upTo = await leftBehind(tx, row)
  if (upTo !== null) await oweUndelivered(tx, row, { upTo, now })
  return { outcome: 'changed', row }
}
