import { expect, test } from 'vitest'
import { parseMime } from './parse-mime.ts'

const WORDS = 'Ağustos ayında çocuk sandalyesi var mı? Şimdiden teşekkürler'
/** As windows-1254 writes them. */
const bytes = (text: string) =>
  Buffer.from(
    text.replace(/[ğıŞş]/g, (one) => ({ ğ: 'ð', ı: 'ý', Ş: 'Þ', ş: 'þ' })[one] ?? one),
    'latin1',
  )
const page = (charset: string) =>
  `<html><head><meta http-equiv=Content-Type content="text/html; charset=${charset}"></head><p>${WORDS}</p>`
const quoted = (body: Buffer) =>
  Buffer.from(
    [...body]
      .map((byte) => (byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
      .join(''),
  )

function mail(body: Buffer, encoding: string, type = 'text/html') {
  const head = `From: g@guest.test\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`
  return new Uint8Array(Buffer.concat([Buffer.from(head), body]))
}

test.each([
  ['as bytes', mail(bytes(page('windows-1254')), '8bit')],
  ['quoted', mail(quoted(bytes(page('windows-1254'))), 'quoted-printable')],
  ['in base64', mail(Buffer.from(bytes(page('windows-1254')).toString('base64')), 'base64')],
  [
    'with a folded field',
    mail(quoted(bytes(page('windows-1254'))), 'quoted-printable', 'text/html;\r\n format=flowed'),
  ],
])('a mail that says nothing of its charset is read in the one that its page names, %s', async (_, raw) => {
  expect((await parseMime(raw)).html).toContain(WORDS)
})

test.each([
  ['that nobody knows', 'x-of-nobody'],
  ['that its bytes are not in', 'utf-8'],
])('a page that names a charset %s is read as mail programs read it', async (_, charset) => {
  const raw = mail(Buffer.from(`<meta charset="${charset}"><p>Où est la clé ?</p>`, 'latin1'), '8bit')
  expect((await parseMime(raw)).html).toContain('Où est la clé ?')
})

test('a plain text that says nothing of its charset keeps its letters, quoted too', async () => {
  const body = Buffer.from('Où est la clé ?', 'latin1')
  expect((await parseMime(mail(quoted(body), 'quoted-printable', 'text/plain'))).text).toContain('Où est la clé ?')
  expect((await parseMime(mail(body, '8bit', 'text/plain'))).text).toContain('Où est la clé ?')
})
