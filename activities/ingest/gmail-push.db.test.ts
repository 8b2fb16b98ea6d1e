import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import { asOwner } from '#tests/api/given.ts'
import { addGoogleMailbox } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { PUSH, startPushingGoogle } from '#tests/mailbox/pushing-google.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'
import { pollSource, watchSource } from './watch-source.ts'

const LOOK_MS = 10_000
const ANNOUNCED_LOOK_MS = 120_000

let pushing: Awaited<ReturnType<typeof startPushingGoogle>>
let bench: MailBench
beforeAll(async () => {
  pushing = await startPushingGoogle()
  bench = await openMailBench(inject('parts'), { google: pushing.app })
})
afterEach(() => {
  pushing.google.faults.clear()
  pushing.subscribe()
})
afterAll(async () => {
  await bench.close()
  await pushing.close()
})

type Watch = { app?: GoogleApp; faster?: number }

/** A mailbox, and who watches it: `waits` are the pauses between its looks, which are so many times shorter than they should be. */
async function connected(address?: string) {
  const host = await bench.anotherHost()
  const source = await addGoogleMailbox(host, pushing.google, address === undefined ? {} : { address })
  const at = { hostId: host.hostId, sourceId: source.sourceId }
  const asked = () => pushing.google.calls.filter((call) => call === 'watch').length
  async function watched(work: (waits: number[]) => Promise<void>, { app = pushing.app, faster = 1 }: Watch = {}) {
    const ended = new AbortController()
    const waits: number[] = []
    const pause = (signal: AbortSignal, ms: number) => {
      waits.push(ms)
      return pauseUnless(signal, ms / faster)
    }
    const deps = { ...bench.deps, google: app, pause }
    const watching = watchSource(deps, at, ended.signal)
    await work(waits)
    ended.abort()
    expect(await watching).toBe('again')
  }
  return {
    ...source,
    watched,
    asked,
    texts: async () => (await host.messages()).map(({ text }) => text),
    look: () => pollSource(bench.deps, at, new AbortController().signal),
    shown: async () => {
      const { state, fault } = await host.source(source.sourceId)
      return { state, code: (fault as { code: string } | null)?.code }
    },
    row: () => asOwner().googleWatch.findUnique({ where: { sourceId: source.sourceId } }),
    set: (data: object) => asOwner().googleWatch.update({ where: { sourceId: source.sourceId }, data }),
  }
}
const mail = (body: string) => guestMail({ body })
const hourAgo = () => new Date(Date.now() - 3_600_000)
const lastOf = (waits: number[]) => waits.at(-1)

describe('a mailbox that Google announces', () => {
  test('is looked into when something comes, and of itself only every other minute', async () => {
    const box = await connected()
    await box.watched(async (waits) => {
      await expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS)
      for (const text of ['Is there parking?', 'And a cot?']) {
        box.mailbox.receive(mail(text))
        await expect.poll(box.texts).toContain(text)
      }
      await expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS)
    })
    expect(await box.shown()).toEqual({ state: 'active', code: undefined })
  })

  test('is asked for once a day, however often it is opened', async () => {
    const box = await connected()
    const before = box.asked()
    const trusted = () => box.watched((waits) => expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS))
    await trusted()
    await trusted()
    expect(box.asked()).toBe(before + 1)
    const { nextAt, watchedAt, expiresAt } = (await box.row()) ?? expect.fail('it was not kept')
    expect((nextAt.getTime() - (watchedAt?.getTime() ?? 0)) / 3_600_000).toBe(24)
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7)
    await box.set({ nextAt: hourAgo() })
    await trusted()
    expect(box.asked()).toBe(before + 2)
  })

  test('is asked for anew where the operator names another topic, or the host connects it again', async () => {
    const box = await connected()
    const before = box.asked()
    const trusted = (watch: Watch = {}) =>
      box.watched((waits) => expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS), watch)
    await trusted()
    const topic = 'projects/casa/topics/other'
    pushing.subscribe(topic)
    const app = { ...pushing.app, push: pushing.app.push && { ...pushing.app.push, topic } }
    await trusted({ app })
    expect([box.asked(), box.mailbox.watchedBy()]).toEqual([before + 2, topic])
    await asOwner().messageSource.update({ where: { id: box.sourceId }, data: { settingsAt: new Date() } })
    await trusted({ app })
    expect(box.asked()).toBe(before + 3)
  })

  test('of two hosts is announced to the one, also while the other has it rest', async () => {
    const one = await connected()
    const other = await connected(one.address)
    await one.watched((waits) => expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS))
    await other.watched(async (waits) => {
      await expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS)
      await asOwner().messageSource.update({ where: { id: one.sourceId }, data: { pausedAt: new Date() } })
      expect(await one.look()).toBe('unreachable')
      one.mailbox.receive(mail('Still there?'))
      await expect.poll(other.texts).toEqual(['Still there?'])
    })
    expect(await one.texts()).toEqual([])
  })
})

describe('a mailbox that Google should announce', () => {
  const REFUSED = { status: 403, reason: 'forbidden', message: 'User not authorized to perform this action.' }

  test('and does not let be announced is read every ten seconds, and says so', async () => {
    const box = await connected()
    pushing.google.faults.add('watch', REFUSED)
    await box.watched(
      async (waits) => {
        await expect.poll(() => waits.length).toBeGreaterThan(3)
        box.mailbox.receive(mail('Is there parking?'))
        await expect.poll(box.texts).toEqual(['Is there parking?'])
        expect(new Set(waits)).toEqual(new Set([LOOK_MS]))
      },
      { faster: 50 },
    )
    expect(await box.shown()).toEqual({ state: 'active', code: 'google_push_refused' })
    // A look beside the watch takes nothing of it back, and what is asked again later ends it.
    await box.look()
    expect((await box.shown()).code).toBe('google_push_refused')
    await box.set({ nextAt: hourAgo() })
    await box.watched(async (waits) => {
      await expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS)
      await expect.poll(box.shown).toEqual({ state: 'active', code: undefined })
    })
  })

  test.each([
    ['an hour to wait for', { status: 429, reason: 'rateLimitExceeded', retryAfter: 3_600 }],
    ['an outage', { status: 503, retryAfter: 3_600 }],
    ['a line that breaks', 'hang up' as const],
    ['nothing at all', 'hang' as const],
  ])('and answers with %s is read all the same', async (_, fault) => {
    const box = await connected()
    pushing.google.faults.add('watch', fault)
    await box.watched(
      async (waits) => {
        await expect.poll(() => waits.length).toBeGreaterThan(1)
        box.mailbox.receive(mail('Is there parking?'))
        await expect.poll(box.texts).toEqual(['Is there parking?'])
        expect(new Set(waits)).toEqual(new Set([LOOK_MS]))
      },
      { faster: 50 },
    )
    expect(await box.shown()).toEqual({ state: 'active', code: undefined })
    const dueIn = ((await box.row())?.nextAt.getTime() ?? 0) - Date.now()
    expect(dueIn).toBeGreaterThan(600_000)
    expect(dueIn).toBeLessThanOrEqual(900_000)
  })

  test('and whose announcements do not get here is read every ten seconds, and says so', async () => {
    const box = await connected()
    pushing.google.pubSub.subscribe(PUSH.topic, { ...PUSH, endpoint: () => 'http://127.0.0.1:9/' })
    const quick = { faster: 50 }
    await box.watched(async (waits) => {
      await expect.poll(() => waits.length).toBeGreaterThan(2)
      expect(new Set(waits)).toEqual(new Set([LOOK_MS]))
    }, quick)
    expect((await box.shown()).code).toBeUndefined()
    await box.set({ watchedAt: hourAgo() })
    await box.watched(() => expect.poll(async () => (await box.shown()).code).toBe('google_push_silent'), quick)
  })

  test('and once did not is looked into every ten seconds, until it is announced again', async () => {
    const box = await connected()
    const announced = () => expect.poll(async () => (await box.row())?.pushedAt).not.toBeNull()
    await box.watched(
      async (waits) => {
        await expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS)
        pushing.google.pubSub.unsubscribe(PUSH.topic)
        box.mailbox.receive(mail('Is there parking?'))
        await expect.poll(box.texts).toEqual(['Is there parking?'])
        await expect.poll(() => lastOf(waits)).toBe(LOOK_MS)
        expect((await box.row())?.pushedAt).toBeNull()
        pushing.subscribe()
        box.mailbox.receive(mail('And a cot?'))
        await announced()
        await expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS)
      },
      { faster: 50 },
    )
  })

  test.each([
    ['the watch has ended', () => ({ expiresAt: hourAgo() })],
    ['nothing was announced for more than a day', () => ({ watchedAt: daysAgo(3), pushedAt: daysAgo(2) })],
    ['nothing was since it was asked', () => ({ watchedAt: new Date(), pushedAt: hourAgo() })],
  ])('is looked into every ten seconds where %s', async (_, less) => {
    const box = await connected()
    await box.watched((waits) => expect.poll(() => lastOf(waits)).toBe(ANNOUNCED_LOOK_MS))
    await box.set(less())
    await box.watched(async (waits) => {
      await expect.poll(() => waits.length).toBeGreaterThan(0)
      expect(lastOf(waits)).toBe(LOOK_MS)
    })
  })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
})

test('where the operator has set nothing up Google is asked for nothing', async () => {
  const box = await connected()
  const before = box.asked()
  await box.watched(
    async (waits) => {
      await expect.poll(() => waits.length).toBeGreaterThan(2)
      expect(new Set(waits)).toEqual(new Set([LOOK_MS]))
    },
    { app: { ...pushing.app, push: null }, faster: 50 },
  )
  expect([box.asked(), await box.row()]).toEqual([before, null])
})
