import { parentPort } from 'node:worker_threads'
import { makePage, type PageInput } from './make-page.ts'

/** Page after page, one at a time; one that cannot be made ends the thread. */
parentPort?.on('message', async (input: PageInput) => parentPort?.postMessage(await makePage(input)))
