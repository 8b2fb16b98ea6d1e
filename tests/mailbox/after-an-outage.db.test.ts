import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { decisionsOf } from '#tests/reply/decisions.ts'
import { rounds } from '#tests/rounds.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { type MailBench, openMailBench, until } from './mail-bench.ts'

const parts = inject('parts')
const HOUR_MS = 3_600_000
const GUESTS = rounds({ usual: 20, long: 50 })
/** Hours between the first of them and the last. */
const APART = 50
const MAILS_EACH = 10
const NEVER = new AbortController().signal
let bench: MailBench
let worker: ChildProcess | undefined

beforeAll(async () => {
  bench = await openMailBench(parts)
})
afterAll(async () => {
  if (worker !== undefined && worker.exitCode === null) {
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    await ended
  }
  await bench.close()
})

/** What came in while nobody looked: each guest's ten mails since three days ago, the last of each 7 to 56 hours ago. */
async function mailsOfThreeDays(beganAt: number): Promise<void> {
  const { address } = bench
  const auth = { user: address, pass: 'secret' }
  const client = new ImapFlow({ ...parts.imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  for (let nth = 0; nth < GUESTS * MAILS_EACH; nth++) {
    const guest = nth % GUESTS
    const round = Math.floor(nth / GUESTS)
    const at = new Date(beganAt - 72 * HOUR_MS + ((65 - (guest * APART) / GUESTS) * HOUR_MS * round) / (MAILS_EACH - 1))
    const first = `<first-${guest}-${address}>`
    const mail = [
      `From: Guest ${guest} <guest-${guest}@guest.test>`,
      `To: ${address}`,
      `Subject: ${round === 0 ? '' : 'Re: '}Stay ${guest}`,
      `Date: ${at.toUTCString()}`,
      `Message-ID: ${round === 0 ? first : `<${round}-${guest}-${address}>`}`,
      ...(round === 0 ? [] : [`In-Reply-To: ${first}`, `References: ${first}`]),
      '',
      `Is there parking near the house? Mail ${round}.`,
      '',
    ]
    await client.append('INBOX', mail.join('\r\n'), [], at)
  }
  await client.logout()
}

const startWorker = () =>
  spawn(process.execPath, ['activities/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environmentOn(parts), ALLOWED_PRIVATE_SERVERS: '127.0.0.1', SETTLE_SECONDS: '0', LOG_LEVEL: 'error' },
  })

const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

test('after an outage of three days all mails are there, in order, each chat has one draft that waits, and no guest hears of it', {
  timeout: 300_000,
}, async () => {
  const { hostId, deps } = bench
  const beganAt = Date.now()
  const source = await bench.addMailbox()
  const wholeLookAt = new Date(beganAt - 73 * HOUR_MS)
  await inHost(deps.db, hostId, (tx) =>
    tx.messageSource.update({
      where: { id: source.sourceId, hostId },
      data: { connectedAt: new Date(beganAt - 240 * HOUR_MS), wholeLookAt },
    }),
  )
  await mailsOfThreeDays(beganAt)
  expect(await pollSource(deps, source, NEVER)).toBe('again')

  const guests = (await bench.messages()).filter(({ kind }) => kind === 'guest')
  expect(guests).toHaveLength(GUESTS * MAILS_EACH)
  const chats = Map.groupBy(guests, ({ chatId }) => chatId)
  expect(chats.size).toBe(GUESTS)
  for (const mails of chats.values()) {
    expect(new Set(mails.map(({ fromAddress }) => fromAddress)).size).toBe(1)
    const inOrder = mails.toSorted((one, other) => one.seq - other.seq)
    expect(inOrder.map(({ text }) => text)).toEqual(
      mails.map((_, nth) => `Is there parking near the house? Mail ${nth}.`),
    )
  }

  // What the host has said yes to meanwhile leaves while the drafts are made.
  const [first] = [...chats.keys()]
  const reply = await decisionsOf(deps, hostId).reply(first ?? '')
  worker = startWorker()
  const row = (id: string) => inHost(deps.db, hostId, (tx) => tx.message.findUniqueOrThrow({ where: { id, hostId } }))
  await until(
    () => row(reply.id),
    ({ status }) => status === 'sent',
  )
  const written = async () =>
    (await bench.messages()).filter(({ kind, status }) => kind === 'draft' && status !== 'drafting')
  // It does not queue behind all of them.
  expect((await written()).length).toBeLessThan(GUESTS - 1)
  const drafts = await until(written, (rows) => rows.length >= GUESTS - 1)
  expect(drafts).toHaveLength(GUESTS - 1)
  expect(new Set(drafts.map(({ chatId }) => chatId)).size).toBe(GUESTS - 1)
  for (const { status, deadlineAt } of drafts) expect([status, deadlineAt]).toEqual(['pending', null])
  const askedAt = new Map(guests.map(({ id, createdAt }) => [id, createdAt.getTime()]))
  // When each may be begun: what becomes of that on a busy machine, where all of them are late, promises nothing.
  const begun = await Promise.all(
    drafts.map(async ({ answersId }) => {
      const answers = answersId ?? ''
      const run = await deps.temporal.workflow.getHandle(replyWorkflowId(answers)).describe()
      return { at: run.executionTime?.getTime() ?? 0, asked: askedAt.get(answers) ?? 0 }
    }),
  )
  const asked = begun.toSorted((one, other) => one.at - other.at).map((run) => run.asked)
  // Neighbours, a second apart, may change places where reading itself takes as long.
  const third = Math.floor(asked.length / 3)
  expect(middle(asked.slice(0, third))).toBeGreaterThan(middle(asked.slice(third, -third)))
  expect(middle(asked.slice(third, -third))).toBeGreaterThan(middle(asked.slice(-third)))

  const left = await inHost(deps.db, hostId, (tx) => tx.delivery.findMany({ where: { hostId } }))
  expect(left.map(({ messageId }) => messageId)).toEqual([reply.id])
  expect((await bench.messages()).filter(({ kind }) => kind === 'fallback' || kind === 'emergency')).toEqual([])
})
