import { describeError, type Log } from '#outside/log.ts'
import type { RequestTotal } from '#prisma/add-requests.ts'

export type SharedCountsOptions = {
  windowMs: number
  /** Adds to what all processes have counted, and answers the sums. */
  add: (counts: ReadonlyMap<string, number>) => Promise<RequestTotal[]>
  /** Milliseconds that only grow: a clock that is set back ends no window later. */
  now: () => number
  log: Log
}

/** `leftMs`: until its window is over. */
export type Hit = { hits: number; leftMs: number }
export type SharedCounts = {
  /** Counts one more under a key. More `hits` than `limit`: too many, and from then on nothing is counted or asked. */
  hit(key: string, limit: number): Promise<Hit>
  close(): Promise<void>
}

/** Of one key in its running window: what this process counted, how much of it all know, and what the others counted. */
type Count = { own: number; settled: number; others: number; endsAt: number }

const SETTLE_EVERY_MS = 250
/** How long a request waits for what the others counted. */
const PATIENCE_MS = 500
/** After a failure no request waits for so long: each process counts by itself. */
const ALONE_MS = 2_000
const MOST_KEYS = 50_000

/** What a process may let pass before it has asked the others, and so what each adds at most to a limit. */
const slackOf = (limit: number) => Math.max(1, Math.floor(limit / 20))

/**
 * Counts for all processes at the price of counting for one: hits are added up here and told to PostgreSQL a few times a
 * second, many keys at once. So that a burst does not pass unseen, a key is ahead of what is told by a twentieth of its
 * limit at most; the next hit waits for the sum. While PostgreSQL is away every process holds the whole limit by itself.
 */
export function createSharedCounts({ windowMs, add, now, log }: SharedCountsOptions): SharedCounts {
  const counts = new Map<string, Count>()
  let running = Promise.resolve()
  let queued: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let aloneUntil = Number.NEGATIVE_INFINITY

  const countOf = (key: string): Count => {
    const known = counts.get(key)
    if (known !== undefined && known.endsAt > now()) return known
    const fresh = { own: 0, settled: 0, others: 0, endsAt: now() + windowMs }
    if (known === undefined && counts.size >= MOST_KEYS) forgetOver()
    counts.set(key, fresh)
    return fresh
  }
  /** What is over; where that is nothing, everything: who floods with so many addresses is not told from the others. */
  const forgetOver = () => {
    for (const [key, { endsAt }] of counts) if (endsAt <= now()) counts.delete(key)
    if (counts.size >= MOST_KEYS) counts.clear()
  }

  const settle = async (): Promise<void> => {
    const due = [...counts].filter(([, { own, settled }]) => own > settled)
    if (due.length === 0) return
    const sent = new Map(due.map(([key, { own, settled }]) => [key, own - settled]))
    const counted = new Map(due)
    for (const total of await add(sent)) {
      const count = counted.get(total.key)
      if (count !== undefined) takeIn(count, sent.get(total.key) ?? 0, total)
    }
  }
  const takeIn = (count: Count, sent: number, { hits, leftMs }: RequestTotal) => {
    const before = count.settled
    const isNewWindow = hits < before + sent
    if (isNewWindow) count.own -= before
    count.settled = isNewWindow ? sent : before + sent
    count.others = hits - count.settled
    count.endsAt = now() + leftMs
  }
  /** All that was counted until now is told when this resolves, or cannot be. One at a time. */
  const settled = (): Promise<void> => {
    queued ??= running.then(() => {
      queued = undefined
      clearTimeout(timer)
      timer = undefined
      running = settle().catch((error: unknown) => {
        aloneUntil = now() + ALONE_MS
        log.warn(describeError(error), 'requests are counted by each process alone')
      })
      return running
    })
    return queued
  }
  const settledInTime = async () => {
    const patience = Promise.withResolvers<void>()
    const waiting = setTimeout(() => {
      aloneUntil = now() + ALONE_MS
      patience.resolve()
    }, PATIENCE_MS)
    await Promise.race([settled(), patience.promise])
    clearTimeout(waiting)
  }

  return {
    async hit(key, limit) {
      const count = countOf(key)
      if (count.others + count.own >= limit) return { hits: limit + 1, leftMs: count.endsAt - now() }
      count.own += 1
      const mine = count.own
      if (count.own - count.settled > slackOf(limit) && now() >= aloneUntil) await settledInTime()
      else timer ??= setTimeout(() => void settled(), now() < aloneUntil ? ALONE_MS : SETTLE_EVERY_MS).unref()
      return { hits: count.others + mine, leftMs: count.endsAt - now() }
    },
    async close() {
      await settled()
      clearTimeout(timer)
    },
  }
}
