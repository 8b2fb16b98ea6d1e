import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { stubOf } from '#activities/channels/stub.ts'
import type { RawMail, ReaderContext } from './raw-mail.ts'
import { createReadingLane, type ReaderLimits, type ReaderTask } from './reading-lane.ts'

export type MailReader = {
  /** Never throws for what a mail contains: one that cannot be read in 2 s of a processor and 96 MB comes back as a stub with its file. */
  read(mail: RawMail, context: ReaderContext): Promise<IncomingMessage>
  close(): Promise<void>
}

const LIMITS: ReaderLimits = { timeoutMs: 2_000, heapMegabytes: 96 }
/** Threads: a host has one at most, so that others are read beside slow mails of theirs. */
const LANES = 2
/** So many mails of a host are handed to a thread at once, and are its turn where another host waits. */
const TURN = 8

type Waiting = ReaderTask & { resolve: (message: IncomingMessage) => void }
type Lane = ReturnType<typeof openLane>

/**
 * Reads mails beside the process, hosts in turn and each host's in order. What cannot be read is a stub, and the others go on:
 * nothing a guest sends stops the process, nor holds up another host for longer than its own turn.
 */
export function createMailReader(limits: ReaderLimits = LIMITS): MailReader {
  /** The mails of each host; whose turn is next comes first. */
  const waiting = new Map<string, Waiting[]>()
  const lanes = Array.from({ length: LANES }, () => openLane(limits, waiting, () => lanes.forEach(serve)))

  const isServed = (hostId: string) => lanes.some((lane) => lane.reading.handed() > 0 && lane.hostId === hostId)
  const nextHost = () => [...waiting.keys()].find((hostId) => !isServed(hostId))
  /** Who begins a turn goes to the end of the row. */
  const beginTurn = (lane: Lane) => {
    lane.hostId = nextHost()
    lane.left = TURN
    const queue = lane.hostId === undefined ? undefined : waiting.get(lane.hostId)
    if (lane.hostId === undefined || queue === undefined) return
    waiting.delete(lane.hostId)
    waiting.set(lane.hostId, queue)
  }
  function serve(lane: Lane): void {
    if (lane.reading.handed() === 0) beginTurn(lane)
    const { hostId } = lane
    const queue = hostId === undefined ? undefined : waiting.get(hostId)
    if (hostId === undefined || queue === undefined) return
    while (lane.reading.handed() < TURN && (lane.left > 0 || nextHost() === undefined)) {
      const next = queue.shift()
      if (next === undefined) break
      lane.left--
      lane.reading.hand(next)
    }
    if (queue.length === 0) waiting.delete(hostId)
  }
  return {
    read: (mail, context) =>
      new Promise((resolve) => {
        const queue = waiting.get(context.hostId) ?? []
        queue.push({ mail, context, resolve })
        waiting.set(context.hostId, queue)
        lanes.forEach(serve)
      }),
    async close() {
      await Promise.all(lanes.map(({ reading }) => reading.close()))
    },
  }
}

/** A thread, whose mails it reads, and how many more of them in this turn. */
function openLane(limits: ReaderLimits, waiting: Map<string, Waiting[]>, goOn: () => void) {
  const reading = createReadingLane<Waiting>(limits, {
    onRead(task, message) {
      task.resolve(message)
      goOn()
    },
    onUnreadable(task, behind) {
      task.resolve(stubFor(task))
      const { hostId } = task.context
      if (behind.length > 0) waiting.set(hostId, [...behind, ...(waiting.get(hostId) ?? [])])
      goOn()
    },
  })
  return { reading, hostId: undefined as string | undefined, left: 0 }
}

const stubFor = ({ mail, context }: ReaderTask): IncomingMessage => {
  const place = Buffer.from(mail.raw).toString('latin1')
  return stubOf(blankMessage(place, context.channel, mail.receivedAt ?? context.now), mail.raw)
}
