import { parentPort } from 'node:worker_threads'
import { makePage, type PageInput } from './make-page.ts'

/** One page a thread: what it took ends with it. */
parentPort?.once('message', async (input: PageInput) => parentPort?.postMessage(await makePage(input)))
