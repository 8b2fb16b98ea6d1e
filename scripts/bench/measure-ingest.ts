import { setTimeout as delay } from 'node:timers/promises'
import { archiveMails } from './archive-mails.ts'
import { cpuSeconds } from './cpu.ts'
import { type Figure, percentile } from './figure.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { peakMegabytes, residentMegabytes } from './memory.ts'
import { rawImapSeconds, rawPop3Seconds } from './raw-fetch.ts'
import { until } from './until.ts'

const MAILS = 5_000
/** With the two mailboxes before it that is 65,000. */
const MANY = 55_000
const IDLE_MAILBOXES = 200
/** Until a worker that has nothing to do has given back what it does not need. */
const REST_MS = 40_000
const VISIBLE_MAILS = 40

/** How fast mailboxes are fetched from Dovecot, parsed, threaded and stored when they are connected, raw mails kept, and what that takes. */
export async function measureIngest(system: MeasuredSystem, say: (line: string) => void): Promise<Figure[]> {
  const server = await startMailServer(system, say)
  const worker = () => system.pidOf('Worker')
  const imap = await measureMailbox(system, server, { protocol: 'imap', least: 2_500 })
  const pop3 = await measureMailbox(system, server, { protocol: 'pop3', least: 2_000 })
  const visible = await measureVisible(system, server)
  const many = await ingestMailbox(system, server, { user: 'many@bench.test', protocol: 'imap', count: MANY })
  const after: Figure[] = [
    { what: `ingest of ${MANY} mails by IMAP`, value: MANY / many.seconds, unit: '/s' },
    {
      what: `worker process after ${MANY + 2 * MAILS} mails`,
      value: residentMegabytes(worker()),
      unit: 'MB',
      target: { most: 400 },
    },
    { what: 'worker process, the most it ever had', value: peakMegabytes(worker()), unit: 'MB' },
  ]
  return [...imap, ...pop3, visible, ...after, await measureIdle(system, server)]
}

type Measured = { protocol: 'imap' | 'pop3'; least: number }

async function measureMailbox(
  system: MeasuredSystem,
  server: MailServer,
  { protocol, least }: Measured,
): Promise<Figure[]> {
  const user = `archive-${protocol}@bench.test`
  const name = protocol.toUpperCase()
  await server.fill(user, archiveMails(MAILS, user))
  const box = { port: server.ports[protocol], user, count: MAILS }
  const readRaw = protocol === 'imap' ? rawImapSeconds : rawPop3Seconds
  // The first look makes the server's own index.
  await readRaw(box)
  const raw = MAILS / (await readRaw(box))
  const { seconds, cpu } = await ingestMailbox(system, server, { user, protocol })
  return [
    { what: `raw fetch of ${MAILS} mails by ${name}, nothing done to them`, value: raw, unit: '/s' },
    { what: `ingest of ${MAILS} mails by ${name}`, value: MAILS / seconds, unit: '/s', target: { least } },
    { what: `  processor time of the worker for one, by ${name}`, value: (cpu.worker * 1000) / MAILS, unit: 'ms' },
    { what: `  processor time of PostgreSQL for one, by ${name}`, value: (cpu.postgres * 1000) / MAILS, unit: 'ms' },
  ]
}

type ToIngest = { user: string; protocol: 'imap' | 'pop3'; count?: number }

/** `count` says that the mailbox has to be filled first. */
async function ingestMailbox(system: MeasuredSystem, server: MailServer, { user, protocol, count }: ToIngest) {
  if (count !== undefined) await server.fill(user, archiveMails(count, user))
  const before = cpuSeconds(system)
  const sourceId = await server.connect(user, protocol)
  const seconds = await secondsFromFirstToLast(system, sourceId, count ?? MAILS)
  const after = cpuSeconds(system)
  return {
    seconds,
    cpu: { worker: after.Worker - before.Worker, postgres: after.PostgreSQL - before.PostgreSQL },
  }
}

/** Looked at too often, PostgreSQL counts more than it stores: half of what is left is waited for, at the pace so far. */
const OFTEN_MS = 20

/** From the first stored mail to the last: connecting and signing in are not counted. */
async function secondsFromFirstToLast({ owner }: MeasuredSystem, sourceId: string, count: number): Promise<number> {
  let first: { at: number; stored: number } | undefined
  for (;;) {
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from message where source_id = $1', [
      sourceId,
    ])
    const stored = rows[0]?.n ?? 0
    if (stored > 0) first ??= { at: performance.now(), stored }
    if (first !== undefined && stored >= count) {
      // What had come by the first look is not counted as fetched since.
      return ((performance.now() - first.at) / 1000) * (count / Math.max(1, count - first.stored))
    }
    const since = first === undefined ? 0 : stored - first.stored
    const paceMs = first === undefined || since === 0 ? 0 : (performance.now() - first.at) / since
    await delay(Math.max(OFTEN_MS, (paceMs * (count - stored)) / 2))
  }
}

/** From the server's yes to a mail to its chat in the host's list, in a mailbox that waits with IDLE. */
async function measureVisible(system: MeasuredSystem, server: MailServer): Promise<Figure> {
  const user = 'visible@bench.test'
  const sourceId = await server.connect(user, 'imap')
  await until(() => activeSource(system, sourceId))
  const guest = await server.signedIn(user)
  const waits: number[] = []
  for (let turn = 0; turn < VISIBLE_MAILS; turn++) {
    const subject = `Visible ${turn}`
    const head = `From: Guest ${turn} <guest-${turn}@visible.test>\r\nSubject: ${subject}\r\nMessage-ID: <${turn}@visible.test>`
    await guest.append('INBOX', `${head}\r\nDate: ${new Date().toUTCString()}\r\n\r\nIs there parking?\r\n`)
    const acceptedAt = performance.now()
    await until(async () => {
      const chats = await system.host.ask('listChats', { query: { limit: 5 } })
      return chats.find((chat) => chat.subject === subject)?.id
    }, 5)
    waits.push(performance.now() - acceptedAt)
  }
  await guest.logout()
  const value = percentile(waits, 0.95)
  return { what: 'mail accepted by Dovecot → visible through the API, p95', value, unit: 'ms', target: { most: 700 } }
}

const activeSource = async ({ owner }: MeasuredSystem, sourceId: string) =>
  (
    await owner.query<{ id: string }>(
      `select id::text from message_source where id = $1 and state = 'active' and last_synced_at is not null`,
      [sourceId],
    )
  ).rows[0]?.id

/** What mailboxes cost that are connected and in which nothing happens. */
async function measureIdle(system: MeasuredSystem, server: MailServer): Promise<Figure> {
  await delay(REST_MS)
  const before = residentMegabytes(system.pidOf('Worker'))
  const sources: string[] = []
  for (let at = 0; at < IDLE_MAILBOXES; at++) sources.push(await server.connect(`idle-${at}@bench.test`, 'imap'))
  for (const sourceId of sources) await until(() => activeSource(system, sourceId))
  await delay(REST_MS)
  const value = residentMegabytes(system.pidOf('Worker')) - before
  return { what: `worker process, more for ${IDLE_MAILBOXES} idle mailboxes`, value, unit: 'MB', target: { most: 80 } }
}
