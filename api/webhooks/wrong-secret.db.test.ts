import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTellRefusedWebhooks } from '#activities/alerts/tell-refused-webhooks.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { calls } from '#api/contract/calls.ts'
import { asOwner } from '#tests/api/given.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

const never = new AbortController().signal
let api: RunningApi
let changed: WhatsappStandIn
let right: WhatsappStandIn
let bench: SendBench
beforeAll(async () => {
  const meta = (appSecret: string) =>
    startWhatsapp({
      webhookUrl: () => `${api.url}/api${calls.receiveWhatsapp.path}`,
      appSecret,
      reportsDelivery: false,
    })
  changed = await meta('changed-at-meta')
  right = await meta('our-secret')
  api = await runApi({ WHATSAPP_APP_SECRET: 'our-secret', WHATSAPP_VERIFY_TOKEN: 'say-friend' })
  bench = await openSendBench(inject('parts'), { whatsappUrl: right.url })
})
afterAll(async () => {
  await Promise.all([api.close(), changed.close(), right.close(), bench.close()])
})

const shown = async (sourceId: string) => {
  const { state, fault } = await asOwner().messageSource.findUniqueOrThrow({ where: { id: sourceId } })
  return { state, fault }
}
const refused = (phoneNumberId: string) => asOwner().refusedWebhook.findUnique({ where: { phoneNumberId } })

async function mailbox(user: string): Promise<string[]> {
  const auth = { user, pass: 'secret' }
  const client = new ImapFlow({ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  await client.mailboxOpen('INBOX')
  const mails = await client.fetchAll('1:*', { source: true })
  client.close()
  return mails.map((mail) => mail.source?.toString().replace(/=\r\n/g, '') ?? '')
}

test('a secret that was changed at Meta is said at the source and mailed to the administrators, until a right signature comes', async () => {
  const source = await addWhatsapp(bench)
  const { phoneNumberId } = source
  const writes = (meta: WhatsappStandIn, text: string) =>
    meta.guestWrites({ phoneNumberId, from: '393331234567', text })
  expect(await writes(changed, 'We are locked out')).toBe(401)
  expect(await writes(changed, 'Hello?')).toBe(401)
  expect(await refused(phoneNumberId)).toMatchObject({ many: 2, toldAt: null })
  expect(await pollSource(bench.deps, source, never)).toBe('unreachable')
  expect(await shown(source.sourceId)).toMatchObject({
    state: 'unreachable',
    fault: { code: 'whatsapp_wrongly_signed' },
  })

  const admin = `admin-${Date.now()}@locanda.test`
  const { kcSub } = await asOwner().host.update({ where: { id: bench.hostId }, data: { email: admin } })
  const account = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date() }
  await asOwner().accountState.upsert({ where: { kcSub }, create: { kcSub, ...account }, update: account })
  for (let turn = 0; turn < 2; turn++) await createTellRefusedWebhooks(bench.deps)()
  const [mail, ...more] = await mailbox(admin)
  expect(more).toEqual([])
  expect(mail).toContain(`- ${phoneNumberId}: 2 dalle`)
  expect((await refused(phoneNumberId))?.toldAt).not.toBeNull()

  expect(await writes(right, 'Here again')).toBe(200)
  expect(await refused(phoneNumberId)).toBeNull()
  expect(await pollSource(bench.deps, source, never)).toBe('again')
  expect(await shown(source.sourceId)).toEqual({ state: 'active', fault: null })
  await asOwner().accountState.deleteMany({ where: { kcSub } })
})

test('of a number that no source has nothing is kept: anybody may send it', async () => {
  expect(await changed.guestWrites({ phoneNumberId: '7700900123', from: '393331234567' })).toBe(401)
  expect(await refused('7700900123')).toBeNull()
})
