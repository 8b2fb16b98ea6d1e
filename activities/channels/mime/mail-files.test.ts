import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { filePart, type MailPart, mailOf, multipart, photoOf, textPart } from '#tests/mailbox/mail-with-files.ts'
import { FILE_CAPS } from '#workflows/domain/files/file-caps.ts'

const context = {
  hostId: 'anna',
  channel: 'email' as const,
  ownAddresses: ['host@locanda.test'],
  now: new Date('2026-11-21T12:00:00Z'),
}
const unasked = () => Promise.reject(new Error('no name server is asked'))

/** As every way brings a mail in: a large one with its files beside it. */
async function messageOf(mail: string) {
  const raw = new Uint8Array(Buffer.from(mail))
  const { raw: read, parts } = withoutLargeParts(raw)
  return readMail({ raw: read, parts, receivedAt: context.now, truncated: read.length < raw.length }, context, unasked)
}
const filesOf = async (part: MailPart) => (await messageOf(mailOf(part))).files
const shown = async (part: MailPart) =>
  (await filesOf(part)).map(({ name, mediaType, bytes }) => [name, mediaType, bytes])

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const words = textPart('Le mando la foto del guasto.')
const page = (html: string) => textPart(html, 'text/html')
const pdf = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n')
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d494844520000007800000028', 'hex')
const logo = Buffer.concat([PNG_HEAD, Buffer.alloc(4_000)])
const inline = (type: string, name: string, id: string, content: Buffer): MailPart => {
  const { headers } = filePart(type, name, content, 'inline')
  return { headers: [...headers, `Content-ID: <${id}>`], content }
}
const photo = photoOf(60_000)

test('a photo and a document of Gmail come with their names, kinds, sizes and bytes', async () => {
  const alternative = multipart('alternative', 'a', [words, page('<p>Le mando la foto del guasto.</p>')])
  const mail = multipart('mixed', 'm', [
    alternative,
    filePart('image/jpeg', 'IMG_2041.jpg', photo),
    filePart('application/pdf', 'documento.pdf', pdf),
  ])
  const files = await filesOf(mail)
  expect(files.map(({ name, mediaType, bytes }) => [name, mediaType, bytes])).toEqual([
    ['IMG_2041.jpg', 'image/jpeg', photo.length],
    ['documento.pdf', 'application/pdf', pdf.length],
  ])
  expect(files.map((file) => [Buffer.from(file.content ?? []).equals(photo), file.sha256])).toEqual([
    [true, sha256(photo)],
    [false, sha256(pdf)],
  ])
})

test("Apple's photo among the words is a file; Outlook's logo in the signature is none", async () => {
  const apple = multipart('mixed', 'm', [
    words,
    filePart('image/jpeg', 'foto.jpg', photo, 'inline'),
    textPart('Grazie'),
  ])
  expect(await shown(apple)).toEqual([['foto.jpg', 'image/jpeg', photo.length]])
  const outlook = multipart('mixed', 'm', [
    multipart('related', 'r', [
      page('<p>Le mando la foto del guasto, grazie.</p><img src="cid:logo@01D">'),
      inline('image/png', 'image001.png', 'logo@01D', logo),
    ]),
    filePart('application/octet-stream', 'contratto.pdf', pdf),
  ])
  expect(await shown(outlook)).toEqual([['contratto.pdf', 'application/pdf', pdf.length]])
})

test('a mail that is passed on is a file, and so is an invitation, once', async () => {
  const passedOn = 'From: altro@guest.test\r\nSubject: Conferma\r\n\r\nTesto'
  const nested: MailPart = {
    headers: ['Content-Type: message/rfc822', 'Content-Disposition: attachment; filename="Conferma.eml"'],
    content: passedOn,
  }
  const ics = Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Arrivo\r\nEND:VCALENDAR\r\n')
  const invited = multipart('alternative', 'a', [words, textPart(ics.toString(), 'text/calendar; method=REQUEST')])
  expect(
    await shown(multipart('mixed', 'm', [invited, nested, filePart('application/ics', 'invite.ics', ics)])),
  ).toEqual([
    ['Conferma.eml', 'message/rfc822', expect.any(Number)],
    ['invite.ics', 'text/calendar', expect.any(Number)],
  ])
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\\\Users\\\\a\\\\casa.jpg', 'casa.jpg'],
  ['foto\u202egpj.exe', 'foto gpj.exe'],
  ['a\u0007b\u200b.jpg', 'a b .jpg'],
  ['...', 'file-1.txt'],
  ['con<b>|.txt', 'con_b__.txt'],
])('the name %j is shown and kept as %j', async (given, kept) => {
  const coded = `=?utf-8?B?${Buffer.from(given.replaceAll('\\\\', '\\')).toString('base64')}?=`
  const [file] = await filesOf(multipart('mixed', 'm', [words, filePart('text/plain', coded, Buffer.from('ciao'))]))
  expect(file?.name).toBe(kept)
})

test('a long name keeps its ending', async () => {
  const name = `${'x'.repeat(150)}.jpg`
  const [file] = await filesOf(multipart('mixed', 'm', [words, filePart('image/jpeg', name, photo)]))
  expect(file?.name).toMatch(/^x{100,}\.jpg$/)
})

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)])
const zip = (name: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(name)])

test.each([
  [
    'a page that says it is a picture',
    'image/png',
    Buffer.from('<html><script>alert(1)</script></html>'),
    'text/plain',
  ],
  ['a drawing with a script', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'), 'text/plain'],
  [
    'a program that says it is a document',
    'application/pdf',
    Buffer.from('MZ\x90\0\x03\0'),
    'application/x-executable',
  ],
  ['a photo that says nothing', 'application/octet-stream', photo, 'image/jpeg'],
  ['a picture of two colours', 'image/gif', Buffer.from('GIF89a\x01\0'), 'image/gif'],
  ['a picture of the web', 'image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
  ["a phone's photo", 'image/jpeg', box('heic'), 'image/heic'],
  ['a film', 'application/octet-stream', box('isom'), 'video/mp4'],
  ['a text document', 'application/octet-stream', zip('word/document.xml'), expect.stringMatching(/wordprocessingml/)],
  ['a table', 'application/octet-stream', zip('xl/workbook.xml'), expect.stringMatching(/spreadsheetml/)],
  ['an archive', 'application/octet-stream', zip('a.txt'), 'application/zip'],
  ['a song', 'application/octet-stream', Buffer.from('ID3\x04\0'), 'audio/mpeg'],
  ['a voice', 'application/octet-stream', Buffer.from('OggS\0\x02'), 'audio/ogg'],
])('%s is what its bytes are', async (_, declared, content, mediaType) => {
  const [file] = await filesOf(multipart('mixed', 'm', [words, filePart(declared, 'a', content)]))
  expect(file?.mediaType).toEqual(mediaType)
})

test('of a mail of 8 MB the photo comes whole beside the words, and a mail that is passed on as it was', async () => {
  const large = photoOf(5_500_000)
  const nested: MailPart = {
    headers: ['Content-Type: message/rfc822', 'Content-Disposition: attachment; filename="inoltrata.eml"'],
    content: mailOf(multipart('mixed', 'n', [textPart('Dentro'), filePart('image/jpeg', 'dentro.jpg', photo)])),
  }
  const { text, files } = await messageOf(
    mailOf(multipart('mixed', 'm', [words, filePart('image/jpeg', 'mare.jpg', large), nested])),
  )
  expect(text).toBe('Le mando la foto del guasto.')
  expect(files.map(({ name, mediaType, sha256: hash }) => [name, mediaType, hash])).toEqual([
    ['mare.jpg', 'image/jpeg', sha256(large)],
    ['inoltrata.eml', 'message/rfc822', expect.any(String)],
  ])
  expect(Buffer.from(files[1]?.content ?? []).toString()).toContain(photo.toString('base64').slice(0, 76))
})

test('a logo in a large mail is no file either', async () => {
  const related = multipart('related', 'r', [
    page('<p>Le mando la foto del guasto, grazie.</p><img src="cid:logo@01D">'),
    inline('image/png', 'image001.png', 'logo@01D', logo),
  ])
  const mail = multipart('mixed', 'm', [related, filePart('image/jpeg', 'mare.jpg', photoOf(2_000_000))])
  expect((await filesOf(mail)).map(({ name }) => name)).toEqual(['mare.jpg'])
})

test('a file above the cap is named with its size, and keeps none of the others back', async () => {
  const film = Buffer.concat([box('isom'), Buffer.alloc(FILE_CAPS.fileBytes)])
  const mail = multipart('mixed', 'm', [
    words,
    filePart('video/mp4', 'film.mp4', film),
    filePart('image/jpeg', 'a.jpg', photo),
  ])
  const files = await filesOf(mail)
  expect(files.map(({ name, content }) => [name, content?.length])).toEqual([
    ['film.mp4', undefined],
    ['a.jpg', photo.length],
  ])
  expect(files[0]).toMatchObject({ mediaType: 'video/mp4', sha256: null })
  expect(Math.abs((files[0]?.bytes ?? 0) - film.length) / film.length).toBeLessThan(0.02)
})

test('of very many files the first twenty are kept, and the others are named', async () => {
  const many = Array.from({ length: 25 }, (_, at) => filePart('image/jpeg', `${at}.jpg`, photoOf(400, at)))
  const files = await filesOf(multipart('mixed', 'm', [words, ...many]))
  expect(files).toHaveLength(25)
  expect(files.filter(({ content }) => content !== null)).toHaveLength(FILE_CAPS.files)
})

test('what somebody writes in place of a part is only what they wrote', async () => {
  const mail = multipart('mixed', 'm', [
    words,
    filePart('image/jpeg', 'mare.jpg', photoOf(1_500_000)),
    filePart('text/plain', 'nota.txt', Buffer.from('locanda-part-0')),
  ])
  const note = (await filesOf(mail)).find(({ name }) => name === 'nota.txt')
  expect(Buffer.from(note?.content ?? []).toString()).toBe('locanda-part-0')
})
