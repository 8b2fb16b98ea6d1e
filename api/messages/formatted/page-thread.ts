import { parentPort, workerData } from 'node:worker_threads'
import { makePage, type PageInput } from './make-page.ts'

/** One page a thread: what it took ends with it. */
const input: PageInput | null = workerData
if (input !== null) parentPort?.postMessage(await makePage(input))
