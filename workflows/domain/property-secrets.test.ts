import { expect, test } from 'vitest'
import { fillSecrets, findSecrets, holdsSecret, maskSecrets, mayRelease } from '#workflows/domain/property-secrets.ts'

const info =
  'Parcheggio in cortile. Codice portone: A4521. La password del Wi-Fi è soleluna2024. Keybox code 7788# by the door.'
const secrets = findSecrets([info])

test('door codes and passwords are found and named', () => {
  expect(secrets).toEqual([
    { name: 'door_code', value: 'A4521' },
    { name: 'wifi_password', value: 'soleluna2024' },
    { name: 'door_code_2', value: '7788#' },
  ])
})

test.each([
  ['Wi-Fi: rete CasaAnna, password: girasole', 'girasole'],
  ['WLAN-Passwort: Sommer!23', 'Sommer!23'],
  ['Le code de la porte est 1984.', '1984'],
  ['La contraseña es playa99', 'playa99'],
  ['The lockbox PIN is 0042', '0042'],
])('found in: %s', (text, value) => {
  expect(findSecrets([text]).map((secret) => secret.value)).toEqual([value])
})

test.each([
  'La password è scritta sul frigo.',
  'Check-in dalle 15:00, terzo piano.',
  'Il codice ti arriva per messaggio il giorno dell’arrivo.',
  'Parking costs 15 € a day, call +39 333 1234567.',
])('no secret in: %s', (text) => {
  expect(findSecrets([text])).toEqual([])
})

test('masking takes every value out and filling puts it back', () => {
  const masked = maskSecrets(info, secrets)
  expect(masked).toContain('{{door_code}}')
  expect(masked).toContain('{{wifi_password}}')
  expect(holdsSecret(masked, secrets)).toBe(false)
  expect(fillSecrets(masked, secrets)).toBe(info)
})

test('a placeholder that is no secret of this property stays a placeholder', () => {
  expect(fillSecrets('{{door_code}} {{other_guest_code}}', secrets)).toBe('A4521 {{other_guest_code}}')
})

test.each([
  ['2026-12-10', '2026-12-14', '2026-12-06', false],
  ['2026-12-10', '2026-12-14', '2026-12-07', true],
  ['2026-12-10', '2026-12-14', '2026-12-14', true],
  ['2026-12-10', '2026-12-14', '2026-12-15', false],
  [null, null, '2026-12-15', true],
])('a stay %s to %s, asked on %s: told %s', (checkIn, checkOut, today, may) => {
  expect(mayRelease({ checkIn, checkOut }, today)).toBe(may)
})
