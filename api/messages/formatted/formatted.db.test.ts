import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenGuestMessage } from '#tests/api/given.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'

const asked: string[] = []
const pictures = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/page.png') return void response.end('<html>no picture</html>')
  if (request.url === '/moved.png') return void response.writeHead(302, { location: '/casa.png' }).end()
  response.end(photoOf(2_000))
})
await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
const { port } = pictures.address() as AddressInfo
const at = `http://127.0.0.1:${port}`
const { anna, bruno } = await apiWithHosts({ ALLOWED_PRIVATE_SERVERS: `127.0.0.1:${port}` })
afterAll(() => new Promise((resolve) => pictures.close(resolve)))

type Given = { html?: string; parts?: string; hasHtml?: boolean }

/** A guest's mail as it is kept beside its message. */
async function formattedMail({ html = '', parts = '', hasHtml = true }: Given) {
  const message = await givenGuestMessage(await givenChat(anna))
  const mail = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n${parts}--b--\r\n`
  const row = { hostId: anna.id, messageId: message.id, file: gzipSync(mail), isWhole: true, hasHtml }
  await asOwner().messageOriginal.create({ data: row })
  return message
}
const formatted = (id: string, query: { images?: 'load' } = {}) => anna.ask('readFormatted', { params: { id }, query })

test('a mail is shown as it was formatted, without what runs, and says that it can be', async () => {
  const { id, chatId } = await formattedMail({
    html: '<table><tr><td>12 dicembre</td></tr></table><script>alert(1)</script>',
  })
  const { html, remoteImages } = await formatted(id)
  expect([html.trim(), remoteImages]).toEqual(['<table><tr><td>12 dicembre</td></tr></table>', 0])
  expect(await anna.ask('listMessages', { params: { id: chatId }, query: {} })).toMatchObject([{ hasFormatted: true }])
})

test('pictures that came with it are in it: of the mail as it is kept, and of its files', async () => {
  const inMail = photoOf(1_000, 7)
  const parts = `--b\r\nContent-Type: image/jpeg\r\nContent-ID: <in@mail>\r\nContent-Transfer-Encoding: base64\r\n\r\n${inMail.toString('base64')}\r\n`
  const { id } = await formattedMail({
    html: '<img src="cid:in@mail"><img src="cid:stored%40mail"><img src="cid:none">',
    parts,
  })
  const stored = new Uint8Array(photoOf(1_000, 8))
  const sha256 = randomUUID()
  await asOwner().fileContent.create({ data: { hostId: anna.id, sha256, content: stored } })
  const file = { hostId: anna.id, messageId: id, position: 0, name: 'a.jpg', mediaType: 'image/jpeg', bytes: 1_000 }
  await asOwner().messageFile.create({ data: { ...file, sha256, contentId: '<stored@mail>' } })
  const { html } = await formatted(id)
  expect(html).toContain(inMail.toString('base64'))
  expect(html).toContain(Buffer.from(stored).toString('base64'))
  expect(html).not.toContain('cid:')
})

test('a picture in the page is what its bytes are: no drawing, no page', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
  const photo = photoOf(500).toString('base64')
  const { id } = await formattedMail({
    html: `<img src="data:image/svg+xml;base64,${svg}"><img src="data:text/html,<b>x"><img src="data:image/svg+xml;base64,${photo}">`,
  })
  const { html } = await formatted(id)
  expect(html).not.toContain(svg)
  expect(html).not.toContain('text/html')
  expect(html).toContain(`data:image/jpeg;base64,${photo}`)
})

test('of the internet nothing is loaded before it is asked for; then only pictures are, and from public addresses', async () => {
  const { id } = await formattedMail({
    html: `<img src="${at}/casa.png"><img src="${at}/page.png"><img src="${at}/moved.png"><img src="http://10.0.0.1/router.png"><img src="//evil.test/x.png">`,
  })
  expect((await formatted(id)).remoteImages).toBe(4)
  expect(asked).toEqual([])
  const { html, remoteImages } = await formatted(id, { images: 'load' })
  expect(remoteImages).toBe(3)
  expect(html.match(/<img src="data:image\/jpeg/g)).toHaveLength(1)
  expect(html).not.toMatch(/https?:/)
  expect(asked.toSorted()).toEqual(['/casa.png', '/moved.png', '/page.png'])
})

test('another host’s mail, one without a page and one that is kept no more are not found', async () => {
  const theirs = await formattedMail({ html: '<p>Ciao</p>' })
  const plain = await formattedMail({ hasHtml: false })
  const gone = await givenGuestMessage(await givenChat(anna))
  expect((await bruno.attempt('readFormatted', { params: { id: theirs.id } })).status).toBe(404)
  for (const { id } of [plain, gone]) expect((await anna.attempt('readFormatted', { params: { id } })).status).toBe(404)
})
