import type { SourceDeps } from '#activities/deps.ts'
import { indexWords } from '#prisma/words/index-words.ts'

/** Of a turn: what lies there from before, or comes all at once, is taken up step by step and leaves the processor to what is waited for. */
const BATCHES = 2
const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Finds the words of messages that came or changed, so that they can be searched. */
export async function indexMessages({ engineDb }: Pick<SourceDeps, 'engineDb'>): Promise<void> {
  let after: string | undefined = FIRST
  for (let turn = 0; turn < BATCHES && after !== undefined; turn++) after = await indexWords(engineDb, after, BATCH)
}
