import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, percentile } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { fillWaiting, untilStarted } from './waiting-replies.ts'

const EACH = 100
const EVERYTHING_THERE = 'everything there'
const TARGET_MS = 50
/** Far more than hosts decide: each is carried out on the same machine while the next is answered. */
const PER_SECOND = 10
const FILLED = `select id::text, chat_id::text as "chatId" from message where kind = 'draft' and text = $1 order by id`

type Draft = { id: string; chatId: string }
type Decide = (system: MeasuredSystem, draft: Draft) => Promise<unknown>
/** `on`: what is decided on, where it is no draft that waits. `before` brings it to where the decision is made. */
type Decision = { name: string; on?: 'failed' | 'outcome_unknown'; before?: Decide; decide: Decide }

const discard: Decide = ({ host }, { id }) => host.ask('discardDraft', { params: { id }, body: {} })

const DECISIONS: Decision[] = [
  { name: 'approve', decide: ({ host }, { id }) => host.ask('approveDraft', { params: { id }, body: {} }) },
  { name: 'discard', decide: discard },
  { name: 'undo', before: discard, decide: ({ host }, { id }) => host.ask('undoSend', { params: { id } }) },
  {
    name: 'send again',
    on: 'failed',
    decide: ({ host }, { id }) => host.ask('resendMessage', { params: { id }, body: {} }),
  },
  {
    name: 'confirm',
    on: 'outcome_unknown',
    decide: ({ host }, { id }) => host.ask('confirmSent', { params: { id } }),
  },
  {
    name: 'manual reply',
    decide: ({ host }, { chatId }) =>
      host.ask('writeManualReply', { params: { id: chatId }, body: { text: 'A presto.' } }),
  },
]

/** How fast a host's decisions are answered, also while nobody carries them out. Sending is off: no mail server is measured. */
export async function measureDecisions(system: MeasuredSystem): Promise<Figure[]> {
  const figures = await decideAll(system, EVERYTHING_THERE)
  for (const part of ['Temporal', 'Worker']) {
    const work = () => decideAll(system, `${part} away`)
    figures.push(...(await whileStopped(system.pidOf(part), work)))
  }
  return figures
}

async function decideAll(system: MeasuredSystem, presence: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, on = 'pending', before, decide } of DECISIONS) {
    const text = `${name} with ${presence}`
    await fillWaiting(system, { many: EACH, text, status: on })
    // A host decides on drafts whose runs wait for that; where a part is away, nobody can start them.
    if (presence === EVERYTHING_THERE && on === 'pending') await untilStarted(system, text)
    const { rows } = await system.owner.query<Draft>(FILLED, [text])
    const samples: number[] = []
    for (const draft of rows) {
      await before?.(system, draft)
      const ms = await millisecondsOf(() => decide(system, draft))
      samples.push(ms)
      await delay(Math.max(0, 1000 / PER_SECOND - ms))
    }
    const value = percentile(samples, 0.95)
    figures.push({ what: `${text}, ${PER_SECOND} a second, p95`, value, unit: 'ms', target: { most: TARGET_MS } })
  }
  return figures
}

async function millisecondsOf(decide: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await decide()
  return performance.now() - before
}

/** Holds a process still, as one that does not answer is: harder than one that is gone. */
async function whileStopped<T>(pid: number, work: () => Promise<T>): Promise<T> {
  process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}
