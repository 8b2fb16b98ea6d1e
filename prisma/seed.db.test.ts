import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#prisma/client.ts'
import { seedDemo } from '#prisma/seed.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open } from '#prisma/vault/seal.ts'

const vault: KeyRing = { sealingKeyId: 'k1', keys: new Map([['k1', randomBytes(32)]]) }
const person = (name: string) => ({ kcSub: randomUUID(), email: `${randomUUID()}@locanda.test`, name })
const demo = { host: person('Anna'), otherHost: person('Bruno') }
const mailbox = (user: string) => ({
  imapHost: '127.0.0.1',
  imapPort: 3143,
  smtpHost: '127.0.0.1',
  smtpPort: 3025,
  user,
  password: 'demo-mailbox-password',
})
const input = { vault, demo, mail: mailbox('anna@locanda.test'), otherMail: mailbox('bruno@locanda.test') }

let db: Database
let hostId: string

beforeAll(async () => {
  db = openDatabase({ url: inject('parts').engineDatabaseUrl })
  await seedDemo({ ...input, db, now: new Date() })
  hostId = (await db.host.findUniqueOrThrow({ where: { kcSub: demo.host.kcSub } })).id
})

afterAll(async () => {
  await db.host.deleteMany({ where: { kcSub: { in: [demo.host.kcSub, demo.otherHost.kcSub] } } })
  await db.$disconnect()
})

/** Everything that the seed may write, as text. */
async function everything(): Promise<string> {
  const where = { hostId }
  const read = [
    db.appSettings.findMany({ where }),
    db.aiSettings.findMany({ where }),
    db.messageSource.findMany({ where, orderBy: { id: 'asc' } }),
    db.sourceSecret.findMany({ where, orderBy: [{ sourceId: 'asc' }, { name: 'asc' }] }),
    db.property.findMany({ where, include: { extras: { orderBy: { position: 'asc' } } }, orderBy: { id: 'asc' } }),
    db.chat.findMany({ where, orderBy: { id: 'asc' } }),
    db.message.findMany({ where, include: { wordings: true, deliveries: true }, orderBy: { id: 'asc' } }),
    db.threadRef.findMany({ where, orderBy: { rfcMessageId: 'asc' } }),
    db.draftDecision.findMany({ where, orderBy: { messageId: 'asc' } }),
    db.autonomyRung.findMany({ where, orderBy: [{ propertyId: 'asc' }, { topic: 'asc' }] }),
    db.auditEvent.findMany({ where, orderBy: { id: 'asc' } }),
  ]
  return JSON.stringify(await Promise.all(read), (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

test('a second run on another day changes nothing', async () => {
  const before = await everything()
  await seedDemo({ ...input, db, now: new Date(Date.now() + 86_400_000) })
  expect(await everything()).toBe(before)
})

test('what the demo host decided stands on the ladder, and nothing that left by itself', async () => {
  const decisions = await db.draftDecision.findMany({ where: { hostId }, include: { message: true } })
  expect(decisions.length).toBeGreaterThan(3)
  for (const { message } of decisions)
    expect([message.status === 'discarded', message.approvedAt !== null]).toContain(true)
  expect(await db.autonomyRung.count({ where: { hostId } })).toBeGreaterThan(0)
})

test('what waits counts down to nothing that will not come, and is of the house of its chat', async () => {
  const drafts = await db.message.findMany({ where: { hostId, kind: 'draft' }, include: { chat: true } })
  const waiting = drafts.filter(({ status }) => status === 'pending')
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.filter(({ deadlineAt }) => deadlineAt !== null)).toEqual([])
  expect(drafts.filter(({ propertyId, chat }) => propertyId !== chat.propertyId)).toEqual([])
})

test('what the host has deleted does not come back', async () => {
  const chat = await db.chat.findFirstOrThrow({ where: { hostId, sender: 'Gennaro Esposito' } })
  await db.chat.delete({ where: { id: chat.id } })
  await seedDemo({ ...input, db, now: new Date() })
  expect(await db.chat.findUnique({ where: { id: chat.id } })).toBeNull()
})

test('a mail server that moved to a free port is followed', async () => {
  const mail = { ...input.mail, imapPort: 4143, smtpPort: 4025 }
  await seedDemo({ ...input, mail, db, now: new Date() })
  const source = await db.messageSource.findFirstOrThrow({ where: { hostId, type: 'email' } })
  expect(source.config).toMatchObject({ inbound: { port: 4143 }, smtp: { port: 4025 } })
  await seedDemo({ ...input, db, now: new Date() })
})

test('the list columns of every chat say what its messages say', async () => {
  const chats = await db.chat.findMany({
    where: { hostId },
    include: { messages: { orderBy: [{ seq: 'asc' }, { createdAt: 'asc' }] } },
  })
  expect(chats.length).toBeGreaterThanOrEqual(24)
  for (const chat of chats) {
    const said = chat.messages.filter(({ kind, status }) => kind === 'guest' || status === 'sent')
    const last = chat.messages.at(-1)
    const isFallback = last?.kind === 'fallback' && last.status === 'sent'
    expect(chat.lastMessageStatus).toBe(isFallback ? 'fallback_sent' : last?.status)
    expect(chat.lastMessageText).toBe(said.at(-1)?.text.slice(0, 300))
    expect(chat.headSeq).toBe(Math.max(...chat.messages.map(({ seq }) => seq)))
    expect(chat.aiConfidence).toBe(chat.messages.findLast(({ kind }) => kind === 'draft')?.confidence ?? null)
    expect(chat.unreadCount).toBeLessThanOrEqual(chat.messages.filter(({ kind }) => kind === 'guest').length)
  }
})

test('every message that left has its send record', async () => {
  const left = await db.message.findMany({
    where: { hostId, kind: { not: 'guest' }, status: { in: ['sent', 'failed', 'outcome_unknown'] } },
    include: { deliveries: true },
  })
  const stateOf = { sent: 'sent', failed: 'failed', outcome_unknown: 'unknown' } as Record<string, string>
  for (const message of left) expect(message.deliveries.map(({ state }) => state)).toEqual([stateOf[message.status]])
})

test('the other host has a house and chats of his own', async () => {
  const other = await db.host.findUniqueOrThrow({ where: { kcSub: demo.otherHost.kcSub } })
  expect(await db.chat.count({ where: { hostId: other.id } })).toBe(3)
  expect(await db.property.findMany({ where: { hostId: other.id } })).toMatchObject([{ name: 'Baita del Larice' }])
})

test('the password of the mailbox opens and lies nowhere in the clear', async () => {
  const secret = await db.sourceSecret.findFirstOrThrow({ where: { hostId, name: 'pass' } })
  const place = { hostId, owner: secret.sourceId, name: 'pass' }
  expect(open(vault, place, secret)).toBe('demo-mailbox-password')
  expect(await everything()).not.toContain('demo-mailbox-password')
})
