import type { Client } from '@temporalio/client'
import { describeError, type Log } from '#outside/log.ts'
import { isTemporalUnavailable } from './temporal-unavailable.ts'
import { withConcurrency } from './with-concurrency.ts'

type Deps = { temporal: Client; log: Log }

/** Enough to keep Temporal busy, and room left for what people ask meanwhile. */
const AT_ONCE = 10
/** Who does not say at once what it is has nothing to give: what is asked of it waits for the next round. */
const PROBE_MS = 500

/**
 * Does one thing with each item, a few at a time; answers those that it was done with. One that Temporal refuses, whatever it says,
 * is told to the log and left out while Temporal answers at all: it does not hold up the others.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function eachUnlessAway<Item>(
  { temporal, log }: Deps,
  items: readonly Item[],
  { work, idOf }: { work: (item: Item) => Promise<unknown>; idOf: (item: Item) => string },
): Promise<Item[]> {
  const done: Item[] = []
  const refused: { workflowId: string; error: unknown }[] = []
  await withConcurrency(items, AT_ONCE, async (item) => {
    try {
      await work(item)
      done.push(item)
    } catch (error) {
      if (isTemporalUnavailable(error) && !(await answers(temporal))) throw error
      refused.push({ workflowId: idOf(item), error })
    }
  })
  const [first] = refused
  if (first !== undefined) {
    const { workflowId, error } = first
    log.error({ ...describeError(error), workflowId, refused: refused.length }, 'a workflow could not be reached')
  }
  return done
}

/** A server that is away or drowned does not say what it is either. */
const answers = (temporal: Client): Promise<boolean> =>
  temporal
    .withDeadline(Date.now() + PROBE_MS, () => temporal.workflowService.getSystemInfo({}))
    .then(
      () => true,
      () => false,
    )
