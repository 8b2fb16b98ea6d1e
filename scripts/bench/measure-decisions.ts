import { type Figure, percentile } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { fillWaiting } from './waiting-replies.ts'

const EACH = 100
const TARGET_MS = 50
const WAITING = `select id::text, chat_id::text as "chatId" from message
  where kind = 'draft' and status = 'pending' and text = 'decided' order by id limit $1`

type Draft = { id: string; chatId: string }
type Decide = (system: MeasuredSystem, draft: Draft) => Promise<unknown>

const DECISIONS: [name: string, decide: Decide][] = [
  ['approve', ({ host }, { id }) => host.ask('approveDraft', { params: { id }, body: {} })],
  ['discard', ({ host }, { id }) => host.ask('discardDraft', { params: { id }, body: {} })],
  [
    'manual reply',
    ({ host }, { chatId }) => host.ask('writeManualReply', { params: { id: chatId }, body: { text: 'A presto.' } }),
  ],
]

/** How fast a host's decisions are answered while nobody carries them out. Sending is off: no mail server is measured. */
export async function measureDecisions(system: MeasuredSystem): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const part of ['Temporal', 'Worker']) {
    await fillWaiting(system, { many: EACH * DECISIONS.length, text: 'decided' })
    figures.push(...(await whileStopped(system.pidOf(part), () => decideAll(system, `${part} away`))))
  }
  return figures
}

async function decideAll(system: MeasuredSystem, absence: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, decide] of DECISIONS) {
    const { rows } = await system.owner.query<Draft>(WAITING, [EACH])
    const samples: number[] = []
    for (const draft of rows) samples.push(await millisecondsOf(() => decide(system, draft)))
    const target = { most: TARGET_MS }
    figures.push({ what: `${name} with ${absence}, p95`, value: percentile(samples, 0.95), unit: 'ms', target })
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
