import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkNumber } from '#activities/channels/whatsapp/check-number.ts'
import { parseWebhook } from '#activities/channels/whatsapp/parse-webhook.ts'
import { sendText } from '#activities/channels/whatsapp/send-text.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { type Step, startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'

const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
const account = { phoneNumberId: '1001', accessToken: 'token' }
let cloud: WhatsappStandIn

beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
})
afterAll(async () => {
  await cloud.close()
  await guard.close()
})

const pace = { takeTurn: async () => undefined, holdBack: async () => undefined }
const api = () => ({ apiUrl: cloud.url, graphVersion: 'v26.0' })
const send = (more: { to?: string; text?: string } = {}) =>
  sendText({ guard, pace, api: api() }, account, {
    to: '393331234567',
    text: 'Sì',
    sendKey: 'k',
    onTransmit: async () => undefined,
    ...more,
  })

test('a text is sent once, to the number, with its key', async () => {
  const outcome = await send()
  expect(outcome).toMatchObject({ outcome: 'sent', providerId: expect.stringContaining('wamid.') })
  expect(cloud.sent.at(-1)).toMatchObject({ to: '393331234567', text: 'Sì', callbackData: 'k', phoneNumberId: '1001' })
})

test('a guest who hides the number is written to by user id', async () => {
  await send({ to: 'IT.abc123' })
  expect(cloud.sent.at(-1)?.to).toBe('IT.abc123')
})

test.each([
  ['throttling', { code: 130429, status: 429 }, { outcome: 'failed', retryable: true }],
  ['too fast to one number', { code: 131056 }, { outcome: 'failed', retryable: true }],
  ['an outage that says so', { code: 131016, status: 500 }, { outcome: 'unknown' }],
  ['something that went wrong', { code: 131000 }, { outcome: 'unknown' }],
  ['a server error in words that nobody knows', { code: 777_777, status: 503 }, { outcome: 'unknown' }],
  ['a server error that passes', { code: 777_777, isTransient: true, status: 500 }, { outcome: 'unknown' }],
  ['throttling told as a server error', { code: 130429, status: 503 }, { outcome: 'failed', retryable: true }],
  [
    'a number whose registration is lost',
    { code: 131045, status: 500 },
    { outcome: 'stopped', fault: { code: 'whatsapp_number_lost' } },
  ],
  ['a shut window', { code: 131047 }, { outcome: 'failed', retryable: false }],
  ['an undeliverable number', { code: 131026 }, { outcome: 'failed', retryable: false }],
  ['an expired token', { code: 190, status: 401 }, { outcome: 'stopped', fault: { code: 'whatsapp_sign_in_refused' } }],
  ['too many reports of spam', { code: 131048 }, { outcome: 'stopped', fault: { code: 'whatsapp_spam_limit' } }],
  ['a restricted account', { code: 131031 }, { outcome: 'stopped', fault: { code: 'whatsapp_account_restricted' } }],
  [
    'a permission that is missing',
    { code: 131005 },
    { outcome: 'stopped', fault: { code: 'whatsapp_sign_in_refused' } },
  ],
  ['a name without approval', { code: 131037 }, { outcome: 'stopped', fault: { code: 'whatsapp_account_restricted' } }],
  ['a number that was deleted', { code: 33 }, { outcome: 'stopped', fault: { code: 'whatsapp_number_lost' } }],
  ['a number to verify', { code: 133006 }, { outcome: 'stopped', fault: { code: 'whatsapp_number_lost' } }],
  ['a guest’s country', { code: 130497, status: 403 }, { outcome: 'failed', retryable: false }],
  ['a guest without WhatsApp', { code: 131026, status: 403 }, { outcome: 'failed', retryable: false }],
  ['a number that left', { code: 133010 }, { outcome: 'stopped', fault: { code: 'whatsapp_number_lost' } }],
  [
    'a number that the token may not use',
    { code: 100, subcode: 33 },
    { outcome: 'stopped', fault: { code: 'whatsapp_number_lost' } },
  ],
  ['a wrong parameter', { code: 100 }, { outcome: 'failed', retryable: false }],
  [
    'a token that was ended',
    { code: 190, subcode: 463, status: 401 },
    { outcome: 'stopped', fault: { code: 'whatsapp_token_expired' } },
  ],
  ['any permission', { code: 294 }, { outcome: 'stopped', fault: { code: 'whatsapp_sign_in_refused' } }],
  ['what nobody knows', { code: 777_777 }, { outcome: 'failed', reason: { params: { number: 777_777 } } }],
  ['what nobody knows and passes', { code: 777_777, isTransient: true }, { outcome: 'failed', retryable: true }],
  [
    'what nobody knows and is not allowed',
    { code: 777_777, status: 403 },
    { outcome: 'stopped', fault: { code: 'whatsapp_refused_unclear', params: { number: 777_777 } } },
  ],
  ['no means of payment', { code: 131042 }, { outcome: 'stopped', fault: { code: 'whatsapp_payment_missing' } }],
  ['a lost answer', 'lost', { outcome: 'unknown' }],
] as [string, Step, object][])('%s: %j', async (_, step, expected) => {
  cloud.script(step)
  expect(await send()).toMatchObject(expected)
})

test('a server that is not there took nothing, a forbidden address stops the source', async () => {
  const to = { to: '393331234567', text: 'x', sendKey: 'k', onTransmit: async () => undefined }
  const away = await sendText({ guard, pace, api: { ...api(), apiUrl: 'http://127.0.0.1:1' } }, account, to)
  expect(away).toMatchObject({ outcome: 'failed', retryable: true })
  const forbidden = await sendText({ guard, pace, api: { ...api(), apiUrl: 'http://10.0.0.1' } }, account, to)
  expect(forbidden).toMatchObject({ outcome: 'stopped', fault: { code: 'address_not_allowed' } })
})

test('a text that is too long never leaves', async () => {
  const before = cloud.sent.length
  expect(await send({ text: 'x'.repeat(5000) })).toMatchObject({ outcome: 'failed', retryable: false })
  expect(cloud.sent).toHaveLength(before)
})

test('a token that Meta refuses waits for the host', async () => {
  await expect(checkNumber(guard, api(), { ...account, accessToken: 'bad' })).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
  await expect(checkNumber(guard, api(), account)).resolves.toBeUndefined()
})

const now = new Date()
const value = (message: object, contact: object = { wa_id: '393331234567', profile: { name: 'Ma\u202erco' } }) => ({
  phoneNumberId: '1001',
  contacts: [contact],
  messages: [{ id: 'wamid.1', from: '393331234567', timestamp: String(Math.floor(now.getTime() / 1000)), ...message }],
})

test.each([
  ['a text', { type: 'text', text: { body: 'Ciao!' } }, 'Ciao!', null, false],
  ['a photo with words', { type: 'image', image: { caption: 'La porta' } }, 'La porta', 'sent_photo', false],
  ['a voice message', { type: 'audio', audio: { id: '1' } }, '', 'sent_voice', false],
  ['a file', { type: 'document', document: { filename: 'id.pdf' } }, 'id.pdf', 'sent_document', false],
  ['a place', { type: 'location', location: { latitude: 1, longitude: 2 } }, '1, 2', 'sent_position', false],
  ['a chosen button', { type: 'interactive', interactive: { button_reply: { title: 'Sì' } } }, 'Sì', null, false],
  ['a reaction', { type: 'reaction', reaction: { emoji: '👍' } }, '👍', 'sent_reaction', true],
  ['a reaction that is no more', { type: 'reaction', reaction: {} }, '', 'reaction_removed', true],
  ['a notice', { type: 'system', system: {} }, '', 'whatsapp_notice', true],
  ['an unknown kind', { type: 'hologram' }, '', 'sent_other', true],
])('%s becomes the guest’s words and a code for the rest', (_, message, text, code, isAutomatic) => {
  const [parsed] = parseWebhook(value(message), now).messages
  expect(parsed?.message).toMatchObject({
    text,
    note: code && { code },
    isAutomatic,
    channel: 'whatsapp',
    peer: '393331234567',
    name: 'Ma rco',
    rfcMessageId: 'wamid.1',
  })
})

test('a guest is known by number, by user id, or both', () => {
  const both = parseWebhook(value({ type: 'text', text: { body: 'x' }, from_user_id: 'IT.9' }), now).messages[0]
  expect(both?.message.aliases).toEqual(['wa:user:IT.9', 'wa:phone:393331234567'])
  const hidden = parseWebhook(
    value({ type: 'text', text: { body: 'x' }, from: undefined, from_user_id: 'IT.9' }, { user_id: 'IT.9' }),
    now,
  )
  expect(hidden.messages[0]?.message).toMatchObject({ aliases: ['wa:user:IT.9'], replyTo: 'IT.9' })
})

test.each([
  [null, false],
  [1000, true],
  [23 * 3600 * 1000, true],
  [24 * 3600 * 1000, false],
])('%s ms after the guest wrote the window is open: %s', (age, isOpen) => {
  expect(isReplyWindowOpen(age === null ? null : new Date(now.getTime() - age), now)).toBe(isOpen)
})
