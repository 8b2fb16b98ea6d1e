import { afterEach, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type Refusing, startRefusingImap } from '#tests/stand-ins/refusing-imap.ts'

const MINUTE = 60_000
const DAY = 24 * 60
const NO = 'NO [SERVERBUG] cannot read it now'
const never = new AbortController().signal
const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A mailbox with these mails, their UIDs counted from one, on a server that refuses what the script says. */
async function refusingMailbox(script: Refusing, ...bodies: string[]) {
  const parts = inject('parts')
  const [bench, proxy] = await Promise.all([openMailBench(parts), startRefusingImap(parts.imap, script)])
  closing.push(proxy.close, () => bench.close())
  const source = await bench.addMailbox({ host: '127.0.0.1', port: proxy.port })
  const arrive = (body: string) => bench.deliver(guestMail({ from: `${body}@guest.test`, body }))
  for (const body of bodies) await arrive(body)
  let at = Date.now()
  const messages = () => bench.messages()
  return {
    bench,
    source,
    arrive,
    fetched: proxy.fetched,
    look: (minutesLater = 0) => {
      at += minutesLater * MINUTE
      return pollSource({ ...bench.deps, now: () => new Date(at) }, source, never)
    },
    texts: async () => (await messages()).map(({ status, text }) => (status === 'received' ? text : status)).sort(),
    stubs: async () => (await messages()).filter(({ status }) => status === 'unreadable'),
    fault: async () => (await bench.source(source.sourceId)).fault,
    remembered: () => bench.deps.engineDb.refusedMail.count({ where: { sourceId: source.sourceId } }),
  }
}

test.each([
  ['refuses', NO],
  ['answers with nothing', 'OK done'],
])('a mail that the server %s once on a living connection is no stub: it is asked for again', async (_, answer) => {
  const script: Refusing = { refuses: [2], answer }
  const box = await refusingMailbox(script, 'uno', 'due', 'tre')
  expect(await box.look()).toBe('again')
  expect(await box.texts()).toEqual(['tre', 'uno'])
  script.refuses = []
  await box.look(1.1)
  expect(await box.texts()).toEqual(['due', 'tre', 'uno'])
  expect(await box.remembered()).toBe(0)
})

test('a mail that is refused each time is asked for five times with growing pauses, then is a stub with its headers', async () => {
  const box = await refusingMailbox({ refuses: [2], answer: NO }, 'uno', 'due', 'tre')
  await box.look()
  for (const minutes of [1.1, 4.1, 16.1]) {
    expect(await box.look(minutes)).toBe('again')
    const asked = box.fetched.length
    await box.look(0.5)
    expect(box.fetched.slice(asked)).not.toContain('2')
    expect(await box.texts()).toEqual(['tre', 'uno'])
  }
  await box.look(64.1)
  expect(await box.texts()).toEqual(['tre', 'uno', 'unreadable'])
  expect(Buffer.from((await box.stubs())[0]?.raw ?? []).toString()).toContain('From: due@guest.test')
  await box.arrive('quattro')
  await box.look(600)
  expect(await box.texts()).toEqual(['quattro', 'tre', 'uno', 'unreadable'])
})

test('a server that hands over nothing is a fault of the source: it makes no stub, however long, and loses no mail', async () => {
  const script: Refusing = { refuses: 'all', answer: NO }
  const bodies = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette']
  const box = await refusingMailbox(script, ...bodies)
  for (let n = 0; n < 5; n++) expect(await box.look(DAY / 2)).toBe('unreachable')
  expect(await box.fault()).toMatchObject({ code: 'mail_not_handed_over' })
  expect(await box.texts()).toEqual([])
  // The outage counts as no try of any of them.
  script.refuses = [3]
  expect(await box.look(5)).toBe('again')
  expect(await box.texts()).toEqual(bodies.filter((body) => body !== 'tre').sort())
  script.refuses = []
  await box.look(5)
  expect(await box.texts()).toEqual([...bodies].sort())
})

test('a lone mail that never comes is a stub after a day', async () => {
  const box = await refusingMailbox({ refuses: 'all', answer: NO }, 'uno')
  for (let n = 0; n < 2; n++) expect(await box.look(60)).toBe('unreachable')
  expect(await box.texts()).toEqual([])
  await box.look(DAY)
  expect(await box.texts()).toEqual(['unreadable'])
})
