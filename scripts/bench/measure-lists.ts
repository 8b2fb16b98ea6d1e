import { nextPage } from '#api/contract/call.ts'
import { type Figure, percentile } from './figure.ts'
import { LONG_CHAT_MESSAGES, MANY_CHATS } from './fill.ts'
import { filled } from './filled.ts'
import { measureLoad } from './load.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { residentMegabytes } from './memory.ts'

const PER_SECOND = 50
const SECONDS = 20
const DEEP_PAGE = 1_000
const FIRST_PAGE = { limit: 100 }

/**
 * Chat list and conversation with very many rows, through login and Prisma, at 50 requests a second.
 * @throws Error where the list ends before its pages do.
 */
export async function measureLists(system: MeasuredSystem): Promise<Figure[]> {
  const params = { id: (await filled(system)).longChatId }
  const deepQuery = await queryOfPage(system, DEEP_PAGE)
  const first = await loadOf(() => system.host.fetch('listChats', { query: FIRST_PAGE }))
  const memory = residentMegabytes(system.pidOf('API'))
  const deep = await loadOf(() => system.host.fetch('listChats', { query: deepQuery }))
  const conversation = await loadOf(() => system.host.fetch('listMessages', { params }))
  const whole = await loadOf(() => system.host.fetch('listMessages', { params, query: { limit: 500 } }), 10)
  const of = `of ${MANY_CHATS.toLocaleString('en')} chats`
  return [
    {
      what: `chat list ${of}, p99 at ${PER_SECOND}/s`,
      value: percentile(first, 0.99),
      unit: 'ms',
      target: { most: 50 },
    },
    { what: `the same at page ${DEEP_PAGE}, p99`, value: percentile(deep, 0.99), unit: 'ms', target: { most: 50 } },
    { what: `chat list ${of}, p50`, value: percentile(first, 0.5), unit: 'ms' },
    {
      what: `conversation of ${LONG_CHAT_MESSAGES} messages, p99 at ${PER_SECOND}/s`,
      value: percentile(conversation, 0.99),
      unit: 'ms',
      target: { most: 80 },
    },
    { what: 'its largest page (500), p99 at 10/s', value: percentile(whole, 0.99), unit: 'ms' },
    { what: 'API process under that load', value: memory, unit: 'MB', target: { most: 250 } },
  ]
}

async function loadOf(request: () => Promise<Response>, perSecond = PER_SECOND): Promise<number[]> {
  // What runs warm in every process that serves for more than a second.
  await measureLoad({ perSecond, seconds: 3, request })
  return measureLoad({ perSecond, seconds: SECONDS, request })
}

/** Walks the `Link` headers, as a client has to. */
async function queryOfPage(system: MeasuredSystem, page: number): Promise<string> {
  let query = `limit=${FIRST_PAGE.limit}`
  for (let at = 1; at < page; at++) {
    const response = await system.host.fetch('listChats', { query })
    await response.arrayBuffer()
    const next = nextPage(response.headers)
    if (next === undefined) throw new Error(`The list ended at page ${at}: HTTP ${response.status}`)
    query = next.search.slice(1)
  }
  return query
}
