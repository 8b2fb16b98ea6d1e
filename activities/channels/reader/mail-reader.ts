import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { createMailRoom, type EnterRoom } from './mail-room.ts'
import type { RawMail, ReaderContext } from './raw-mail.ts'
import { ReaderAway } from './reader-away.ts'
import { createReadingLane, type LaneListener, type ReaderLimits, type ReaderTask } from './reading-lane.ts'

export type MailReader = {
  /** Before mails are fetched that are to be read. */
  enter: EnterRoom
  /**
   * Never throws for what a mail contains: one that cannot be read in 2 s of a processor and 96 MB comes back as a stub with its file.
   * @throws ReaderAway where nothing can be read.
   */
  read(mail: RawMail, context: ReaderContext): Promise<IncomingMessage>
  close(): Promise<void>
}

const LIMITS: ReaderLimits = { timeoutMs: 2_000, heapMegabytes: 96, slowMs: 250 }
/** Threads: a host has one at most, so that others are read beside slow mails of theirs. */
const LANES = 2
/** So many mails of a host are handed to a thread at once, and are its turn where another host waits. */
const TURN = 8
/** So many starts of a thread in a row fail before whoever waits is told, with a pause between them. */
const MOST_STARTS = 3
const START_AGAIN_MS = 1_000

type Waiting = ReaderTask & { resolve: (message: IncomingMessage) => void; reject: (error: Error) => void }
type Reading = ReturnType<typeof createReadingLane<Waiting>>
/** A thread, whose mails it reads, how many more of them in this turn, and whether what it has not begun is coming back. */
type Lane = { reading: Reading; hostId: string | undefined; left: number; isEnding: boolean }

/**
 * Reads mails beside the process, hosts in turn and each host's in order. What cannot be read is a stub, and the others go on:
 * nothing a guest sends stops the process, nor holds up another host for longer than its own turn.
 */
export function createMailReader(
  limits: ReaderLimits = LIMITS,
  enter: EnterRoom = createMailRoom(),
  file?: URL,
): MailReader {
  /** The mails of each host; whose turn is next comes first. */
  const waiting = new Map<string, Waiting[]>()
  const goOn = () => lanes.forEach(serve)
  let failedStarts = 0
  const turns: Turns = {
    waiting,
    goOn,
    isAwaited: () => nextHost() !== undefined,
    onWorks: () => void (failedStarts = 0),
    onBroken(error) {
      failedStarts += 1
      if (failedStarts < MOST_STARTS) return void setTimeout(goOn, START_AGAIN_MS)
      failedStarts = 0
      const all = [...waiting.values()].flat()
      waiting.clear()
      for (const { reject } of all) reject(new ReaderAway(error))
    },
  }
  const lanes: Lane[] = Array.from({ length: LANES }, () => openLane(limits, turns, file))

  const isServed = (hostId: string) => lanes.some((lane) => lane.reading.handed() > 0 && lane.hostId === hostId)
  const nextHost = () => [...waiting.keys()].find((hostId) => !isServed(hostId))
  /** Who begins a turn goes to the end of the row. */
  const beginTurn = (lane: Lane) => {
    lane.hostId = nextHost()
    lane.left = TURN
    lane.isEnding = false
    const queue = lane.hostId === undefined ? undefined : waiting.get(lane.hostId)
    if (lane.hostId === undefined || queue === undefined) return
    waiting.delete(lane.hostId)
    waiting.set(lane.hostId, queue)
  }
  function serve(lane: Lane): void {
    if (lane.reading.handed() === 0) beginTurn(lane)
    // What comes back is before what is handed over next.
    if (lane.isEnding) return
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
    enter,
    read: (mail, context) =>
      new Promise((resolve, reject) => {
        const queue = waiting.get(context.hostId) ?? []
        queue.push({ mail, context, resolve, reject })
        waiting.set(context.hostId, queue)
        lanes.forEach(serve)
      }),
    async close() {
      await Promise.all(lanes.map(({ reading }) => reading.close()))
    },
  }
}

/** `onBroken`: what waits was put back before. */
type Turns = {
  waiting: Map<string, Waiting[]>
  goOn: () => void
  isAwaited: () => boolean
  onWorks: () => void
  onBroken: (error: unknown) => void
}

function openLane(limits: ReaderLimits, turns: Turns, file?: URL): Lane {
  const { waiting, goOn, isAwaited } = turns
  const returned: Waiting[] = []
  const keep = (hostId: string, tasks: readonly Waiting[]) => {
    if (tasks.length > 0) waiting.set(hostId, [...tasks, ...(waiting.get(hostId) ?? [])])
  }
  const putBack = (hostId: string, tasks: readonly Waiting[]) => {
    keep(hostId, tasks)
    goOn()
  }
  const listener: LaneListener<Waiting> = {
    onRead(task, message, cpuMs) {
      turns.onWorks()
      task.resolve(message)
      if (cpuMs > limits.slowMs && isAwaited()) {
        lane.left = 0
        lane.isEnding = true
        reading.endTurn()
      }
      if (returned.length === 0) goOn()
      else if (reading.handed() === 0) putBack(task.context.hostId, returned.splice(0))
    },
    onReturned(task) {
      returned.push(task)
      if (reading.handed() === 0) putBack(task.context.hostId, returned.splice(0))
    },
    onUnreadable(task, behind) {
      task.resolve(stubFor(task))
      putBack(task.context.hostId, [...returned.splice(0), ...behind])
    },
    onBroken(tasks, error) {
      const [first] = tasks
      if (first !== undefined) keep(first.context.hostId, [...returned.splice(0), ...tasks])
      turns.onBroken(error)
    },
  }
  const reading = createReadingLane<Waiting>(limits, listener, file)
  const lane: Lane = { reading, hostId: undefined, left: 0, isEnding: false }
  return lane
}

const stubFor = ({ mail, context }: ReaderTask): IncomingMessage => {
  const place = Buffer.from(mail.raw).toString('latin1')
  return stubOf(blankMessage(place, context.channel, mail.receivedAt ?? context.now), mail.raw)
}
