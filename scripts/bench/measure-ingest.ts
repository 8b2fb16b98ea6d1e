import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { openGuests } from './guest-mail.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { residentMegabytes } from './memory.ts'

const MAILS = 5_000
const AT_ONCE = 50
const ADDRESS = 'archive@locanda.test'
/** Written before the source was connected: history, which is stored and not answered. */
const AGE_MS = 20 * 3_600_000

/** How fast a mailbox of 5,000 mails is fetched by IMAP, parsed, threaded and stored when it is connected. */
export async function measureIngest(system: MeasuredSystem): Promise<Figure[]> {
  await fillMailbox(system)
  const { imap, smtp } = system.run
  const { id } = await system.host.ask('createEmailSource', {
    body: {
      identifier: ADDRESS,
      inbound: { host: imap.host, port: imap.port, tls: 'none', user: ADDRESS, pass: 'any' },
      smtp: { host: smtp.host, port: smtp.port, tls: 'none' },
    },
  })
  const seconds = await secondsFromFirstToLast(system, id)
  return [
    { what: `ingest of ${MAILS} mails by IMAP`, value: MAILS / seconds, unit: '/s', target: { least: 1000 } },
    { what: 'worker process after it', value: residentMegabytes(system.pidOf('Worker')), unit: 'MB' },
  ]
}

async function fillMailbox(system: MeasuredSystem): Promise<void> {
  const guests = openGuests(system)
  const text = 'Good evening,\nwe would like to know what time we may arrive, and whether there is parking.\n'.repeat(6)
  for (let sent = 0; sent < MAILS; sent += AT_ONCE) {
    const date = new Date(Date.now() - AGE_MS)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, turn) =>
        guests.write({ to: ADDRESS, subject: `Archive ${sent + turn}`, text, date }),
      ),
    )
  }
  guests.close()
}

/** From the first stored mail to the last: connecting and signing in are not counted. */
async function secondsFromFirstToLast({ owner }: MeasuredSystem, sourceId: string): Promise<number> {
  let firstAt: number | undefined
  for (;;) {
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from message where source_id = $1', [
      sourceId,
    ])
    const stored = rows[0]?.n ?? 0
    if (stored > 0) firstAt ??= performance.now()
    if (stored >= MAILS) return (performance.now() - (firstAt ?? 0)) / 1000
    await delay(5)
  }
}
