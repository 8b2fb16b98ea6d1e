import { expect, test } from 'vitest'
import { n8nDefaults, parseHeaders, parseJson, toTriggerInput } from '#web/features/settings/n8n-values.ts'

test('nothing typed means an empty object', () => {
  expect(parseJson('  ')).toEqual({ ok: true, value: {} })
  expect(parseHeaders('', 'must be an object')).toEqual({ ok: true, value: {} })
})

test('what does not parse says why', () => {
  expect(parseJson('{"a":')).toMatchObject({ ok: false })
})

test.each(['[]', '"x"', '{"a":1}', 'null'])('headers %s are not an object of texts', (typed) => {
  expect(parseHeaders(typed, 'must be an object')).toEqual({ ok: false, error: 'must be an object' })
})

test('a message id carries the moment', () => {
  expect(n8nDefaults(1763733600000)).toMatchObject({ chatId: 'debug-chat', messageId: 'debug-1763733600000' })
})

test('address, method and signature are sent for a custom webhook only', () => {
  const values = { ...n8nDefaults(1), path: 'mine', sign: true }
  const ready = { mode: 'prod' as const, values, body: {}, headers: {} }
  expect(toTriggerInput(ready)).not.toHaveProperty('method')
  expect(toTriggerInput({ ...ready, values: { ...values, webhook: 'custom' } })).toMatchObject({
    path: 'mine',
    sign: true,
  })
})

test('a full address takes the place of the path', () => {
  const values = { ...n8nDefaults(1), webhook: 'custom' as const, path: 'mine', url: ' https://n8n.test/x ' }
  const input = toTriggerInput({ mode: 'test', values, body: {}, headers: {} })
  expect(input).toMatchObject({ url: 'https://n8n.test/x' })
  expect(input).not.toHaveProperty('path')
})
