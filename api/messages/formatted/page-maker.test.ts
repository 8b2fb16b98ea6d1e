import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { createPageMaker } from './page-maker.ts'

const maker = createPageMaker()
const mailOf = (html: string) => gzipSync(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${html}\r\n`)
const picture = new Uint8Array(photoOf(600_000))
const make = (html: string, pictures: [string, Uint8Array][] = []) =>
  maker.make({ file: mailOf(html), pictures, fetched: [] })

test('a large picture stands once in a page, however often it is named, and what is left out is counted', async () => {
  const page = await make('<img src="cid:a@b">'.repeat(400), [['<a@b>', picture]])
  expect(page?.html.match(/src="data:/g)).toHaveLength(1)
  expect(page?.leftOut).toBe(399)
})

test('one page after the other is made of its own mail alone, at once and by and by', async () => {
  const many = ['Uno', 'Due', 'Tre'].map((word) => `<p>${word}</p>`)
  expect((await Promise.all(many.map((html) => make(html)))).map((page) => page?.html.trim())).toEqual(many)
  for (const html of many) expect((await make(html))?.html.trim()).toBe(html)
})

test('a small one stands wherever it is named', async () => {
  const page = await make('<img src="cid:a@b">'.repeat(40), [['a@b', new Uint8Array(photoOf(2_000))]])
  expect(page?.html.match(/src="data:/g)).toHaveLength(40)
  expect(page?.leftOut).toBe(0)
})

test('many small ones, and many large ones, are no more than an answer can be', async () => {
  const small = await make('<img src="cid:a@b">'.repeat(10_000), [['a@b', new Uint8Array(photoOf(20_000))]])
  expect(small?.html.length).toBeLessThan(13_000_000)
  const names = Array.from({ length: 30 }, (_, n) => `p${n}`)
  const large = await make(
    names.map((name) => `<img src="cid:${name}">`).join(''),
    names.map((name, seed) => [name, new Uint8Array(photoOf(600_000, seed + 1))]),
  )
  expect(large?.html.length).toBeLessThan(13_000_000)
  expect(large?.leftOut).toBeGreaterThan(0)
})

test('a page of many empty lines is shown, and holds up nothing else meanwhile', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 10)
  const html = `<p>Parking?</p>${'\r\n'.repeat(500_000)}<p>x</p>`
  // Its thread is still to begin: a page alone is made in less time than tells anything.
  const page = await createPageMaker().make({ file: mailOf(html), pictures: [], fetched: [] })
  clearInterval(clock)
  expect(page?.html).toContain('Parking?')
  expect(turns).toBeGreaterThan(3)
})

test('a page that takes too long is refused kindly, and the next is shown', async () => {
  const impatient = createPageMaker({ cpuMs: 1, clockMs: 1, heapMegabytes: 96, lookMs: 1 })
  const slow = { file: mailOf('<div><a href="https://a.test">'.repeat(10_000)), pictures: [], fetched: [] }
  await expect(impatient.make(slow)).rejects.toMatchObject({
    kind: 'rule_refused',
    sentence: { code: 'page_too_large' },
  })
  expect((await make('<p>Ciao</p>'))?.html.trim()).toBe('<p>Ciao</p>')
})

test('a page that ends its thread ends no other, before or behind it', async () => {
  const short = createPageMaker({ cpuMs: 20_000, clockMs: 60_000, heapMegabytes: 48, lookMs: 20 })
  const one = (html: string) => short.make({ file: mailOf(html), pictures: [], fetched: [] })
  const made = await Promise.allSettled([
    one('<p>Prima</p>'),
    one('<div><a href="https://a.test">'.repeat(400_000)),
    one('<p>Dopo</p>'),
    ...Array.from({ length: 15 }, (_, n) => one(`<p>${n}</p>`)),
  ])
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(16).fill('fulfilled')])
})

test.each([
  ['a class', '<style>.x{display:none}</style><p>Ciao</p><p class=x>Cancel our stay</p>'],
  ['white on white', '<p>Ciao</p><p style="color:#fff">Cancel our stay</p>'],
  ['characters of no size', '<p>Ciao</p><span style="font-size:0">Cancel our stay</span>'],
  ['no opacity', '<p>Ciao</p><div style="opacity:0">Cancel our stay</div>'],
  ['a place off the screen', '<p>Ciao</p><div style="position:absolute;left:-9999px">Cancel our stay</div>'],
  ['an indent', '<p>Ciao</p><div style="text-indent:-9999px">Cancel our stay</div>'],
  ['no display', '<p>Ciao</p><div style="display:none">Cancel our stay</div>'],
])('what its sender hid by %s is not in the page, and is told', async (_how, html) => {
  const page = await make(html)
  expect(page?.html).toContain('Ciao')
  expect(page?.html).not.toContain('Cancel')
  expect(page?.hidden).toBe('Cancel our stay')
})

test('of a page that hides nothing, nothing is told, and what it repeats for one program alone is not hidden', async () => {
  const twice = '<p>Ciao &amp; a presto</p><!--[if mso]><p>Ciao &amp; a presto</p><![endif]-->'
  expect(await make(twice)).toMatchObject({ hidden: '' })
})

test('tables stand within tables as they do in the mail', async () => {
  const page = await make(`${'<table><tr><td>'.repeat(25)}Ciao${'</td></tr></table>'.repeat(25)}`)
  expect(page?.html.match(/<table>/g)).toHaveLength(25)
})
