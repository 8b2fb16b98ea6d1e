import { expect, test } from 'vitest'
import { guessOwner } from './guess-owner.ts'
import { isTooDeep } from './storable.ts'
import { valuesOfNotification } from './values-of-notification.ts'

const metadata = { phone_number_id: '42', display_phone_number: '390655501000' }
const change = (value: unknown, field = 'messages') => ({ entry: [{ id: 'waba', changes: [{ field, value }] }] })
const message = { id: 'wamid.1', from: '393331234567', type: 'text', text: { body: 'Ciao' } }

test.each([
  ['a plus', '+42'],
  ['spaces', ' 4 2 '],
  ['a list around it', ['42']],
  ['a number', 42],
])('a number with %s is the same number', (_, phone_number_id) => {
  const { values } = valuesOfNotification(change({ metadata: { phone_number_id }, messages: [message] }))
  expect(values).toMatchObject([{ metadata: { phone_number_id: '42' }, messages: [message], account: 'waba' }])
})

test.each([
  ['one message in place of the list', { metadata, message }, { message }],
  ['a list of another name', { metadata, calls: [{ from: '39333', event: 'connect' }] }, { calls: [{}] }],
  ['a text', 'Ciao', undefined],
])('a change that lists nothing is one message that nobody knows: %s', (_, value, shown) => {
  const { values, unnamed, isWhole } = valuesOfNotification(change(value))
  const [found] = [...values, ...unnamed]
  expect(found).toMatchObject({ messages: [shown ?? value] })
  expect([values.length + unnamed.length, isWhole]).toEqual([1, true])
})

test.each([
  ['without content', change({ metadata })],
  ['of a template', change({ event: 'APPROVED', message_template_name: 'x' }, 'message_template_status_update')],
  ['of an account', change({ event: 'VERIFIED_ACCOUNT' }, 'account_update')],
  ['of the phone’s contacts', change({ metadata, state_sync: [{ type: 'contact' }] }, 'smb_app_state_sync')],
  [
    'of history, how far it has come',
    change({ metadata, history: [{ metadata: { phase: 1, progress: 40 }, threads: [] }] }, 'history'),
  ],
  [
    'of history that the host does not share',
    change({ metadata, history: [{ errors: [{ code: 2593109, message: 'no' }] }] }, 'history'),
  ],
  ['of another product', { object: 'page', entry: [{ messaging: [{ message: { text: 'x' } }] }] }],
])('a notification %s says nothing of a guest', (_, notification) => {
  expect(valuesOfNotification(notification)).toEqual({ values: [], unnamed: [], isWhole: true })
})

test('what stands beside a list, in another change, or in no change at all is not lost', () => {
  const beside = {
    entry: [{ id: 'waba', changes: [{ value: { metadata, messages: [message] } }, { value: { metadata, message } }] }],
  }
  expect(valuesOfNotification(beside).values).toHaveLength(2)
  expect(valuesOfNotification({ hello: { guest: 'Ciao' } })).toEqual({ values: [], unnamed: [], isWhole: false })
  let deep: unknown = { messages: [message] }
  for (let depth = 0; depth < 60; depth++) deep = { deep }
  expect(valuesOfNotification({ ...change({ metadata, messages: [message] }), deep }).isWhole).toBe(false)
})

test('nesting is counted outside of texts', () => {
  expect(isTooDeep(JSON.stringify({ text: '[{'.repeat(5_000), quoted: '\\"[[' }))).toBe(false)
  expect(isTooDeep(`${'['.repeat(300)}${']'.repeat(300)}`)).toBe(true)
})

const source = (id: string, host_id: string, more: object = {}) => ({
  id,
  host_id,
  number: id,
  account: null,
  isOpened: true,
  ...more,
})
test.each([
  ['the only number there is', [source('1', 'a')], 'waba', '1'],
  ['the account’s', [source('1', 'a', { account: 'other' }), source('2', 'b', { account: 'waba' })], 'waba', '2'],
  [
    'the first of one host’s',
    [source('1', 'a', { account: 'waba' }), source('2', 'a', { account: 'waba' })],
    'waba',
    '1',
  ],
  [
    'no stranger’s who only names it',
    [source('1', 'a', { account: 'waba' }), source('2', 'b', { account: 'waba', isOpened: false })],
    'waba',
    '1',
  ],
  [
    'nobody’s of two hosts',
    [source('1', 'a', { account: 'waba' }), source('2', 'b', { account: 'waba' })],
    'waba',
    undefined,
  ],
  ['nobody’s of another account', [source('1', 'a', { account: 'other' })], 'waba', undefined],
  ['nobody’s of several numbers', [source('1', 'a'), source('2', 'a')], undefined, undefined],
  ['nobody’s', [], 'waba', undefined],
] as const)('what names no number is %s', (_, candidates, account, id) => {
  expect(guessOwner(candidates, account)?.id).toBe(id)
})

test('history is marked with whom it is, echoes are told apart, and live messages are neither', () => {
  const threads = [{ id: 39333, context: { wa_id: '39333' }, messages: [message] }]
  const { values } = valuesOfNotification(
    change({ metadata, history: [{ metadata: { phase: 0 }, threads }] }, 'history'),
  )
  expect(values).toMatchObject([
    { isHistory: true, thread: '39333', contacts: [{ wa_id: '39333' }], messages: [message] },
  ])
  const echo = valuesOfNotification(change({ metadata, messages: [message] }, 'smb_message_echoes')).values
  expect(echo).toMatchObject([{ message_echoes: [message] }])
  expect(echo[0]?.messages).toBeUndefined()
  const [live] = valuesOfNotification(change({ metadata, messages: [message] })).values
  expect([live?.isHistory, live?.message_echoes]).toEqual([undefined, undefined])
})
