import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'
import { body, codePage, file, mapi, ofMessage, packed } from './packed.fixture.ts'
import { readTnef } from './read-tnef.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF')
const LONG_NAME = 0x3707

const mailWith = (winmail: Buffer, text: string | null = 'Guten Tag, anbei der Meldeschein.') =>
  new Uint8Array(
    Buffer.from(
      [
        'From: Ansgar <ansgar@firma.test>\r\nTo: host@casa.test\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
        ...(text === null ? [] : [`--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`]),
        `--b\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n${winmail.toString('base64')}\r\n--b--\r\n`,
      ].join(''),
    ),
  )

const opened = async (winmail: Buffer, text?: string | null) => {
  const email = await parseMime(mailWith(winmail, text))
  return { names: email.attachments.map(({ filename }) => filename), text: email.text?.trim() ?? '', email }
}

test('what Outlook packed stands in place of its file, by the long name in the characters of its code page', async () => {
  const name = mapi([0x1e, LONG_NAME, Buffer.from('Meldeschein K\xf6hler.pdf\0', 'latin1')])
  const { names, text, email } = await opened(packed(codePage(1252), file(Buffer.from('MELDES~1.PDF'), PDF, name)))
  expect({ names, text }).toEqual({ names: ['Meldeschein Köhler.pdf'], text: 'Guten Tag, anbei der Meldeschein.' })
  expect(Buffer.from(email.attachments[0]?.content as Uint8Array)).toEqual(PDF)
})

test('several files come out, also by the title alone and by a name of two bytes a character', async () => {
  const name = mapi([0x1f, LONG_NAME, Buffer.from('Mapa příjezdu.png\0', 'utf16le')])
  const files = [file(Buffer.from('MAPA.PNG'), PDF, name), file(Buffer.from('Ob\xe8anka.pdf', 'latin1'), PDF)]
  expect((await opened(packed(codePage(1250), ...files))).names).toEqual(['Mapa příjezdu.png', 'Občanka.pdf'])
})

test('words that stand nowhere else are the mail; beside others they are not read twice', async () => {
  const words = packed(codePage(1252), body(Buffer.from('Il bonifico \xe8 partito.', 'latin1')))
  expect((await opened(words, null)).text).toBe('Il bonifico è partito.')
  expect((await opened(words)).text).toBe('Guten Tag, anbei der Meldeschein.')
})

test('words that are packed in a manner that is not read keep their file beside the others', async () => {
  const rich = ofMessage(mapi([0x102, 0x1009, Buffer.from('LZFu')]))
  const { names } = await opened(packed(rich, file(Buffer.from('carta.pdf'), PDF)), null)
  expect(names).toEqual(['winmail.dat', 'carta.pdf'])
})

test.each([
  ['one that ends before it is whole', packed(file(Buffer.from('carta.pdf'), PDF)).subarray(0, 40)],
  ['one that is something else', Buffer.from('%PDF-1.4')],
])('%s stays as it came', async (_, winmail) => {
  expect((await opened(winmail)).names).toEqual(['winmail.dat'])
})

test('whatever bytes come, they are read or not, and nothing is thrown', () => {
  const whole = packed(codePage(1252), file(Buffer.from('carta.pdf'), PDF, mapi([0x1e, LONG_NAME, Buffer.from('c\0')])))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 }), (changes) => {
      const bytes = new Uint8Array(whole)
      for (const [at, value] of changes) bytes[at] = value
      const read = readTnef(bytes)
      expect(read === null || read.files.length <= 100).toBe(true)
    }),
  )
})
