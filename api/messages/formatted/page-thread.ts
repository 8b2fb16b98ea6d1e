import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { makePage } from './make-page.ts'

/** One page a thread: what it took ends with it. */
if (parentPort !== null) {
  const [input] = await once(parentPort, 'message')
  parentPort.postMessage(await makePage(input))
}
