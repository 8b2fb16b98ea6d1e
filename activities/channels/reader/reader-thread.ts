import { parentPort } from 'node:worker_threads'
import { createTxtReader } from '#outside/txt-records.ts'
import { packOriginal } from './pack-original.ts'
import { readMail } from './read-mail.ts'
import type { ReaderAnswer, ReaderSaying, ReaderTask } from './reading-lane.ts'

const readTxt = createTxtReader()
const say = (said: ReaderSaying) => {
  const { user, system } = process.threadCpuUsage()
  parentPort?.postMessage({ said, cpuMs: (user + system) / 1000 } satisfies ReaderAnswer)
}

let last: Promise<void> = Promise.resolve()

// One after the other, so that the first unanswered mail is the one being read.
parentPort?.on('message', (task: ReaderTask) => {
  last = last.then(() => answer(task))
})
say('up')

async function answer({ mail, context }: ReaderTask): Promise<void> {
  try {
    say({ message: { ...(await readMail(mail, context, readTxt)), original: packOriginal(mail) } })
  } catch (error) {
    // Whatever a mail makes the parser throw is said back: in this thread the mail is the only input there is.
    say({ unreadable: error instanceof Error ? error.message : 'not readable' })
  }
}
