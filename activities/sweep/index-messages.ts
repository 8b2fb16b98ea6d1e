import type { SourceDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { isOfWhatIsWritten } from '#prisma/is-of-what-is-written.ts'
import { indexWords, indexWordsOf } from '#prisma/words/index-words.ts'
import { setAside, unindexedAfter } from '#prisma/words/set-aside.ts'

/** Of a turn: what lies there from before, or comes all at once, is taken up step by step and leaves the processor to what is waited for. */
const BATCHES = 2
const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

type Deps = Pick<SourceDeps, 'engineDb' | 'log' | 'now'>

/**
 * Finds the words of messages that came or changed, so that they can be searched.
 * @throws whatever keeps all of them from being found.
 */
export async function indexMessages(deps: Deps): Promise<void> {
  let after: string | undefined = FIRST
  for (let turn = 0; turn < BATCHES && after !== undefined; turn++) after = await indexPage(deps, after)
}

async function indexPage(deps: Deps, after: string): Promise<string | undefined> {
  try {
    return await indexWords(deps.engineDb, after, BATCH)
  } catch (error) {
    if (!isOfWhatIsWritten(error)) throw error
    return indexOneByOne(deps, after)
  }
}

async function indexOneByOne({ engineDb, log, now }: Deps, after: string): Promise<string | undefined> {
  const owed = await unindexedAfter(engineDb, after, BATCH)
  for (const messageId of owed) {
    try {
      await indexWordsOf(engineDb, messageId)
    } catch (error) {
      if (!isOfWhatIsWritten(error)) throw error
      log.error({ ...describeError(error), messageId }, 'the words of a message cannot be found: it is set aside')
      await setAside(engineDb, messageId, now())
    }
  }
  return owed.at(-1)
}
