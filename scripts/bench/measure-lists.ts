import { type Figure, percentile } from './figure.ts'
import { LONG_CHAT_MESSAGES, MANY_CHATS } from './fill.ts'
import { filled } from './filled.ts'
import { measureLoad } from './load.ts'
import { residentMegabytes } from './memory.ts'
import type { Stage } from './stage.ts'

const PER_SECOND = 50
const SECONDS = 20
const DEEP_PAGE = 1_000
const PAGE_SIZE = 100

/** Chat list and conversation with very many rows, through login and Prisma, at 50 requests a second. */
export async function measureLists(stage: Stage): Promise<Figure[]> {
  const { longChatId: chatId } = await filled(stage)
  const deepPath = await pathOfPage(stage, DEEP_PAGE)
  const first = await loadOf(stage, `/chats?limit=${PAGE_SIZE}`)
  const memory = residentMegabytes(stage.pidOf('API'))
  const deep = await loadOf(stage, deepPath)
  const conversation = await loadOf(stage, `/chats/${chatId}/messages`)
  const whole = await loadOf(stage, `/chats/${chatId}/messages?limit=500`, 10)
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

async function loadOf(stage: Stage, path: string, perSecond = PER_SECOND): Promise<number[]> {
  // What runs warm in every process that serves for more than a second.
  await measureLoad({ perSecond, seconds: 3, request: () => stage.api(path) })
  return measureLoad({ perSecond, seconds: SECONDS, request: () => stage.api(path) })
}

/** Walks the `Link` headers, as a client has to. */
async function pathOfPage(stage: Stage, page: number): Promise<string> {
  let path = `/chats?limit=${PAGE_SIZE}`
  for (let at = 1; at < page; at++) {
    const response = await stage.api(path)
    await response.arrayBuffer()
    const next = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1]
    if (next === undefined) throw new Error(`The list ended at page ${at}: HTTP ${response.status}`)
    path = next.replace(/^.*?\/api/, '')
  }
  return path
}
