import { describeError, type Log } from '#outside/log.ts'

/** Works through the items one after the other. What the work on one fails with is told to the log, and holds up none of the others. */
export async function eachApart<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { name, log }: { name: string; log: Log },
): Promise<void> {
  for (const item of items) {
    await work(item).catch((error: unknown) => log.warn({ ...describeError(error), name }, 'one of many failed'))
  }
}
