import type { SourceDeps } from '#activities/deps.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** Longer than a watch lasts, with the longest pause after it and the way to a worker. */
const UNWATCHED_MINUTES = 40
/** After a time without any worker all are looked into anew, in turns where they are many. */
const SETTLES_MS = 15 * 60_000

/**
 * Says at its source that nobody has looked into it for long: whoever connects more mailboxes than the workers get to, or whose watch
 * is lost, is told. It ends with the next look. One that waits for its host is looked into by nobody, as it says. `upMs`: how long
 * this worker has been there.
 */
export async function nameUnwatched(
  { engineDb, log }: Pick<SourceDeps, 'engineDb' | 'log'>,
  upMs: number,
): Promise<void> {
  if (upMs < SETTLES_MS) return
  const fault = JSON.stringify(say({ code: 'source_not_looked_at', params: { minutes: UNWATCHED_MINUTES } }))
  const many = await engineDb.$executeRaw`
    update message_source set state = 'unreachable', fault = ${fault}::jsonb,
      unreachable_since = coalesce(unreachable_since, looked_at)
    where deleted_at is null and paused_at is null and state <> 'auth_error' and fault is distinct from ${fault}::jsonb
      and looked_at < clock_timestamp() - make_interval(mins => ${UNWATCHED_MINUTES}::int)`
  if (many > 0) log.warn({ sources: many }, 'no worker gets to these sources: more workers, or a look at Temporal')
}
