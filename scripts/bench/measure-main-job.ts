import { type Figure, percentile } from './figure.ts'
import { type GuestMail, openGuests } from './guest-mail.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { until } from './until.ts'

const MAILS = 30
const LOOK_EVERY_MS = 5
const RISKY = 'Hello Anna, could you give us a discount for the whole week at Casa Pescallo?'

/** From a mail to its draft, and from an approval to the mail server. @throws Error where an approval is refused. */
export async function measureMainJob(system: MeasuredSystem): Promise<Figure[]> {
  const guests = openGuests(system)
  const to = system.run.demo.mailbox.address
  const trips: Trip[] = []
  for (let turn = 0; turn < MAILS; turn++) {
    trips.push(await followMail(system, guests.write, { to, subject: `Bench ${turn}`, text: RISKY }))
  }
  guests.close()
  const of = (read: (trip: Trip) => number) => percentile(trips.map(read), 0.95)
  return [
    {
      what: 'mail accepted → visible through the API, p95',
      value: of((trip) => trip.visible),
      unit: 'ms',
      target: { most: 700 },
    },
    { what: 'stored → drafted and decided, p95', value: of((trip) => trip.drafted), unit: 'ms', target: { most: 500 } },
    {
      what: 'approve → answer of the API, p95',
      value: of((trip) => trip.answered),
      unit: 'ms',
      target: { most: 50 },
    },
    {
      what: 'approve → mail server has accepted, p95',
      value: of((trip) => trip.sent),
      unit: 'ms',
      target: { most: 500 },
    },
  ]
}

type Trip = { visible: number; drafted: number; answered: number; sent: number }
type Write = (mail: GuestMail) => Promise<void>

async function followMail(system: MeasuredSystem, write: Write, mail: GuestMail): Promise<Trip> {
  await write(mail)
  const accepted = performance.now()
  const chatId = await until(() => chatWithSubject(system, mail.subject), LOOK_EVERY_MS)
  const visible = performance.now() - accepted
  const stored = performance.now()
  const draftId = await until(() => pendingDraft(system, chatId), LOOK_EVERY_MS)
  const drafted = performance.now() - stored
  const approvedAt = performance.now()
  const response = await system.host.fetch('approveDraft', { params: { id: draftId }, body: {} })
  const answered = performance.now() - approvedAt
  if (!response.ok) throw new Error(`Approving answered ${response.status}`)
  await until(() => sentDelivery(system, draftId), LOOK_EVERY_MS)
  return { visible, drafted, answered, sent: performance.now() - approvedAt }
}

const chatWithSubject = async (system: MeasuredSystem, subject: string) => {
  const chats = await system.host.ask('listChats', { query: { limit: 5 } })
  return chats.find((chat) => chat.subject === subject)?.id
}

const idOf = async ({ owner }: MeasuredSystem, sql: string, value: string) =>
  (await owner.query<{ id: string }>(sql, [value])).rows[0]?.id

const pendingDraft = (system: MeasuredSystem, chatId: string) =>
  idOf(system, `select id::text from message where chat_id = $1 and kind = 'draft' and status = 'pending'`, chatId)

const sentDelivery = (system: MeasuredSystem, messageId: string) =>
  idOf(system, `select id::text from delivery where message_id = $1 and state = 'sent'`, messageId)
