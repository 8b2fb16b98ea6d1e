import { setTimeout as pause } from 'node:timers/promises'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { stubOf } from '#activities/channels/stub.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { databaseErrorOf } from '#prisma/database-error.ts'
import { isFaultOfProgram } from '#prisma/is-of-what-is-written.ts'
import { passingDatabaseFailure } from '#prisma/passing-database-failure.ts'
import { AppError } from '#workflows/domain/errors.ts'

type Ingest = (messages: readonly ReadMessage[]) => Promise<unknown>
/** Stores nothing, and goes well where something of so many bytes could be stored. */
export type Probe = (bytes: number) => Promise<unknown>
type Storing = { ingest: Ingest; probe: Probe }
type Deps = Pick<SourceDeps, 'log' | 'now'>

/** Before each further try of a mail whose failure may pass; the last two only while PostgreSQL goes away, has no room, or takes too long. */
const PAUSES_MS = [1_000, 4_000, 15_000, 40_000]
const TRIES_OF_A_MAIL = 2

/**
 * Stores messages that could not be stored together. One that fails again while others of its size can be stored is the fault itself: its
 * words stand without its files, or its stub stands for it, with its file, and the next comes in.
 * @throws AppError as `ingest`; whatever keeps anything from being stored: an outage makes no stubs.
 */
export async function ingestOneByOne(deps: Deps, messages: readonly ReadMessage[], storing: Storing): Promise<void> {
  for (const read of messages) {
    const failure = await failureOf(read, storing)
    if (failure === null) continue
    deps.log.error(describeError(failure.error), 'a mail could not be stored as it is')
    const words = withoutContents(read)
    if (words !== null && (await failureOf(words, storing)) === null) continue
    await ingestStub(deps, read, storing.ingest)
  }
}

const failureOf = (read: ReadMessage, { ingest, probe }: Storing) =>
  repeatedFailure(
    () => ingest([read]),
    () => probe(bytesOf(read)),
  )

const bytesOf = ({ message, raw }: ReadMessage): number =>
  message.files.reduce((sum, { content }) => sum + (content?.length ?? 0), raw.length)

/** Its files are named, and lie where they came in; null where there are none. */
function withoutContents({ message, raw }: ReadMessage): ReadMessage | null {
  const kept = message.files.filter(({ content }) => content !== null)
  if (kept.length === 0) return null
  const files = message.files.map((file) => ({ ...file, sha256: null, content: null }))
  const unread = [...new Set([...message.unread, ...kept.map(({ name }) => name)])]
  return { message: { ...message, files, unread }, raw }
}

/**
 * What a piece of work fails with at every try, between probes that go well; null once it is done.
 * @throws AppError as `work`; what the probe throws while nothing of that size can be stored; what another transaction keeps from being done.
 */
export async function repeatedFailure(
  work: () => Promise<unknown>,
  probe: () => Promise<unknown>,
): Promise<{ error: unknown } | null> {
  for (let tries = 0; ; tries++) {
    try {
      await work()
      return null
    } catch (error) {
      if (error instanceof AppError) throw error
      await probe()
      const passing = passingDatabaseFailure(error)
      const wait = PAUSES_MS[tries]
      const isOver = wait === undefined || (tries >= TRIES_OF_A_MAIL && (passing?.isByOthers ?? true))
      if (isOver && passing?.isByOthers === true) throw error
      if (isOver || (passing === undefined && isCertain(error))) return { error }
      await pause(wait)
    }
  }
}

/** PostgreSQL's classes of what has nothing to do with what was offered: connection, turns, room, locks, an operator, its machine. */
const PASSING = /^(?:08|40|53|55|57|58)/

/** What fails the same way however often it is tried: what PostgreSQL will not take, and what our own code throws. */
function isCertain(error: unknown): boolean {
  const { sqlState } = databaseErrorOf(error) ?? {}
  if (sqlState !== undefined) return !PASSING.test(sqlState)
  return isFaultOfProgram(error)
}

/** First with the sender that the host knows it by; where even that is refused, with nothing of the mail but its file. */
async function ingestStub({ now }: Deps, { message, raw }: ReadMessage, ingest: Ingest): Promise<void> {
  try {
    await ingest([{ message: stubOf(message, raw), raw }])
  } catch (error) {
    if (error instanceof AppError) throw error
    const { providerId, channel } = message
    await ingest([{ message: stubOf({ ...blankMessage('', channel, now()), providerId }, raw), raw }])
  }
}
