import { Prisma, type Transaction } from '#prisma/client.ts'
import { SYSTEM } from './by.ts'
import { changeSet } from './change-drafts.ts'
import { overtaken } from './is-overtaken.ts'
import { NO_MODEL_ANY_MORE } from './no-model-any-more.ts'
import type { WakeRef } from './owed-wakes.ts'

/**
 * Where a merge brought open drafts together and nothing new is asked: the older ones give way, and the newest, which does not know
 * of what they answered, is written again. Answers the workflows to wake. The caller holds the locks of the chats.
 */
export async function settleMergedDrafts(
  tx: Transaction,
  { hostId, chatIds, now }: { hostId: string; chatIds: readonly string[]; now: Date },
): Promise<WakeRef[]> {
  if (chatIds.length === 0) return []
  const of = { hostId, by: SYSTEM, now }
  const set = Prisma.sql`settled_at = ${now}, undo_until = null, ${NO_MODEL_ANY_MORE}, superseded_by_id = null`
  const supersede = { ...of, command: 'supersede', set } as const
  const given = await changeSet(tx, { ...supersede, chatIds, among: overtaken('p') })
  const touched = [...new Set(given.map(({ chatId }) => chatId))]
  if (touched.length === 0) return given
  const newest = await changeSet(tx, { ...supersede, chatIds: touched, among: Prisma.sql`p.answers_id is not null` })
  const ids = newest.map(({ messageId }) => messageId)
  const anew = Prisma.sql`settled_at = null, text = '', ai_text = null, confidence = null, deadline_at = null`
  const again = { ...of, command: 'restore_unwritten', set: anew, chatIds: touched } as const
  const written = await changeSet(tx, { ...again, among: Prisma.sql`p.id = any(${ids}::uuid[])` })
  return [...given, ...written]
}
