import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { ROUNDS_TIMEOUT_MS } from '#tests/rounds.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterEach(() => bench.accountBecomes('enabled'))
afterAll(() => bench.close())

const claim = (messageId: string) => claimSend(bench.deps, { hostId: bench.hostId, messageId })
const fallBack = (messageId: string) => claimFallback(bench.deps, { hostId: bench.hostId, messageId })
const ACCOUNT_CLOSED = { code: 'account_closed', params: {} }
const SOURCE_DELETED = { code: 'source_deleted', params: {} }
const DUE = { deadlineAt: new Date(Date.now() - 1000) }

const LEAVING = [
  ['a draft that leaves by itself', 'scheduled', 'draft'],
  ['a draft that was approved before', 'approved', 'draft'],
  ['a fallback', 'approved', 'fallback'],
  ["the host's own reply", 'approved', 'host_reply'],
] as const

describe.each(['disabled', 'deleted'] as const)('of a user who was %s', (access) => {
  test.each(LEAVING)('%s is held, and told why', async (_, status, kind) => {
    const id = await bench.draft(await bench.guestWrites(), status, { kind })
    await bench.accountBecomes(access)
    expect(await claim(id)).toMatchObject({ outcome: 'over', state: { status: 'held' } })
    expect(await bench.row(id)).toMatchObject({ status: 'held', heldBecause: ACCOUNT_CLOSED })
    expect(await bench.deliveries(id)).toEqual([])
  })

  test('a draft that waits is followed by no fallback, and goes on waiting', async () => {
    const id = await bench.draft(await bench.guestWrites(), 'pending', DUE)
    await bench.accountBecomes(access)
    expect(await fallBack(id)).toMatchObject({ fallbackId: null, state: { status: 'pending', deadlineAt: null } })
    expect((await bench.row(id)).reasons).toEqual([{ code: 'account_was_closed', params: {} }])
    await bench.accountBecomes('enabled')
    expect(await fallBack(id)).toMatchObject({ fallbackId: null, state: { status: 'pending' } })
  })

  test('what was held stays so when they may act again, until they send it themselves', async () => {
    const id = await bench.draft(await bench.guestWrites(), 'scheduled')
    await bench.accountBecomes(access)
    await claim(id)
    await bench.accountBecomes('enabled')
    expect(await claim(id)).toMatchObject({ outcome: 'over', state: { status: 'held' } })
    await bench.host.resend(id)
    expect(await claim(id)).toMatchObject({ outcome: 'send', sendKey: `${id}:1` })
  })

  test('what waits for another try of the mail server is held at that try', async () => {
    const id = await bench.draft(await bench.guestWrites(), 'approved')
    expect(await claim(id)).toMatchObject({ outcome: 'send' })
    await bench.accountBecomes(access)
    expect(await claim(id)).toMatchObject({ outcome: 'over', state: { status: 'held' } })
    expect(await bench.deliveries(id)).toMatchObject([{ state: 'failed', fault: ACCOUNT_CLOSED }])
    await bench.accountBecomes('enabled')
    await bench.host.resend(id)
    expect(await claim(id)).toMatchObject({ outcome: 'send', sendKey: `${id}:2` })
  })

  test('what may have left is looked up all the same', async () => {
    const id = await bench.draft(await bench.guestWrites(), 'approved')
    await claim(id)
    await bench.inHost((tx) => tx.delivery.updateMany({ where: { messageId: id }, data: { state: 'transmitting' } }))
    await bench.accountBecomes(access)
    expect(await claim(id)).toMatchObject({ outcome: 'conclude', state: { status: 'sending' } })
  })
})

test('the undo window is waited for, and an account that is open again by then keeps nothing back', async () => {
  const undoUntil = new Date(Date.now() + 60_000)
  const id = await bench.draft(await bench.guestWrites(), 'approved', { undoUntil })
  await bench.accountBecomes('disabled')
  expect(await claim(id)).toMatchObject({ outcome: 'wait', state: { status: 'approved' } })
  await bench.accountBecomes('enabled')
  await bench.inHost((tx) => messageRows(tx).update({ where: { id }, data: { undoUntil: new Date(0) } }))
  expect(await claim(id)).toMatchObject({ outcome: 'send' })
})

test('nothing is claimed after the answer that somebody was disabled', { timeout: ROUNDS_TIMEOUT_MS }, async () => {
  const own = await openSendBench(inject('parts'))
  const ids: string[] = []
  for (let nth = 0; nth < 100; nth++) ids.push(await own.draft(await own.guestWrites(), 'approved'))
  let isDisabled = false
  const ask = async (messageId: string) => {
    const isAfter = isDisabled
    const { outcome } = await claimSend(own.deps, { hostId: own.hostId, messageId })
    return { isAfter, outcome }
  }
  const disabling = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await own.accountBecomes('disabled')
    isDisabled = true
  }
  const [claims] = await Promise.all([
    (async () => {
      const all = []
      for (const id of ids) all.push(await ask(id))
      return all
    })(),
    disabling(),
  ])
  await own.close()
  const late = claims.filter(({ isAfter }) => isAfter)
  expect(late.length).toBeGreaterThan(0)
  expect(claims.length - late.length).toBeGreaterThan(0)
  expect(late.filter(({ outcome }) => outcome !== 'over')).toEqual([])
})

describe('of a deleted source', () => {
  const become = (deletedAt: Date | null) =>
    bench.inHost((tx) => tx.messageSource.update({ where: { id: bench.sourceId }, data: { deletedAt } }))
  beforeEach(() => become(null))
  afterEach(() => become(null))

  test.each(LEAVING)('%s is held, and told why', async (_, status, kind) => {
    const id = await bench.draft(await bench.guestWrites(), status, { kind })
    await become(new Date())
    expect(await claim(id)).toMatchObject({ outcome: 'over', state: { status: 'held' } })
    expect(await bench.row(id)).toMatchObject({ heldBecause: SOURCE_DELETED })
    expect(await bench.deliveries(id)).toEqual([])
  })

  test('a draft that waits is followed by no fallback', async () => {
    const id = await bench.draft(await bench.guestWrites(), 'pending', DUE)
    await become(new Date())
    expect(await fallBack(id)).toMatchObject({ fallbackId: null, state: { status: 'pending', deadlineAt: null } })
    expect((await bench.row(id)).reasons).toEqual([{ code: 'source_was_deleted', params: {} }])
  })

  test('what was held for it is sent by nobody', async () => {
    const id = await bench.draft(await bench.guestWrites(), 'approved')
    await become(new Date())
    await claim(id)
    await expect(bench.host.resend(id)).rejects.toMatchObject({ kind: 'rule_refused' })
  })
})
