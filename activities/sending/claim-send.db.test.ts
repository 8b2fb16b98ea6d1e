import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
let other: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  other = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
  await other.close()
})

const claim = (messageId: string, sendKey: string, hostId = bench.hostId) =>
  claimSend(bench.deps, { hostId, messageId, sendKey })
const scheduled = async () => bench.draft(await bench.guestWrites(), 'scheduled')

test('of twenty claims at once with different keys one is granted', async () => {
  const draftId = await scheduled()
  const claims = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(draftId, `${draftId}-${n}`)))
  expect(claims.filter(({ accepted }) => accepted)).toHaveLength(1)
  expect(await bench.deliveries(draftId)).toHaveLength(1)
  expect((await bench.row(draftId)).status).toBe('sending')
})

test('the same key is granted again while nothing has left', async () => {
  const draftId = await scheduled()
  const key = `${draftId}-again`
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(draftId, key)))
  expect(claims.every(({ accepted }) => accepted)).toBe(true)
  expect(await bench.deliveries(draftId)).toHaveLength(1)
})

test('the same key is not granted again once the content is leaving', async () => {
  const draftId = await scheduled()
  const key = `${draftId}-left`
  await claim(draftId, key)
  await bench.inHost((tx) => tx.delivery.updateMany({ where: { sendKey: key }, data: { state: 'transmitting' } }))
  expect(await claim(draftId, key)).toMatchObject({ accepted: false, isOwn: true, state: { status: 'sending' } })
})

test.each(['pending', 'discarded', 'superseded', 'sent', 'outcome_unknown', 'failed', 'held', 'drafting'] as const)(
  'a message that is %s is not claimed',
  async (status) => {
    const draftId = await bench.draft(await bench.guestWrites(), status)
    expect(await claim(draftId, `${draftId}-${status}`)).toMatchObject({
      accepted: false,
      isOwn: false,
      state: { status },
    })
    expect(await bench.deliveries(draftId)).toEqual([])
  },
)

test('another host cannot claim', async () => {
  const draftId = await scheduled()
  await expect(claim(draftId, `${draftId}-foreign`, other.hostId)).rejects.toMatchObject({ kind: 'not_found' })
  expect((await bench.row(draftId)).status).toBe('scheduled')
})

test('with sending switched off a message is held, and nothing is claimed', async () => {
  const draftId = await scheduled()
  const answer = await bench.withSwitches({ sendEmail: false }, () => claim(draftId, `${draftId}-off`))
  expect(answer).toMatchObject({ accepted: false, state: { status: 'held' } })
  expect(await bench.deliveries(draftId)).toEqual([])
})

test('what was never claimed is not delivered', async () => {
  const draftId = await scheduled()
  const ref = { hostId: bench.hostId, messageId: draftId, sendKey: `${draftId}-unclaimed` }
  await expect(deliver(bench.deps, ref)).rejects.toMatchObject({ kind: 'conflict' })
})
