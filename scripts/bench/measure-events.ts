import { openLive } from '#tests/api/live-client.ts'
import { type Figure, percentile } from './figure.ts'
import { measureLoad } from './load.ts'
import type { MeasuredSystem } from './measured-system.ts'

const PER_SECOND = 10
const SECONDS = 20
const WARM_SECONDS = 2
const MOST_MS = 100

/**
 * How soon a person's other window is told of what they have just done in one: from the call to its event on an open stream.
 * @throws Error where the host has too few chats that have been read.
 */
export async function measureEvents({ host }: Pick<MeasuredSystem, 'host'>): Promise<Figure[]> {
  const chatIds = await readChats(host, PER_SECOND * (WARM_SECONDS + SECONDS))
  const live = await openLive(host)
  // Each once, so that the event that names it is of this call.
  const markNext = async () => {
    const id = chatIds.pop() ?? ''
    const response = await host.fetch('markChatUnread', { params: { id } })
    if (response.ok) await live.until(({ data }) => data.includes(id))
    return response
  }
  await measureLoad({ perSecond: PER_SECOND, seconds: WARM_SECONDS, request: markNext })
  const samples = await measureLoad({ perSecond: PER_SECOND, seconds: SECONDS, request: markNext })
  live.close()
  const what = 'streamEvents (from a call that changes something to its event)'
  return [
    { what: `${what}, p50`, value: percentile(samples, 0.5), unit: 'ms' },
    { what: `${what}, p99`, value: percentile(samples, 0.99), unit: 'ms', target: { most: MOST_MS } },
  ]
}

/** The newest chats in which nothing is unread. */
async function readChats(host: MeasuredSystem['host'], count: number): Promise<string[]> {
  const ids: string[] = []
  for await (const page of host.pages('listChats', { query: { limit: 200 } })) {
    ids.push(...page.filter(({ unreadCount }) => unreadCount === 0).map(({ id }) => id))
    if (ids.length >= count) return ids.slice(0, count)
  }
  throw new Error(`Only ${ids.length} chats have been read`)
}
