import { type Figure, percentile } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { fillWaiting } from './waiting-replies.ts'

const EACH = 100
const TARGET_MS = 50
const WAITING = `select id::text, chat_id::text as "chatId" from message
  where kind = 'draft' and status = 'pending' and text = 'decided' order by id limit $1`

type Draft = { id: string; chatId: string }
type Decide = (system: MeasuredSystem, draft: Draft) => Promise<unknown>
/** `before` brings a draft that waits to where the decision is made on it. */
type Decision = { name: string; before?: Decide; decide: Decide }

const discard: Decide = ({ host }, { id }) => host.ask('discardDraft', { params: { id }, body: {} })
/** As a send that ended so would leave it: what became of it is not what is measured. */
const ended =
  (status: 'failed' | 'outcome_unknown'): Decide =>
  ({ owner }, { id }) =>
    owner.query(
      'update message set status = $2::message_status, settled_at = now(), deadline_at = null where id = $1',
      [id, status],
    )

const DECISIONS: Decision[] = [
  { name: 'approve', decide: ({ host }, { id }) => host.ask('approveDraft', { params: { id }, body: {} }) },
  { name: 'discard', decide: discard },
  { name: 'undo', before: discard, decide: ({ host }, { id }) => host.ask('undoSend', { params: { id } }) },
  {
    name: 'send again',
    before: ended('failed'),
    decide: ({ host }, { id }) => host.ask('resendMessage', { params: { id } }),
  },
  {
    name: 'confirm',
    before: ended('outcome_unknown'),
    decide: ({ host }, { id }) => host.ask('confirmSent', { params: { id } }),
  },
  {
    name: 'manual reply',
    decide: ({ host }, { chatId }) =>
      host.ask('writeManualReply', { params: { id: chatId }, body: { text: 'A presto.' } }),
  },
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
  for (const { name, before, decide } of DECISIONS) {
    const { rows } = await system.owner.query<Draft>(WAITING, [EACH])
    const samples: number[] = []
    for (const draft of rows) {
      await before?.(system, draft)
      samples.push(await millisecondsOf(() => decide(system, draft)))
    }
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
