import { parentPort } from 'node:worker_threads'
import type { RawMail, ReaderContext } from '#activities/channels/reader/mail-reader.ts'
import { readMail } from './read-mail.ts'

type Task = { id: number; mail: RawMail; context: ReaderContext }

let last: Promise<void> = Promise.resolve()

// One after the other, so that the first unanswered mail is the one being read.
parentPort?.on('message', (task: Task) => {
  last = last.then(() => answer(task))
})

async function answer({ id, mail, context }: Task): Promise<void> {
  try {
    const message = await readMail(mail, context)
    parentPort?.postMessage({ id, message })
  } catch (error) {
    // Whatever a mail makes the parser throw is said back: in this thread the mail is the only input there is.
    parentPort?.postMessage({ id, unreadable: error instanceof Error ? error.message : 'not readable' })
  }
}
