import { Prisma } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'

const DAY_MS = 24 * 3_600_000

/** How many drafts of a host a model was asked for in the last 24 hours. */
export const modelDraftsToday = (hostId: string, now: Date): Reading<number> =>
  reading<{ many: number }, number>(
    Prisma.sql`
      select count(*)::int as many from message m
      where m.host_id = ${hostId}::uuid and m.stored_at > ${new Date(now.getTime() - DAY_MS)} and m.model_use is not null`,
    ([counted]) => counted?.many ?? 0,
  )
