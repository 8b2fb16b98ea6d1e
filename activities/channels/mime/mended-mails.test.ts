import { expect, test } from 'vitest'
import { lightHtml } from '#workflows/domain/html/light-html.ts'
import { mailText } from './mail-text.ts'
import { parseMime } from './parse-mime.ts'

const WORDS = 'Possiamo arrivare alle 22?'
const read = async (...lines: string[]) => {
  const email = await parseMime(new Uint8Array(Buffer.from(['From: a@guest.test', ...lines, ''].join('\r\n'))))
  return { text: mailText(email).text, files: email.attachments.map(({ mimeType }) => mimeType) }
}

test.each([
  'text',
  'TEXT/',
  '/',
  'plain',
  'text plain; charset=utf-8',
  'text/x-unknown',
  'text/markdown',
  'charset=utf-8',
])('words whose type is no type that anybody knows (%s) are words, alone and beside others', async (type) => {
  expect(await read(`Content-Type: ${type}`, '', WORDS)).toEqual({ text: WORDS, files: [] })
  const parts = ['--b', 'Content-Type: text/plain', '', 'Buonasera', '--b', `Content-Type: ${type}`, '', WORDS, '--b--']
  const beside = await read('Content-Type: multipart/mixed; boundary=b', '', ...parts)
  expect(beside.text.split(/\s*\n\s*/)).toEqual(['Buonasera', WORDS])
})

test.each([
  ['a file', 'Content-Type: text/x-notes\r\nContent-Disposition: attachment; filename=a.txt'],
  ['an invitation', 'Content-Type: text/calendar'],
  ['a card', 'Content-Type: text/vcard'],
])('%s is none', async (_, head) => {
  const { text, files } = await read(head, '', WORDS)
  expect([text, files.length]).toEqual(['', 1])
})

test.each([
  ['says none', 'multipart/mixed'],
  ['says an empty one', 'multipart/mixed; boundary=""'],
])('a mail of parts that %s is split where its first delimiter stands', async (_, type) => {
  const { text, files } = await read(
    ...[
      `Content-Type: ${type}`,
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      WORDS,
      '--x',
      'Content-Type: image/png',
      '',
    ],
    ...['x', '--x--'],
  )
  expect([text, files]).toEqual([WORDS, ['image/png']])
})

test('a mail of parts without any delimiter is one text', async () => {
  expect((await read('Content-Type: multipart/mixed', '', WORDS)).text).toBe(WORDS)
})

test('of more headers than anybody reads the words below them are left, and who wrote them', async () => {
  const filler = Array.from({ length: 20_000 }, (_, at) => `X-Filler-${at}: ${'x'.repeat(40)}`)
  const raw = Buffer.from([...filler, 'From: a@guest.test', 'Subject: Arrivo', '', WORDS].join('\r\n'))
  const email = await parseMime(new Uint8Array(raw))
  expect([email.from?.address, email.subject, mailText(email).text]).toEqual(['a@guest.test', 'Arrivo', WORDS])
})

const textOf = (html: string) => mailText({ html, headers: [], headerLines: [], attachments: [] }).text

test.each([
  ['deeper than any converter goes', `${'<div>'.repeat(3_000)}<p>${WORDS}</p>${'</div>'.repeat(3_000)}<p>Grazie</p>`],
  ['behind tags that are never closed', `${'<b><i>'.repeat(3_000)}${WORDS}<p>Grazie</p>`],
  [
    'behind half a megabyte of style',
    `<style>${'p.a { margin: 0 }\n'.repeat(30_000)}</style><p>${WORDS}</p><p>Grazie</p>`,
  ],
  ['behind comments', `${'<!-- <p>nascosto</p> -->'.repeat(20_000)}<p>${WORDS}</p><p>Grazie</p>`],
  ['behind 20,000 others', `${'<br>'.repeat(20_000)}<p>${WORDS}</p><p>Grazie</p>`],
])('words of HTML arrive %s', (_, html) => {
  expect(textOf(html).split(/\s*\n\s*/)).toEqual([WORDS, 'Grazie'])
})

test('HTML that is as it should be stays as it is', () => {
  const html = '<table><tr><td>a</td><td>b < c</td></tr></table><ul><li>uno<li>due</ul><p>x<br/>y</p>'
  expect(lightHtml(html).seen).toBe(
    '<table><tr><td>a</td><td>b < c</td></tr></table><ul><li>uno<li>due</ul><p>x<br/>y</p>',
  )
})

test('what is never seen is no word of the guest’s', () => {
  expect(textOf('<head><title>x</title></head><script>y</script><STYLE>z</STYLE ><p>a</p><!-- b')).toBe('a')
})
