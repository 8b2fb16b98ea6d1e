import { expect, test } from 'vitest'
import { threadCpuMs } from '#tests/thread-cpu.ts'
import { findSecrets } from './find-secrets.ts'
import { holdsSecret, maskSecrets, nameSecrets } from './mask-secrets.ts'
import { HARMLESS_CASES, SECRET_CASES } from './secret-cases.fixture.ts'

test.each(SECRET_CASES)('%s: nobody reads the secret in %j', (_language, text, secrets) => {
  const masked = maskSecrets(text, nameSecrets(findSecrets(text)))
  expect(secrets.filter((secret) => masked.includes(secret))).toEqual([])
  expect(masked).toContain('[[secret:')
})

test.each(HARMLESS_CASES)('%s: %j stays as it is', (_language, text) => {
  expect(maskSecrets(text, nameSecrets(findSecrets(text)))).toBe(text)
})

test('the table is long and speaks eight languages', () => {
  expect(SECRET_CASES.length + HARMLESS_CASES.length).toBeGreaterThan(120)
  expect(new Set(SECRET_CASES.map(([language]) => language))).toEqual(
    new Set(['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl', 'extra']),
  )
})

const INFO =
  'Parcheggio in cortile. Codice portone: A4521. La password del Wi-Fi è soleluna2024. Keybox code 7788# by the door.'
const secrets = nameSecrets(findSecrets(INFO))

test('a secret is named by what it opens', () => {
  expect(secrets).toEqual([
    { name: 'door_code', kind: 'door_code', value: 'A4521' },
    { name: 'wifi_password', kind: 'wifi_password', value: 'soleluna2024' },
    { name: 'key_box_code', kind: 'key_box_code', value: '7788#' },
  ])
})

test.each(['a4521', 'A 4521', 'A-45 21', 'it is 7788', 'Soleluna2024!', '７７８８'])(
  '%j gives one of them away',
  (text) => {
    expect(holdsSecret(text, secrets)).toBe(true)
    expect(holdsSecret(maskSecrets(text, secrets), secrets)).toBe(false)
  },
)

test.each(['A45210', '77 people', 'soleluna', '[[secret:door_code]]'])('%j does not', (text) => {
  expect(holdsSecret(text, secrets)).toBe(false)
})

test('the value of one secret inside the placeholder of another changes nothing', () => {
  const named = [
    { name: 'door_code', kind: 'door_code' as const, value: '2580' },
    { name: 'wifi_password', kind: 'wifi_password' as const, value: 'door_code' },
  ]
  expect(maskSecrets('2580', named)).toBe('[[secret:door_code]]')
})

test.each([
  '- '.repeat(4000),
  '1 '.repeat(4000),
  'code '.repeat(1600),
  'a'.repeat(8000),
  'Safe: '.repeat(1300),
  '"'.repeat(8000),
  'key under '.repeat(800),
  '1.'.repeat(4000),
])('a text without an end is read in time', (text) => {
  expect(threadCpuMs(() => maskSecrets(text, nameSecrets(findSecrets(text)).slice(0, 50)))).toBeLessThan(2000)
})
