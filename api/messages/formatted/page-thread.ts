import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { makePage, type PageInput } from './make-page.ts'

/** Page after page, one at a time; one that cannot be made ends the thread. */
if (parentPort !== null) {
  for await (const [input] of on(parentPort, 'message') as AsyncIterable<[PageInput]>) {
    parentPort.postMessage(await makePage(input))
  }
}
