import { Prisma } from '#prisma/client.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import type { MessageRow } from './message-row.ts'

const IS_WRITING = 'model_is_writing'

type Replaceable = Pick<Prisma.MessageUncheckedUpdateManyInput, 'modelDueAt' | 'reasons'>

/** No model replaces a draft any more: neither its time nor what says so stays. `set`: its further columns, where a model has time still. */
export function noModelAnyMore({ reasons }: Pick<MessageRow, 'reasons'>, set: Replaceable = {}): Replaceable {
  if (set.modelDueAt) return {}
  const said = readReasons(set.reasons ?? reasons)
  const others = said.filter(({ code }) => code !== IS_WRITING)
  return { modelDueAt: null, ...(others.length === said.length ? {} : { reasons: others }) }
}

/** The same of the rows that a statement updates. */
export const NO_MODEL_ANY_MORE = Prisma.sql`model_due_at = null, reasons = coalesce(
  (select jsonb_agg(r order by place) from jsonb_array_elements(reasons) with ordinality as said(r, place)
   where r->>'code' is distinct from ${IS_WRITING}), '[]'::jsonb)`
