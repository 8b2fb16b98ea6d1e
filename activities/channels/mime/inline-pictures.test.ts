import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const ASKS = 'Buongiorno, a che ora possiamo fare il check-in sabato?'

/** A picture of so many pixels and bytes, as its first bytes say. */
function png(width: number, height: number, bytes: number): Buffer {
  const picture = Buffer.alloc(bytes)
  picture.writeUInt32BE(0x89504e47, 0)
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  return picture
}
const LOGO = png(200, 60, 8_000)
const SCREEN = png(800, 400, 12_000)

async function read(html: string, picture?: Buffer) {
  const parts = [
    `--r\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body>${html}</body></html>`,
    ...(picture === undefined
      ? []
      : [
          `--r\r\nContent-Type: image/png; name=foto.png\r\nContent-ID: <p1>\r\nContent-Disposition: inline; filename=foto.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture.toString('base64')}`,
        ]),
  ]
  const raw = [
    'From: Marco <marco@guest.test>',
    'To: host@casa.test',
    'Subject: Soggiorno',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=r',
    '',
    ...parts,
    '--r--',
    '',
  ].join('\r\n')
  const mail = { raw: new Uint8Array(Buffer.from(raw)), receivedAt: new Date(), truncated: false }
  return readMail(mail, context, unasked)
}
const IMG = '<img src="cid:p1">'

test.each([
  ['a page of words beside a question', `<p>${ASKS}</p>${IMG}`, SCREEN],
  ['a small one that is all there is', IMG, LOGO],
  ['a small one beside a word', `<p>Vedi:</p>${IMG}`, LOGO],
  ['one of many bytes', `<p>${ASKS}</p>${IMG}`, png(0, 0, 60_000)],
])('a pasted picture may say something: %s', async (_, html, picture) => {
  expect((await read(html, picture)).unread).toEqual(['foto.png'])
})

test.each([
  ['a logo below a question', `<p>${ASKS}</p>${IMG}`, LOGO],
  ['a mark of one pixel', IMG, png(1, 1, 70)],
])('a picture that says nothing raises no doubt: %s', async (_, html, picture) => {
  expect((await read(html, picture)).unread).toEqual([])
})

test('a picture in the page itself is one, too', async () => {
  const src = `data:image/png;base64,${SCREEN.toString('base64')}`
  expect((await read(`<p>${ASKS}</p><img src="${src}">`)).unread).toEqual(['image/png'])
})

test.each([
  ['Possiamo portare il cane?', 'Possiamo portare il cane?'],
  ['Arriviamo in sei persone', 'Arriviamo in sei persone'],
  ['Logo Casa Blu', ''],
  ['Immagine che contiene testo, logo Descrizione generata automaticamente', ''],
])('what stands in place of a picture is told where it is more than a name: %s', async (alt, removed) => {
  expect((await read(`<p>${ASKS}</p><img alt="${alt}" src="cid:p1">`, LOGO)).removed).toBe(removed)
})

test('not what stands in the quote of an earlier mail', async () => {
  const html = `<p>${ASKS}</p><blockquote type="cite"><p>A presto</p><img alt="Arriviamo in sei persone" src="cid:p1"></blockquote>`
  expect((await read(html, LOGO)).removed).not.toContain('persone')
})
