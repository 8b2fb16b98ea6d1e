import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { cpuSeconds } from './cpu.ts'
import { type Figure, percentile } from './figure.ts'
import { filled } from './filled.ts'
import { measureLoad } from './load.ts'
import { measureEvents } from './measure-events.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { READ_EXAMPLES, type ReadName } from './read-examples.ts'

const PER_SECOND = 20
/** A person may have ten streams open at once. */
const STREAMS_PER_SECOND = 5
/** A formatted mail is opened by a click, and words are typed: as many as several hosts ask at once. */
const BY_HAND_PER_SECOND = 5
const SECONDS = 8
const WARM_SECONDS = 1
const MOST_MS = 100

/**
 * Each call that reads, as the contract lists them, on 100,000 chats and 1,000,000 messages, through login and Prisma.
 * Minutes pass before the last one: `show` gets each figure at once. `only` names the calls that are measured; none means all.
 */
export async function measureReads(
  system: MeasuredSystem,
  { only, show }: { only: readonly string[]; show: (figure: Figure) => void },
): Promise<Figure[]> {
  const place = { filled: await filled(system), whatsappVerifyToken: system.secrets.whatsappVerifyToken }
  const names = (Object.keys(READ_EXAMPLES) as ReadName[]).filter((name) => only.length === 0 || only.includes(name))
  for (const name of names) {
    for (const [special, example] of Object.entries<Example>(READ_EXAMPLES[name](place))) {
      const what = `${name}${special && ` (${special})`}`
      const load = { perSecond: perSecondOf(name, example), request: requestOf(system, name, example) }
      await measureLoad({ ...load, seconds: WARM_SECONDS })
      const before = cpuSeconds(system)
      const samples = await measureLoad({ ...load, seconds: SECONDS })
      const after = cpuSeconds(system)
      show({ what: `${what}, p99`, value: percentile(samples, 0.99), unit: 'ms', target: { most: MOST_MS } })
      // What a call costs says more than its time on a machine that has something else to do.
      for (const part of ['API', 'PostgreSQL'] as const) {
        const value = ((after[part] - before[part]) * 1000) / samples.length
        show({ what: `${what}, of a processor by ${part}`, value, unit: 'ms' })
      }
    }
  }
  if (names.includes('streamEvents')) for (const figure of await measureEvents(system)) show(figure)
  return []
}

const perSecondOf = (name: ReadName, { query = {} }: Example) => {
  if (isStream(calls[name])) return STREAMS_PER_SECOND
  return name === 'readFormatted' || 'q' in query ? BY_HAND_PER_SECOND : PER_SECOND
}

const isStream = (call: Call) => call.produces === 'text/event-stream'

type Example = { params?: Record<string, string>; query?: object; headers?: Record<string, string> }

function requestOf(
  system: MeasuredSystem,
  name: ReadName,
  { headers = {}, ...request }: Example,
): () => Promise<Response> {
  const client = calls[name].access === 'admin' ? system.admin : system.host
  if (!isStream(calls[name])) return () => client.fetch(name, request, { headers })
  return async () => {
    const end = new AbortController()
    const response = await client.fetch(name, request, { headers, signal: end.signal })
    // A stream has answered when its head is there, and where it has something to replay, the first of that.
    if (response.ok && 'last-event-id' in headers) await response.body?.getReader().read()
    end.abort()
    return new Response(null, { status: response.ok ? 204 : response.status })
  }
}
