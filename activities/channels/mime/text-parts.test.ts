import { expect, test } from 'vitest'
import { textParts } from '#activities/channels/mime/text-parts.ts'

const reduced = (text: string) => Buffer.from(textParts(Buffer.from(text, 'latin1'))).toString('latin1')
const nested = [
  'From: a@guest.test',
  'Content-Type: multipart/mixed;',
  ' boundary="out"',
  '',
  'preamble',
  '--out',
  'Content-Type: image/jpeg',
  'Content-Transfer-Encoding: base64',
  '',
  'QUJD'.repeat(1000),
  '--out',
  'Content-Type: multipart/alternative; boundary=in',
  '',
  '--in',
  'Content-Type: text/plain; charset=iso-8859-1',
  '',
  'Caff\xe8?',
  '--in--',
  '--out--',
  '',
].join('\r\n')

test('texts and all headers stay as they came, whatever else there is goes', () => {
  const text = reduced(nested)
  expect(text).toContain('Content-Type: image/jpeg')
  expect(text).toContain('Caff\xe8?')
  expect(text).not.toContain('QUJDQUJD')
  expect(text.length).toBeLessThan(600)
})

test('a mail of one text is itself', () => {
  const plain = 'From: a@guest.test\r\n\r\nCiao\r\n'
  expect(reduced(plain)).toBe(plain)
})

test.each([
  ['a boundary that never comes', 'Content-Type: multipart/mixed; boundary=b\r\n\r\nx'],
  ['200,000 empty parts', `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(200_000)}`],
  [
    'parts in parts',
    Array.from({ length: 5_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=n${n}\r\n\r\n--n${n}\r\n`).join(
      '',
    ),
  ],
  ['no head at all', 'x'.repeat(1_000_000)],
])('%s is done with', (_, text) => {
  expect(reduced(text).length).toBeLessThanOrEqual(text.length + 10_000)
})
