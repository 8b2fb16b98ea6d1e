import { setTimeout as delay } from 'node:timers/promises'
import { type Cost, countActions } from './count-actions.ts'
import { type CpuSeconds, cpuSeconds } from './cpu.ts'
import type { Figure } from './figure.ts'
import { openGuests } from './guest-mail.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { until } from './until.ts'

const BURST = 200
const REST_MS = 1_000
/** A look at the burst costs PostgreSQL what a tenth of a draft does: at fifty a second it would be measured too. */
const LOOK_EVERY_MS = 100
const RISKY = 'Hello Anna, could you give us a discount for the whole week at Casa Pescallo?'

/** What a reply costs Temporal, and how a burst of mails is carried, settling and undo window included. */
export async function measureReplies(system: MeasuredSystem): Promise<Figure[]> {
  const guests = openGuests(system)
  const to = system.run.demo.mailbox.address
  const write = (subject: string) => guests.write({ to, subject, text: RISKY })
  try {
    await write('Warm-up')
    await draftOf(system, 'Warm-up')
    const cost = await followReply(system, write)
    const cpuBefore = cpuSeconds(system)
    const burst = await followBurst(system, write)
    const cpuAfter = cpuSeconds(system)
    return [
      { what: 'actions until a draft waits', value: cost.waiting.actions, unit: '', target: { most: 4 } },
      { what: 'history events until then', value: cost.waiting.events, unit: '' },
      { what: 'actions of an approved reply', value: cost.sent.actions, unit: '', target: { most: 9 } },
      { what: 'history events of an approved reply', value: cost.sent.events, unit: '' },
      { what: `replies drafted in a burst of ${BURST}`, value: burst.perSecond, unit: '/s', target: { least: 30 } },
      { what: 'its last draft, after its mail', value: burst.longestSeconds, unit: 's', target: { most: 10 } },
      { what: 'its drafts, from the first to the last', value: burst.draftsPerSecond, unit: '/s' },
      ...burst.steps.map(({ step, seconds }) => ({
        what: `the burst's ${step}, from its beginning`,
        value: seconds,
        unit: 's',
      })),
      ...partsOf(cpuAfter).map(([part, seconds]) => ({
        what: `processor time of a reply: ${part}`,
        value: ((seconds - cpuBefore[part]) / BURST) * 1000,
        unit: 'ms',
      })),
    ]
  } finally {
    guests.close()
  }
}

const partsOf = (cpu: CpuSeconds) => Object.entries(cpu) as [keyof CpuSeconds, number][]

async function followReply(
  system: MeasuredSystem,
  write: (subject: string) => Promise<void>,
): Promise<{ waiting: Cost; sent: Cost }> {
  await write('Counted')
  const { id, answersId } = await draftOf(system, 'Counted')
  const waiting = await costAtRest(system, answersId)
  await system.host.ask('approveDraft', { params: { id }, body: {} })
  await until(() => one(system, `select id::text from message where id = $1 and status = 'sent'`, id))
  return { waiting, sent: await costAtRest(system, answersId) }
}

/** When the run has had nothing in hand for a while: it waits for its host, or has ended. */
const costAtRest = (system: MeasuredSystem, guestMessageId: string) =>
  until(async () => {
    const before = await countActions(system, guestMessageId)
    await delay(REST_MS)
    const cost = await countActions(system, guestMessageId)
    return cost !== undefined && cost.events === before?.events ? cost : undefined
  })

async function followBurst(system: MeasuredSystem, write: (subject: string) => Promise<void>) {
  const acceptedAt = new Map<string, number>()
  const startedAt = performance.now()
  const startedOn = new Date()
  const writing = Promise.all(
    Array.from({ length: BURST }, async (_, turn) => {
      await write(`Burst ${turn}`)
      acceptedAt.set(`Burst ${turn}`, performance.now())
    }),
  )
  const draftedAt = new Map<string, number>()
  await until(async () => {
    const { rows } = await system.owner.query<{ subject: string }>(DRAFTED)
    for (const { subject } of rows) if (!draftedAt.has(subject)) draftedAt.set(subject, performance.now())
    return draftedAt.size >= BURST ? 'all' : undefined
  }, LOOK_EVERY_MS)
  await writing
  const drafts = [...draftedAt.values()]
  const [first, last] = [Math.min(...drafts), Math.max(...drafts)]
  const waits = [...draftedAt].map(([subject, at]) => at - (acceptedAt.get(subject) ?? at))
  const accepted = { step: 'last mail accepted', seconds: (Math.max(...acceptedAt.values()) - startedAt) / 1000 }
  return {
    steps: [accepted, ...(await stepsSince(system, startedOn))],
    perSecond: BURST / ((last - startedAt) / 1000),
    longestSeconds: Math.max(...waits) / 1000,
    draftsPerSecond: (BURST - 1) / ((last - first) / 1000),
  }
}

/** When, in seconds, the mails of the burst were stored, started and drafted. */
async function stepsSince({ owner }: MeasuredSystem, startedOn: Date) {
  const { rows } = await owner.query<{ step: string; seconds: number }>(
    `with burst as (
       select g.stored_at, g.workflow_at, d.stored_at as begun_at
       from message d join chat c on c.id = d.chat_id join message g on g.id = d.answers_id
       where d.kind = 'draft' and c.subject like 'Burst %'
     )
     select step, extract(epoch from at - $1::timestamptz)::float as seconds
     from (select min(stored_at) a, max(stored_at) b, max(workflow_at) c, min(begun_at) d, max(begun_at) e from burst) t,
       lateral (values ('first mail stored', a), ('last mail stored', b), ('last workflow started', c),
         ('first draft begun', d), ('last draft begun', e)) steps (step, at)`,
    [startedOn],
  )
  return rows
}

const DRAFTED = `select c.subject from message d join chat c on c.id = d.chat_id
  where d.kind = 'draft' and d.status <> 'drafting' and c.subject like 'Burst %'`

const draftOf = ({ owner }: MeasuredSystem, subject: string) =>
  until(async () => {
    const { rows } = await owner.query<{ id: string; answersId: string }>(
      `select d.id::text, d.answers_id::text as "answersId" from message d join chat c on c.id = d.chat_id
       where d.kind = 'draft' and d.status = 'pending' and c.subject = $1`,
      [subject],
    )
    return rows[0]
  })

const one = async ({ owner }: MeasuredSystem, sql: string, value: string) =>
  (await owner.query<{ id: string }>(sql, [value])).rows[0]?.id
