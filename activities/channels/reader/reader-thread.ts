import { parentPort, workerData } from 'node:worker_threads'
import { askForKeys } from '#activities/channels/mime/ask-for-keys.ts'
import { domainOf } from '#activities/channels/text/bare-address.ts'
import { createMxReader } from '#outside/mx-organisations.ts'
import { createTxtReader } from '#outside/txt-records.ts'
import { ChunksBlob } from './chunks-blob.ts'
import { packOriginal } from './pack-original.ts'
import type { ReaderContext } from './raw-mail.ts'
import { readMail } from './read-mail.ts'
import type { HandedTask, ReaderAnswer, ReaderSaying } from './reading-lane.ts'
import { readsAnyMail, warmUp } from './reads-any-mail.ts'

Object.assign(globalThis, { Blob: ChunksBlob })

/** The last turn that is over; null where the file is only loaded. */
const over: Int32Array<SharedArrayBuffer> | null = workerData
const readTxt = createTxtReader()
const readMx = createMxReader()
const say = (said: ReaderSaying) => {
  const { user, system } = process.threadCpuUsage()
  parentPort?.postMessage({ said, cpuMs: (user + system) / 1000 } satisfies ReaderAnswer, contentsOf(said))
}
/** The bytes of files are handed over, not copied. */
const contentsOf = (said: ReaderSaying): ArrayBuffer[] => {
  if (typeof said === 'string' || !('message' in said)) return []
  return [...new Set(said.message.files.flatMap(({ content }) => content?.buffer ?? []))]
}

// What it costs to start is no mail's, and the time of one is counted from then on.
let last: Promise<void> = (over === null ? Promise.resolve() : warmUp()).then(() => say('up'))

// One after the other, so that the first unanswered mail is the one being read.
parentPort?.on('message', (task: HandedTask) => {
  if (mayNeedKeys(task)) askForKeys(task.mail.raw, readTxt)
  last = last.then(() => answer(task))
})

/** Where the mailbox's own server says whom a mail is from, hardly any signature is looked at. */
const mayNeedKeys = ({ mail, context }: HandedTask) =>
  !mail.truncated && context.channel !== 'gmail' && !context.receiving?.learned

async function answer({ mail, context, turn }: HandedTask): Promise<void> {
  if (over !== null && Atomics.load(over, 0) >= turn) return say('turn over')
  try {
    say({ message: { ...(await readMail(mail, await withMx(context), readTxt)), original: packOriginal(mail) } })
  } catch (error) {
    // Whatever a mail makes the parser throw is said back, unless that is no mail's fault: then no other can be read either.
    if (!(await readsAnyMail())) return say('broken')
    say({ unreadable: error instanceof Error ? error.message : 'not readable' })
  }
}

/** Whose servers take in the mailbox's mails, while its own is not known yet. */
async function withMx(context: ReaderContext): Promise<ReaderContext> {
  const { receiving, ownAddresses } = context
  const [address] = ownAddresses
  if (receiving === undefined || receiving.learned !== null || address === undefined) return context
  return { ...context, receiving: { ...receiving, organisations: await readMx(domainOf(address)) } }
}
