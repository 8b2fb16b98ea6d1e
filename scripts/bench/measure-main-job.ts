import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, percentile } from './figure.ts'
import { type GuestMail, openGuests } from './guest-mail.ts'
import type { Stage } from './stage.ts'

const MAILS = 30
const BURST = 200
const LOOK_EVERY_MS = 5
const GIVE_UP_MS = 300_000
const RISKY = 'Hello Anna, could you give us a discount for the whole week at Casa Pescallo?'

/** From a mail to its draft, from an approval to the mail server, and how many replies one worker carries. */
export async function measureMainJob(stage: Stage): Promise<Figure[]> {
  const guests = openGuests(stage)
  const to = stage.run.demo.mailbox.address
  const trips: Trip[] = []
  for (let turn = 0; turn < MAILS; turn++) {
    trips.push(await followMail(stage, guests.write, { to, subject: `Bench ${turn}`, text: RISKY }))
  }
  const burst = await followBurst(stage, guests.write, to)
  guests.close()
  const of = (read: (trip: Trip) => number) => percentile(trips.map(read), 0.95)
  return [
    {
      what: 'mail accepted → visible through the API, p95',
      value: of((trip) => trip.visible),
      unit: 'ms',
      target: { most: 2000 },
    },
    { what: 'stored → drafted and decided, p95', value: of((trip) => trip.drafted), unit: 'ms', target: { most: 500 } },
    {
      what: 'approve → mail server has accepted, p95',
      value: of((trip) => trip.sent),
      unit: 'ms',
      target: { most: 500 },
    },
    { what: `replies drafted by one worker in a burst of ${BURST}`, value: burst, unit: '/s', target: { least: 50 } },
  ]
}

type Trip = { visible: number; drafted: number; sent: number }
type Write = (mail: GuestMail) => Promise<void>

async function followMail(stage: Stage, write: Write, mail: GuestMail): Promise<Trip> {
  await write(mail)
  const accepted = performance.now()
  const chatId = await until(() => chatWithSubject(stage, mail.subject))
  const visible = performance.now() - accepted
  const stored = performance.now()
  const draftId = await until(() => pendingDraft(stage, chatId))
  const drafted = performance.now() - stored
  const approvedAt = performance.now()
  const response = await stage.api(`/messages/${draftId}/approve`, { method: 'PATCH', body: '{}' })
  if (!response.ok) throw new Error(`Approving answered ${response.status}`)
  await until(() => sentDelivery(stage, draftId))
  return { visible, drafted, sent: performance.now() - approvedAt }
}

async function followBurst(stage: Stage, write: Write, to: string): Promise<number> {
  const before = await count(stage, DRAFTS)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: BURST }, (_, turn) => write({ to, subject: `Burst ${turn}`, text: RISKY })))
  await until(async () => ((await count(stage, DRAFTS)) >= before + BURST ? 'all' : undefined))
  return BURST / ((performance.now() - startedAt) / 1000)
}

const DRAFTS = `select count(*)::int as n from message where kind = 'draft' and status <> 'drafting'`

const count = async ({ owner }: Stage, sql: string) => (await owner.query<{ n: number }>(sql)).rows[0]?.n ?? 0

const chatWithSubject = async (stage: Stage, subject: string) => {
  const response = await stage.api('/chats?limit=5')
  const chats = (await response.json()) as { id: string; subject: string }[]
  return chats.find((chat) => chat.subject === subject)?.id
}

const idOf = async ({ owner }: Stage, sql: string, value: string) =>
  (await owner.query<{ id: string }>(sql, [value])).rows[0]?.id

const pendingDraft = (stage: Stage, chatId: string) =>
  idOf(stage, `select id::text from message where chat_id = $1 and kind = 'draft' and status = 'pending'`, chatId)

const sentDelivery = (stage: Stage, messageId: string) =>
  idOf(stage, `select id::text from delivery where message_id = $1 and state = 'sent'`, messageId)

/** Looks again until there is something. @throws Error after five minutes. */
async function until(look: () => Promise<string | undefined>): Promise<string> {
  const end = performance.now() + GIVE_UP_MS
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await delay(LOOK_EVERY_MS)
  }
  throw new Error('What was measured did not come about within five minutes')
}
