import type { Transaction } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/**
 * `announces`: new mail is announced, as was lately seen. `isSilent`: Google agreed to, and nothing came of it. `readAt`: by
 * PostgreSQL's clock.
 */
export type GoogleWatch = { announces: boolean; isSilent: boolean; fault: Sentence | null; readAt: Date }

type Row = Omit<GoogleWatch, 'fault'> & { fault: unknown }

/**
 * How it stands with what Google is to announce of a mailbox. As often as it is asked, once a day, it announces the mailbox at once:
 * that shows whether its way to us is open, also where nobody writes.
 */
export async function readWatch(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
): Promise<GoogleWatch> {
  const [row] = await tx.$queryRaw<Row[]>`
    select fault, clock_timestamp() as "readAt",
      coalesce(expires_at > clock_timestamp() and pushed_at >= watched_at
        and pushed_at between clock_timestamp() - interval '25 hours' and clock_timestamp() + interval '1 minute', false) as announces,
      coalesce(expires_at > clock_timestamp() and watched_at < clock_timestamp() - interval '10 minutes'
        and coalesce(pushed_at < watched_at, true), false) as "isSilent"
    from google_watch where source_id = ${sourceId}::uuid and host_id = ${hostId}::uuid`
  if (row === undefined) return { announces: false, isSilent: false, fault: null, readAt: new Date(0) }
  return { ...row, fault: readFault(row.fault) }
}
