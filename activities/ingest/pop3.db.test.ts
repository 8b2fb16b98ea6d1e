import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench, until } from '#tests/mailbox/mail-bench.ts'

import { type Pop3Script, startPop3Server } from '#tests/stand-ins/pop3-server.ts'

const MINUTE = 60_000
const never = new AbortController().signal
let bench: MailBench
const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

test('a POP3 mailbox is read once, mail by mail, and what comes later is added', async () => {
  const source = await bench.addMailbox({ protocol: 'pop3' })
  await bench.deliver(guestMail({ body: 'prima\r\n.con un punto' }))
  await bench.deliver(guestMail({ from: 'b@guest.test', body: 'seconda' }))
  expect(await pollSource(bench.deps, source, never)).toBe('again')
  await pollSource(bench.deps, source, never)
  expect((await bench.messages()).map((message) => message.text).sort()).toEqual(['prima\n.con un punto', 'seconda'])
  await bench.deliver(guestMail({ from: 'c@guest.test', body: 'terza' }))
  await Promise.all([pollSource(bench.deps, source, never), pollSource(bench.deps, source, never)])
  expect(await bench.messages()).toHaveLength(3)
  expect(await bench.deps.engineDb.seenUidl.count({ where: { hostId: bench.hostId } })).toBe(3)
})

const REFUSED = '-ERR message is busy\r\n'
const mail = (body: string) => Buffer.from(guestMail({ from: `${body}@guest.test`, body }))

/** A mailbox on a scripted server, and looks into it at any time. */
async function scriptedMailbox(script: Pop3Script) {
  const [own, server] = await Promise.all([openMailBench(inject('parts')), startPop3Server(script)])
  closing.push(server.close, () => own.close())
  const source = await own.addMailbox({ protocol: 'pop3', port: server.port })
  let at = Date.now()
  const deps = { ...own.deps, now: () => new Date(at) }
  return {
    server,
    look: (minutesLater = 0, stuckMs?: number) => {
      at += minutesLater * MINUTE
      return pollSource({ ...deps, ...(stuckMs !== undefined && { stuckMs }) }, source, never)
    },
    messages: () => own.messages(),
    texts: async () => (await own.messages()).map(({ status, text }) => (status === 'received' ? text : status)).sort(),
    stubs: async () => (await own.messages()).filter(({ status }) => status === 'unreadable'),
    source: () => own.source(source.sourceId),
  }
}

test('a mailbox whose server only drips is shown as one that does not answer while it is read on', async () => {
  const long = Buffer.from(guestMail({ from: 'uno@guest.test', body: `${'uno\r\n'.repeat(200)}` }))
  const box = await scriptedMailbox({ mails: [long], pieces: 40, pauseMs: 50 })
  const looking = box.look(0, 500)
  const told = await until(box.source, ({ state }) => state !== 'connecting')
  expect(told).toMatchObject({ state: 'unreachable', fault: { code: 'mail_went_silent' } })
  expect(await looking).toBe('again')
  expect(await box.source()).toMatchObject({ state: 'active', fault: null })
  expect(await box.texts()).toHaveLength(1)
})

test('two guests who write the same by a form that has one id for all its mails are two', async () => {
  const own = await bench.anotherHost()
  const source = await own.addMailbox({ protocol: 'pop3' })
  for (const from of ['anna@guest.test', 'ben@guest.test'])
    await own.deliver(guestMail({ from, id: '<form@site.test>' }))
  await pollSource(own.deps, source, never)
  expect((await own.messages()).map(({ fromAddress }) => fromAddress).sort()).toEqual([
    'anna@guest.test',
    'ben@guest.test',
  ])
})

test.each(['', '\r\n\r\n'])(
  'a mail of which the server hands over nothing (%j) is asked for again',
  async (nothing) => {
    const answers: Record<string, string> = { 'RETR 2': `+OK\r\n${nothing}.\r\n` }
    const box = await scriptedMailbox({ mails: ['uno', 'due'].map(mail), answers })
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['uno'])
    delete answers['RETR 2']
    await box.look(2)
    expect(await box.texts()).toEqual(['due', 'uno'])
  },
)

test('a mail that the server refuses once is asked for again, and holds up nobody', async () => {
  const answers: Record<string, string> = { 'RETR 2': REFUSED }
  const box = await scriptedMailbox({ mails: ['uno', 'due', 'tre'].map(mail), answers })
  expect(await box.look()).toBe('again')
  expect(await box.texts()).toEqual(['tre', 'uno'])
  delete answers['RETR 2']
  await box.look()
  expect(await box.texts()).toEqual(['tre', 'uno'])
  await box.look(1.1)
  expect(await box.texts()).toEqual(['due', 'tre', 'uno'])
})

test.each([
  ['refuses', REFUSED],
  ['hangs up over', 'hang up'],
])(
  'a mail that the server %s each time is asked for five times with growing pauses, then stands as a stub',
  async (_, answer) => {
    const box = await scriptedMailbox({ mails: ['uno', 'due', 'tre'].map(mail), answers: { 'RETR 1': answer } })
    const asked = () => box.server.commands.filter((command) => command === 'RETR 1').length
    await box.look()
    await box.look()
    for (const minutes of [1.1, 4.1, 16.1]) {
      await box.look(minutes)
      await box.look(0.5)
      expect(await box.stubs()).toEqual([])
    }
    await box.look(64.1)
    expect(asked()).toBeLessThanOrEqual(6)
    expect(await box.texts()).toEqual(['due', 'tre', 'unreadable'])
    await box.look(600)
    expect(await box.texts()).toEqual(['due', 'tre', 'unreadable'])
  },
)

test('the stub of a mail that never comes shows its headers', async () => {
  const box = await scriptedMailbox({ mails: ['uno', 'due'].map(mail), answers: { 'RETR 1': REFUSED } })
  for (const minutes of [0, 1.1, 4.1, 16.1, 64.1]) await box.look(minutes)
  const [stub] = await box.stubs()
  expect(Buffer.from(stub?.raw ?? []).toString()).toContain('From: uno@guest.test')
})

test('an outage of the server makes no stub, is shown at the source, and ends with every mail stored', async () => {
  const answers: Record<string, string> = { RETR: '-ERR store not available\r\n' }
  const box = await scriptedMailbox({ mails: ['uno', 'due'].map(mail), answers })
  for (let n = 0; n < 8; n++) expect(await box.look(5 * 60)).toBe('unreachable')
  expect(await box.source()).toMatchObject({ state: 'unreachable', fault: { code: 'mail_not_handed_over' } })
  delete answers.RETR
  expect(await box.look(5)).toBe('again')
  expect(await box.texts()).toEqual(['due', 'uno'])
})

test.each(['LIST', 'UIDL'])(
  'a refused %s is told, forgets no mail that was read and fetches none again',
  async (command) => {
    const answers: Record<string, string> = {}
    const box = await scriptedMailbox({ mails: ['uno', 'due'].map(mail), answers })
    await box.look()
    answers[command] = '-ERR [SYS/TEMP] later\r\n'
    expect(await box.look(5)).toBe('unreachable')
    expect(await box.source()).toMatchObject({ fault: { code: 'mail_refused_for_now' } })
    const fetched = () => box.server.commands.filter((line) => line.startsWith('RETR')).length
    const before = fetched()
    delete answers[command]
    await box.look(5)
    expect(fetched()).toBe(before)
    expect(await box.texts()).toEqual(['due', 'uno'])
  },
)

test('a server without CAPA that refuses UIDL once is tried again, keeps the names of its mails, and is read on', async () => {
  const answers: Record<string, string> = { CAPA: '-ERR unknown command\r\n' }
  const box = await scriptedMailbox({ mails: ['uno', 'due'].map(mail), answers })
  expect(await box.look()).toBe('again')
  const fetched = () => box.server.commands.filter((line) => line.startsWith('RETR')).length
  const before = fetched()
  answers.UIDL = '-ERR [SYS/PERM] not allowed\r\n'
  expect(await box.look(5)).toBe('unreachable')
  expect(await box.source()).toMatchObject({ fault: { code: 'mail_refused_for_now' } })
  delete answers.UIDL
  expect(await box.look(5)).toBe('again')
  expect(fetched()).toBe(before)
  expect(await box.texts()).toEqual(['due', 'uno'])
})

test('a lone mail that never comes is a stub after a day', async () => {
  const box = await scriptedMailbox({ mails: [mail('uno')], answers: { RETR: REFUSED } })
  for (let n = 0; n < 6; n++) await box.look(60)
  expect(await box.texts()).toEqual([])
  await box.look(24 * 60)
  expect(await box.texts()).toEqual(['unreadable'])
})

test('a mail whose sender has a wrong clock comes in with the first look', async () => {
  const old = guestMail({ body: 'orologio' }).replace(/^Date:.*$/m, 'Date: Mon, 1 Jan 2001 10:00:00 +0000')
  const stamped = `Received: from x by mx.test;\r\n\t${new Date().toUTCString()}\r\n${old}`
  const box = await scriptedMailbox({ mails: [Buffer.from(stamped)] })
  await box.look()
  expect(await box.texts()).toEqual(['orologio'])
})

test.each([5 / 24, 400])(
  'what comes to a server that is %d days behind is answered, and nobody answers it unseen',
  async (days) => {
    const behind = new Date(Date.now() - days * 24 * 60 * MINUTE).toUTCString()
    const stamped = `Received: from x by nas.test;\r\n\t${behind}\r\n${guestMail({ body: 'adesso' })}`
    const { look, messages } = await scriptedMailbox({ mails: [Buffer.from(stamped)] })
    await look()
    const [message] = await messages()
    expect(message).toMatchObject({ text: 'adesso', doubts: [{ code: 'date_in_doubt' }] })
    expect(message?.workflowAt?.getTime()).not.toBe(0)
  },
)

test('a server that names its mails by their place loses none that took the place of another, and fetches no other again', async () => {
  const mails = ['uno', 'due'].map(mail)
  const box = await scriptedMailbox({ mails })
  await box.look()
  // The host's own mail program has taken the first away, and another has its place.
  mails.splice(0, 1, mail('un-altra'))
  await box.look(5)
  await box.look(5)
  expect(await box.texts()).toEqual(['due', 'un-altra', 'uno'])
  expect(box.server.commands.filter((line) => line === 'RETR 2')).toHaveLength(1)
})

test('of mails that a server gives one name and size none is lost, and each is fetched once', async () => {
  const mails = ['uno', 'due'].map(mail)
  const named = () => `+OK\r\n${mails.map((_, at) => `${at + 1} same\r\n`).join('')}.\r\n`
  const answers = { UIDL: named() }
  const box = await scriptedMailbox({ mails, answers })
  await box.look()
  mails.push(mail('tre'))
  answers.UIDL = named()
  await box.look()
  await box.look()
  expect(await box.texts()).toEqual(['due', 'tre', 'uno'])
  expect(box.server.commands.filter((line) => line.startsWith('RETR'))).toEqual(['RETR 1', 'RETR 2', 'RETR 3'])
})

test('a mail that was seen before sizes were kept is fetched no more, and known by its size from then on', async () => {
  const mails = ['uno', 'due'].map(mail)
  const box = await scriptedMailbox({ mails })
  await box.look()
  const { id: sourceId, hostId } = await box.source()
  const names = () => bench.deps.engineDb.seenUidl.findMany({ where: { sourceId }, orderBy: { uidl: 'asc' } })
  const kept = await names()
  await bench.deps.engineDb.seenUidl.deleteMany({ where: { sourceId } })
  await bench.deps.engineDb.seenUidl.createMany({
    data: ['uid-0', 'uid-1'].map((uidl) => ({ hostId, sourceId, uidl })),
  })
  await box.look(5)
  expect(box.server.commands.filter((line) => line.startsWith('RETR'))).toHaveLength(2)
  expect(await names()).toEqual(kept)
})
