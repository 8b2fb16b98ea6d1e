import { afterEach, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startHangUpProxy } from '#tests/stand-ins/hang-up-proxy.ts'

const MINUTE = 60_000
const never = new AbortController().signal
const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A mailbox with these mails on a server that hangs up over the one that says `over`, and looks into it at any time. */
async function mailboxThatHangsUp(script: { over: string }, ...bodies: string[]) {
  const parts = inject('parts')
  const [bench, proxy] = await Promise.all([openMailBench(parts), startHangUpProxy(parts.imap, script)])
  closing.push(proxy.close, () => bench.close())
  const source = await bench.addMailbox({ host: '127.0.0.1', port: proxy.port })
  const arrive = (body: string) => bench.deliver(guestMail({ from: `${body}@guest.test`, body }))
  for (const body of bodies) await arrive(body)
  let at = Date.now()
  return {
    arrive,
    look: (minutesLater = 0) => {
      at += minutesLater * MINUTE
      return pollSource({ ...bench.deps, now: () => new Date(at) }, source, never)
    },
    texts: async () =>
      (await bench.messages()).map(({ status, text }) => (status === 'received' ? text : status)).sort(),
    remembered: () => bench.deps.engineDb.refusedMail.count({ where: { sourceId: source.sourceId } }),
  }
}

test('a mail over which the server hangs up once keeps none of the others back, and comes in later', async () => {
  const script = { over: 'due@guest.test' }
  const box = await mailboxThatHangsUp(script, 'uno', 'due', 'tre')
  expect(await box.look()).toBe('unreachable')
  expect(await box.texts()).toEqual(['uno'])
  expect(await box.look()).toBe('again')
  expect(await box.texts()).toEqual(['tre', 'uno'])
  script.over = ''
  await box.look(1.1)
  expect(await box.texts()).toEqual(['due', 'tre', 'uno'])
  expect(await box.remembered()).toBe(0)
})

test('a mail over which the server hangs up each time is asked for with growing pauses, then stands as a stub', async () => {
  const box = await mailboxThatHangsUp({ over: 'due@guest.test' }, 'uno', 'due', 'tre')
  await box.look()
  await box.look()
  for (const minutes of [1.1, 4.1, 16.1]) {
    expect(await box.look(minutes)).toBe('unreachable')
    expect(await box.look(0.5)).toBe('again')
    expect(await box.texts()).toEqual(['tre', 'uno'])
  }
  await box.look(64.1)
  expect(await box.texts()).toEqual(['tre', 'uno', 'unreadable'])
  await box.arrive('quattro')
  expect(await box.look(600)).toBe('again')
  expect(await box.texts()).toEqual(['quattro', 'tre', 'uno', 'unreadable'])
  expect(await box.remembered()).toBe(0)
})

test('a server that hangs up over every mail makes no stub, however long, and loses none', async () => {
  const script = { over: 'guest.test' }
  const box = await mailboxThatHangsUp(script, 'uno', 'due')
  for (let n = 0; n < 8; n++) expect(await box.look(5 * 60)).toBe('unreachable')
  expect(await box.texts()).toEqual([])
  script.over = ''
  expect(await box.look(5)).toBe('again')
  expect(await box.texts()).toEqual(['due', 'uno'])
})
