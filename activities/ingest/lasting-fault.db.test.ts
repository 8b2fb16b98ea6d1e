import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asOwner } from '#tests/api/given.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { pollSource } from './watch-source.ts'

let google: GoogleStandIn
let bench: MailBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
})
afterAll(async () => {
  await bench.close()
  await google.close()
})

test('what a source says while messages come in is announced once, and not with each look', async () => {
  const { sourceId, hostId, mailbox } = await addGoogleMailbox(bench, google, {
    filterFrom: 'marco@guest.test, Mar co',
  })
  const look = () => pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  const changes = () => asOwner().liveEvent.count({ where: { entity: 'source', entityId: sourceId } })
  const faults = async () => (await bench.source(sourceId)).fault
  await look()
  expect(await faults()).toMatchObject({ code: 'mail_filter_unclear' })
  const before = await changes()
  await look()
  mailbox.receive(guestMail({ from: 'marco@guest.test' }))
  await look()
  expect(await bench.messages()).toHaveLength(1)
  expect([await changes(), await faults()]).toEqual([before, expect.objectContaining({ code: 'mail_filter_unclear' })])
})
