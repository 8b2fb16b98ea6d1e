import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentNeverLeft } from '#outside/content-never-left.ts'
import { createOutsideGuard, type Lookup } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'

let server: Server
let port: number
const hits: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    if (request.url === '/redirect') response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end()
    else if (request.url === '/cut') request.socket.destroy()
    else if (request.url === '/large') response.end('x'.repeat(100_000))
    else if (request.url === '/dripping') response.writeHead(200).write('begun')
    else if (request.url === '/broken') response.writeHead(200).write('begun', () => request.socket.end())
    else response.writeHead(200, { 'x-seen': request.headers.host ?? '' }).end('inside')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const answering =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const closed = createOutsideGuard({ allowedPrivateServers: [] })
const opened = () => createOutsideGuard({ allowedPrivateServers: [`127.0.0.1:${port}`] })
const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error('an AppError was expected', { cause: error })
  return error
}

/** Every spelling of an inside address that an attacker tried somewhere. */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '0',
  '0.0.0.0',
  '127.255.255.254',
  'localhost',
  'localhost.',
  'LOCALHOST',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[0:0:0:0:0:ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fec0::1]',
  '[ff02::1]',
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '192.0.0.192',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
]

test.each(INSIDE)('%s is refused as a web address before anything connects', async (hostname) => {
  const before = hits.length
  const error = await failure(closed.fetch(`http://${hostname}:${port}/secret`))
  expect([error.kind, error.userMessage]).toEqual([
    'invalid_input',
    expect.stringMatching(/^The address .* is not allowed$/),
  ])
  expect(contentNeverLeft(error)).toBe(true)
  expect(hits.length).toBe(before)
})

test.each(INSIDE)('%s is refused as a mail server', async (hostname) => {
  expect((await failure(closed.resolve(hostname, 993))).kind).toBe('invalid_input')
})

test.each([
  ['a private address', ['10.0.0.7']],
  ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['nothing', []],
])('a name that stands for %s is refused', async (_, addresses) => {
  const guard = createOutsideGuard({ allowedPrivateServers: [], lookup: answering(...addresses) })
  expect((await failure(guard.fetch(`http://rebind.test:${port}/`))).kind).toBe('invalid_input')
  expect((await failure(guard.resolve('rebind.test', 993))).kind).toBe('invalid_input')
})

test('a name that answers differently the second time reaches only what was checked', async () => {
  let asked = 0
  const guard = createOutsideGuard({
    allowedPrivateServers: [],
    lookup: async () => [{ address: asked++ === 0 ? '93.184.215.14' : '127.0.0.1', family: 4 }],
  })
  expect(await guard.resolve('rebind.test', 993)).toEqual({ address: '93.184.215.14', family: 4 })
  const before = hits.length
  expect((await failure(guard.fetch(`http://rebind.test:${port}/`))).kind).toBe('invalid_input')
  expect(hits.length).toBe(before)
})

test('the connection goes to the address that was checked, without another look-up', async () => {
  const guard = createOutsideGuard({ allowedPrivateServers: [`127.0.0.1:${port}`], lookup: answering('127.0.0.1') })
  const response = await guard.fetch(`http://known-to-nobody-else.invalid:${port}/`)
  expect(response.headers.get('x-seen')).toBe(`known-to-nobody-else.invalid:${port}`)
})

test('a public name resolves to its address for mail, on mail ports only', async () => {
  const guard = createOutsideGuard({ allowedPrivateServers: [], lookup: answering('93.184.215.14') })
  for (const mailPort of [25, 110, 143, 465, 587, 993, 995, 2525]) {
    expect(await guard.resolve('mail.example.org', mailPort)).toEqual({ address: '93.184.215.14', family: 4 })
  }
  for (const other of [22, 80, 443, 5432, 7233, 8080]) {
    expect((await failure(guard.resolve('mail.example.org', other))).userMessage).toContain('is not allowed')
  }
})

test('a name that does not exist is told apart from one that is refused, and may be tried again', async () => {
  const guard = createOutsideGuard({
    allowedPrivateServers: [],
    lookup: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
  })
  expect((await failure(guard.resolve('nowhere.test', 993))).kind).toBe('upstream_unavailable')
})

test('what the operator opened is reached, by that port only', async () => {
  const guard = opened()
  expect(await (await guard.fetch(`http://127.0.0.1:${port}/`)).text()).toBe('inside')
  expect((await guard.resolve('127.0.0.1', port)).address).toBe('127.0.0.1')
  expect((await failure(guard.resolve('127.0.0.1', port + 1))).kind).toBe('invalid_input')
  expect((await failure(guard.fetch('http://127.0.0.1:1/'))).kind).toBe('invalid_input')
})

test.each(['127.0.0.1', '127.0.0.1.', '[::ffff:127.0.0.1]'])(
  'an opened server may be written as %s',
  async (hostname) => {
    const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
    expect((await guard.resolve(hostname, 3143)).address).toBe('127.0.0.1')
  },
)

test('a redirect is refused and its target not asked', async () => {
  const before = hits.length
  const error = await failure(opened().fetch(`http://127.0.0.1:${port}/redirect`))
  expect(error.userMessage).toContain('redirect')
  expect(hits.slice(before)).toEqual(['/redirect'])
})

test('a large answer fails, or is cut where that was asked for', async () => {
  const url = `http://127.0.0.1:${port}/large`
  expect((await failure(opened().fetch(url, { maxBodyBytes: 4096 }))).userMessage).toBe('The answer is too large')
  const cut = await opened().fetch(url, { maxBodyBytes: 4096, truncate: true })
  expect((await cut.text()).length).toBe(4096)
})

test('a body that never ends, or whose line ends, fails where all of it is wanted; else its head is the answer', async () => {
  for (const path of ['dripping', 'broken']) {
    const url = `http://127.0.0.1:${port}/${path}`
    const whole = await failure(opened().fetch(url, { timeoutMs: 300, truncate: true }))
    expect(whole.sentence.code).toBe('network_error')
    const begun = await opened().fetch(url, { bodyMs: 200 })
    expect([begun.status, await begun.text()]).toEqual([200, 'begun'])
  }
})

test('a refused connection certainly left nothing, a cut one may have', async () => {
  const nobody = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
  const refused = await failure(nobody.fetch('http://127.0.0.1:1/', { method: 'POST', body: 'x' }))
  expect([refused.userMessage, contentNeverLeft(refused)]).toEqual(['Network error', true])
  const cut = await failure(nobody.fetch(`http://127.0.0.1:${port}/cut`, { method: 'POST', body: 'x' }))
  expect([cut.userMessage, contentNeverLeft(cut)]).toEqual(['Network error', false])
})

test.each([
  'file:///etc/passwd',
  'ftp://example.org/',
  'http://user:pass@example.org/',
  'nonsense',
  'gopher://127.0.0.1:70/',
])('%s is no web address', async (url) => {
  expect((await failure(closed.fetch(url))).kind).toBe('invalid_input')
})

test('a server with anything but a name in it is refused', async () => {
  for (const hostname of ['', 'a b', 'a\r\nb', 'user@127.0.0.1', 'a/b', 'a%00b', 'fe80::1%lo']) {
    expect((await failure(closed.resolve(hostname, 993))).kind).toBe('invalid_input')
  }
})
