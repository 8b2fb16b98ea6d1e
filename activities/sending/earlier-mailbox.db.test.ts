import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const CHANGED = { code: 'mailbox_changed', params: {} }

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const claim = (messageId: string) => claimSend(bench.deps, { hostId: bench.hostId, messageId })
/** As the host's saving another mailbox writes it down. */
const pointAtAnother = () =>
  bench.inHost((tx, now) => tx.messageSource.update({ where: { id: bench.sourceId }, data: { movedAt: now } }))

test('what came to the mailbox of before is answered from the new one by the host’s word alone', async () => {
  const scheduled = await bench.draft(await bench.guestWrites(), 'scheduled')
  const approved = await bench.draft(await bench.guestWrites(), 'approved')
  const due = { deadlineAt: new Date(Date.now() - 1000) }
  const pending = await bench.draft(await bench.guestWrites(), 'pending', due)
  await pointAtAnother()
  const after = await bench.draft(await bench.guestWrites(), 'scheduled')
  expect(await claim(scheduled)).toMatchObject({ outcome: 'over', state: { status: 'pending', deadlineAt: null } })
  expect((await bench.row(scheduled)).reasons).toEqual([CHANGED])
  expect(await claimFallback(bench.deps, { hostId: bench.hostId, messageId: pending })).toMatchObject({
    fallbackId: null,
  })
  expect((await bench.row(pending)).reasons).toEqual([CHANGED])
  expect([(await claim(approved)).outcome, (await claim(after)).outcome]).toEqual(['send', 'send'])
})
