import type { Database } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/** Counts an answer of n8n's that was refused, by its reason; nothing else of it is kept, as anybody may have sent it. */
export async function keepRefusedAnswer(engineDb: Database, refusal: Sentence): Promise<void> {
  await engineDb.$executeRaw`
    insert into refused_answer (code, fault, last_at) values (${refusal.code}, ${JSON.stringify(refusal)}::jsonb, clock_timestamp())
    on conflict (code) do update
      set many = refused_answer.many + 1, fault = excluded.fault, last_at = excluded.last_at`
}

/** Why an answer was refused last, and how often for that reason; null where none was in a month. */
export async function lastRefusedAnswer(
  engineDb: Database,
): Promise<{ fault: Sentence; many: number; at: Date } | null> {
  const row = await engineDb.refusedAnswer.findFirst({ orderBy: { lastAt: 'desc' } })
  const fault = readFault(row?.fault)
  return row === null || fault === null ? null : { fault, many: row.many, at: row.lastAt }
}
