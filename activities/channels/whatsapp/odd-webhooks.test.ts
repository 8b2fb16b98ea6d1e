import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddJson } from '#tests/fixtures/odd-json.ts'
import { WHATSAPP_MESSAGES, WHATSAPP_STATUSES } from '#tests/fixtures/whatsapp-values.ts'
import { parseWebhook } from './parse-webhook.ts'

const now = new Date('2026-11-22T12:00:00Z')
const from = '393331234567'
const timestamp = String(now.getTime() / 1000 - 60)
const contact = { wa_id: from, profile: { name: 'Marco' } }
const written = { id: 'wamid.1', from, timestamp, type: 'text', text: { body: 'Ciao' } }
const number = { phoneNumberId: '1' }
const webhook = (value: object) => ({ contacts: [contact], messages: [], statuses: [], ...value })
const parse = (value: object) => parseWebhook({ ...number, ...JSON.parse(JSON.stringify(webhook(value))) }, now)
const only = (message: unknown, value: object = {}) => parse({ messages: [message], ...value }).messages[0]?.message

test('every kind that Meta documents is a message of its guest, and none is a stub', () => {
  for (const [nth, kind] of WHATSAPP_MESSAGES.entries()) {
    const message = only({ id: `wamid.${nth}`, from, timestamp, ...kind })
    expect(message, JSON.stringify(kind)).toMatchObject({ raw: null, peer: from, name: 'Marco' })
    // Of what WhatsApp could not pass on, the host has to look at the phone.
    expect(message?.original === null, JSON.stringify(kind)).toBe(kind.type !== 'unsupported')
  }
})

test.each<[string, object, object]>([
  ['a profile that is null', {}, { contacts: [{ wa_id: from, profile: null }] }],
  ['contacts that are null', {}, { contacts: null }],
  ['contacts that are one', {}, { contacts: contact }],
  ['contacts among which one is none', {}, { contacts: [7, null, { profile: 'x' }, contact] }],
  ['a timestamp that is a number', { timestamp: Number(timestamp) }, {}],
  ['a timestamp in milliseconds', { timestamp: now.getTime() - 60_000 }, {}],
  ['no timestamp', { timestamp: undefined }, {}],
  ['parts of other kinds that are null', { image: null, location: null, context: null, reaction: null }, {}],
  ['a number that is a number', { from: Number(from) }, {}],
  ['a number with a plus', { from: '+39 333 123 4567' }, {}],
])('%s takes nothing from a text', (_, message, value) => {
  expect(only({ ...written, ...message }, value)).toMatchObject({ raw: null, text: 'Ciao', peer: from, replyTo: from })
})

test('a place is read however its numbers are written', () => {
  const location = { latitude: '41.89', longitude: '12.47' }
  expect(only({ ...written, type: 'location', text: undefined, location })).toMatchObject({
    text: '41.89, 12.47',
    raw: null,
  })
})

test.each<[string, object]>([
  ['a text that is null', { text: null }],
  ['a text without a body', { text: {} }],
  ['a type that is none, and no words', { type: 7, text: undefined }],
  ['a choice of nothing', { type: 'interactive', text: undefined, interactive: {} }],
])('%s is a stub among its guest’s messages, with its JSON', (_, message) => {
  const stub = only({ ...written, ...message })
  expect(stub).toMatchObject({ peer: from, aliases: [`wa:phone:${from}`], threadKey: null, isAutomatic: true })
  expect(JSON.parse(Buffer.from(stub?.raw ?? []).toString())).toMatchObject({ messages: [{ id: 'wamid.1' }] })
})

const words = 'C’è il parcheggio?'
test.each<[string, object]>([
  ['a body that is a list', { text: { body: [words] } }],
  ['a body that is nested', { text: { body: { body: { value: words } } } }],
  ['a text in place of its part', { text: words }],
  ['a part in a list', { text: [{ body: words }] }],
  ['a part of another name', { text: null, testo: words }],
  ['a part of another kind', { type: 'text', text: undefined, poll: { question: words, options: [] } }],
  ['a type that is none', { type: 7, text: { body: words } }],
  ['no type', { type: undefined, text: { body: words } }],
  ['a type that nobody knows', { type: 'hologram', text: undefined, hologram: { says: [[{ words }]] } }],
  ['a type that is a name of the language', { type: 'constructor', text: undefined, constructor: { says: words } }],
  ['a caption in a list', { type: 'image', text: undefined, image: { id: '1', caption: [words] } }],
  ['a reaction that speaks', { type: 'reaction', text: undefined, reaction: { message_id: 'x', note: words } }],
  ['more than fits', { text: { body: `${words}${' x'.repeat(40_000)}` } }],
])('%s takes no words: they are shown, in doubt, with the JSON', (_, message) => {
  const shown = only({ ...written, ...message })
  expect(shown).toMatchObject({ raw: null, peer: from, isAutomatic: false, original: { isWhole: true } })
  expect(shown?.text).toContain(words)
  expect(shown?.unread).not.toEqual([])
})

test.each<[string, object, string]>([
  [
    'a place',
    { location: { latitude: 1, longitude: 2, name: 'Trastevere', address: 'Via Roma 1' } },
    'Trastevere\nVia Roma 1',
  ],
  [
    'a contact',
    {
      contacts: [
        {
          name: { formatted_name: 'Mia Rossi', first_name: 'Mia', last_name: 'Rossi' },
          phones: [{ phone: '+39 333 0000000', type: 'CELL', wa_id: '393330000000' }],
        },
      ],
    },
    'Mia Rossi\n+39 333 0000000',
  ],
  [
    'an order',
    { order: { catalog_id: '1', text: 'Due colazioni', product_items: [{ quantity: 2 }] } },
    'Due colazioni',
  ],
  [
    'a form',
    {
      interactive: {
        type: 'nfm_reply',
        nfm_reply: { name: 'flow', body: 'Sent', response_json: '{"flow_token":"t","guests":3,"name":"Mia"}' },
      },
    },
    'Sent\nguests: 3\nname: Mia',
  ],
  [
    'a choice with what stands below it',
    { interactive: { type: 'list_reply', list_reply: { id: '1', title: 'Alle 15', description: 'Check-in' } } },
    'Alle 15\nCheck-in',
  ],
  [
    'a notice',
    { system: { body: 'Marco changed to +39 333', type: 'user_changed_number' } },
    'Marco changed to +39 333',
  ],
])('%s is shown with all that it says, and is in no doubt', (_, part, text) => {
  const [type = ''] = Object.keys(part)
  expect(only({ ...written, text: undefined, type, ...part })).toMatchObject({ text, unread: [], original: null })
})

test('labels that Meta may add beside words are no words', () => {
  const image = { id: '1', caption: 'La porta', codec: 'av1', mime_type: 'image/avif', url: 'https://x.test/a b' }
  expect(only({ ...written, type: 'image', text: undefined, image })).toMatchObject({ text: 'La porta', unread: [] })
  const referral = { source_url: 'https://fb.me/1', headline: 'Una casa a Roma', body: 'Prenota ora' }
  expect(only({ ...written, referral })).toMatchObject({ text: 'Ciao', unread: [] })
})

test('what may be another number’s is a stub with its words', () => {
  const [read] = parseWebhook({ ...number, isGuessed: true, contacts: [contact], messages: [written] }, now).messages
  expect(read?.message).toMatchObject({ text: 'Ciao', isAutomatic: true, peer: from, threadKey: null })
  expect(read?.message.raw).not.toBeNull()
})

test.each<[string, unknown]>([
  ['a message of nobody', { ...written, from: undefined }],
  ['no message at all', null],
  ['a text in place of one', 'Ciao'],
])('%s is a stub of its own', (_, message) => {
  const stub = only(message, { contacts: [] })
  expect(stub).toMatchObject({ peer: null, threadKey: expect.stringMatching(/^unreadable:/) })
  expect(stub?.text).toBe(message === null ? '' : 'Ciao')
})

test('a kind that WhatsApp has added since keeps its JSON', () => {
  expect(only({ ...written, type: 'hologram', text: undefined, hologram: { id: 1 } })).toMatchObject({
    note: { code: 'sent_other', params: { type: 'hologram' } },
    original: { isWhole: true },
  })
})

test('a message has the name of whom it is from, not of whoever stands first', () => {
  const other = { wa_id: '390000000000', profile: { name: 'Anna' } }
  expect(only(written, { contacts: [other, contact] })).toMatchObject({ name: 'Marco' })
  expect(only({ ...written, from: undefined }, { contacts: [other, contact] })).toMatchObject({ peer: null })
})

const anyMessage = fc
  .tuple(fc.constantFrom(...WHATSAPP_MESSAGES), fc.uuid())
  .chain(([kind, id]) => oddJson({ id, from, timestamp, ...kind }))
const anyStatus = fc
  .tuple(fc.constantFrom(...WHATSAPP_STATUSES), fc.uuid())
  .chain(([status, id]) => oddJson({ id, ...status }))
const anyValue = fc.record({
  messages: fc.array(anyMessage, { maxLength: 4 }),
  statuses: fc.array(anyStatus, { maxLength: 3 }),
  contacts: fc.oneof(
    fc.constantFrom<unknown>(undefined, null, [], 'x', [null], [[contact]]),
    oddJson(contact).map((one) => [one]),
  ),
})

test('whatever comes, each entry is a message, a stub or a report, and the same when it comes again', () => {
  const allThere = fc.property(anyValue, (value) => {
    const { messages, reports } = parse(value)
    expect(messages.length + reports.length).toBe(value.messages.length + value.statuses.length)
    for (const { message } of messages) {
      expect(message.raw !== null || message.peer !== null).toBe(true)
      // Whatever is not understood can be looked at.
      expect(message.unread.length === 0 || message.original !== null).toBe(true)
      expect(Number.isNaN(message.writtenAt.getTime())).toBe(false)
    }
    const ids = messages.map(({ message }) => message.providerId)
    expect(parse(structuredClone(value)).messages.map(({ message }) => message.providerId)).toEqual(ids)
  })
  fc.assert(allThere, { numRuns: 400 })
})

test('what stands beside an odd one is read as if it were alone', () => {
  const alone = only(written)
  const unharmed = fc.property(anyMessage, anyMessage, (before, after) => {
    expect(parse({ messages: [before, written, after] }).messages[1]?.message).toEqual(alone)
  })
  fc.assert(unharmed, { numRuns: 200 })
})

test.each<[string, object, object]>([
  ['a text', { type: 'text', text: { body: 'Alle 16' } }, { text: 'Alle 16', unread: [] }],
  ['a caption', { type: 'image', image: { id: '1', caption: 'Questa' } }, { text: 'Questa', unread: [] }],
  ['an odd shape', { type: 'text', text: ['Alle 16'] }, { text: 'Alle 16', unread: ['text'] }],
  ['nothing that can be read', { type: 'text' }, { text: '', unread: ['edit'] }],
  [
    'another edit',
    { type: 'edit', edit: { message: { type: 'text', text: { body: 'Alle 16' } } } },
    { text: 'Alle 16' },
  ],
])('an edit of %s says that it is one, and wants an answer', (_, message, expected) => {
  const edit = { original_message_id: 'wamid.0', message: { context: { id: 'wamid.9' }, ...message } }
  expect(only({ ...written, text: undefined, type: 'edit', edit })).toMatchObject({
    note: { code: 'message_edited' },
    replaces: { rfcMessageId: 'wamid.0', how: 'edited' },
    isAutomatic: false,
    ...expected,
  })
})

test('a withdrawal that says something is shown with it, and one of nothing we know is a withdrawal all the same', () => {
  const revoke = { ...written, text: undefined, type: 'revoke' }
  const known = { note: { code: 'message_withdrawn' }, doubts: [{ code: 'guest_withdrew' }] }
  expect(only(revoke)).toMatchObject({ ...known, replaces: null, isAutomatic: true })
  expect(only({ ...revoke, revoke: { because: 'non era per voi' } })).toMatchObject({
    text: 'non era per voi',
    isAutomatic: false,
  })
})

test('a list whose places are written out is a list', () => {
  const { messages } = parse({ messages: { 0: written, 1: { ...written, id: 'wamid.2', text: { body: 'Sera' } } } })
  expect(messages.map(({ message }) => message.text)).toEqual(['Ciao', 'Sera'])
})

test.each<[string, object, string]>([
  [
    'a call',
    { type: undefined, text: undefined, calls: [{ id: 'c', from, to: '390655501000', event: 'connect' }] },
    '',
  ],
  ['an order without words', { type: 'order', text: undefined, order: { product_items: [{ quantity: 2 }] } }, ''],
])('%s is shown, with its JSON', (_, message, text) => {
  expect(only({ ...written, ...message })).toMatchObject({ text, peer: from })
  const shown = only({ ...written, ...message })
  expect(shown?.raw !== null || shown?.original !== null).toBe(true)
})

test('the words of an edit may stand beside it', () => {
  const edit = { original_message_id: 'wamid.0' }
  expect(only({ ...written, type: 'edit', edit })).toMatchObject({ text: 'Ciao', note: { code: 'message_edited' } })
})

test('a blank name is nobody’s', () => {
  expect(only({ ...written, from: ' ', from_user_id: '  ' }, { contacts: [] })).toMatchObject({
    peer: null,
    text: 'Ciao',
  })
})

test('what the host writes to their own number is no guest’s', () => {
  const echo = { ...written, from: '390655501000', to: '+39 06 5550 1000' }
  const [read] = parse({ ownNumber: '390655501000', message_echoes: [echo] }).messages
  expect(read?.message).toMatchObject({ peer: null, byHost: false, text: 'Ciao' })
})
