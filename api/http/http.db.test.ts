import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type CallName, calls } from '#api/contract/calls.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner } from '#tests/api/given.ts'
import { readDocument } from '#tests/api/served-document.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { paths } from '#web/lib/paths.ts'

let api: RunningApi
let anna: HostAtApi
let token: string

/** A built web app in small. */
function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'locanda-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Locanda</title>')
  writeFileSync(join(folder, 'assets/main-abc123.js'), 'export {}')
  writeFileSync(join(folder, 'assets/main-abc123.js.gz'), gzipSync('export {}'))
  writeFileSync(join(folder, 'assets/main-abc123.css'), 'a{}')
  writeFileSync(join(folder, 'assets/main-abc123.css.br'), brotliCompressSync('a{}'))
  writeFileSync(join(folder, 'assets/main-abc123.css.gz'), gzipSync('a{}'))
  return folder
}

beforeAll(async () => {
  api = await runConformingApi({ WEB_DIST: builtWeb() })
  anna = await newHost(api)
  token = (await signIn(await newPerson())).access_token
})
afterAll(async () => {
  await api.close()
})

/** Where a call is, for what no client would send there. */
const at = (name: CallName) => `/api${calls[name].path}`
const withId = (name: CallName, id: string) => at(name).replace('{id}', id)

type Init = { method?: string; body?: string; headers?: Record<string, string> }
const raw = (path: string, init: Init = {}) =>
  fetch(`${api.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
const post = (body: string, headers = {}) => api.as(token).attempt('createProperty', { body }, { headers })

describe('a failure', () => {
  test.each([
    ['an unknown call', '/api/nothing', 'GET', 404, 'Page not found'],
    ['an unknown call with a dot', '/api/.env', 'GET', 404, 'Page not found'],
    ['a known call with another method', at('listChats'), 'DELETE', 405, 'This method is not allowed here'],
    ['an address that cannot be decoded', withId('getChat', '%ZZ'), 'GET', 400, 'The address is not valid'],
    ['an id that is none', withId('getChat', '1'), 'GET', 400, 'id must be an identifier'],
  ])('of %s has the one shape', async (_, path, method, status, error) => {
    const response = await raw(path, { method })
    const body = await response.json()
    expect([response.status, body]).toEqual([
      status,
      expect.objectContaining({ error, kind: expect.any(String), requestId: response.headers.get('x-request-id') }),
    ])
  })

  test('says it as a code with parameters too', async () => {
    expect(await (await raw('/api/nothing')).json()).toMatchObject({ code: 'not_found', params: { what: 'Page' } })
  })

  test('405 says what is allowed', async () => {
    expect((await raw(at('listProperties'), { method: 'PATCH' })).headers.get('allow')).toBe('GET, POST')
  })

  test.each([
    ['no JSON', '{"property":', 400, 'The request body is not valid JSON'],
    [
      'more than 1 MB',
      JSON.stringify({ property: { name: 'x'.repeat(1_100_000) } }),
      413,
      'The request body is larger than 1 MB',
    ],
    ['a list where an object belongs', '[]', 400, expect.any(String)],
    ['null', 'null', 400, expect.any(String)],
  ])('of a body that is %s is said clearly', async (_, body, status, error) => {
    const response = await post(body)
    expect(response).toMatchObject({ status, body: { error } })
  })

  test('a body that says it is something else is not read', async () => {
    expect((await post('<property/>', { 'content-type': 'application/xml' })).status).toBe(400)
    expect((await post('{}', { 'content-encoding': 'zip' })).status).toBe(415)
  })

  test('without a token the body is not even read', async () => {
    const response = await api.as().attempt('createProperty', { body: 'x' })
    expect(response.status).toBe(401)
  })

  test('a bug is answered without its words', async () => {
    const broken = await runApi()
    broken.deps.newId = () => {
      throw new Error('canary-4711')
    }
    const answer = await broken.as(token).attempt('createProperty', { body: { property: {} } })
    expect([answer.status, answer.body]).toMatchObject([500, { error: 'Unexpected error', kind: 'unexpected' }])
    expect(answer.text).not.toContain('canary')
    await broken.close()
  })

  test('a database that is away is 503 with a time to come back', async () => {
    const away = await runApi({ APP_DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' })
    const answer = await away.as(token).attempt('listProperties', {})
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toMatchObject([
      503,
      '2',
      { kind: 'upstream_unavailable' },
    ])
    await away.close()
  })
})

describe('the headers', () => {
  test.each([at('readHealth'), '/api/nothing', at('readMe'), paths.chats, '/nothing'])(
    'of %s close the door',
    async (path) => {
      const { headers } = await fetch(`${api.url}${path}`, {
        headers: { origin: 'https://evil.test', accept: 'text/html' },
      })
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('cache-control')).toBe(path.startsWith('/api') ? 'no-store' : 'no-cache')
    },
  )

  test('another origin that asks beforehand gets no leave', async () => {
    const response = await fetch(`${api.url}${at('listChats')}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'GET' },
    })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the web app', () => {
  const page = (path: string) => fetch(`${api.url}${path}`, { headers: { accept: 'text/html' } })

  test.each([
    paths.dashboard,
    paths.chats,
    paths.chat('7'),
    paths.admin,
    paths.settings,
    paths.properties,
    paths.addProperty,
    paths.editProperty('7'),
    paths.login,
  ])('answers %s with itself', async (path) => {
    const response = await page(path)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<title>Locanda')])
  })

  test('an unknown address shows it with 404, an unknown asset is none', async () => {
    expect((await page('/nothing')).status).toBe(404)
    expect(await (await page('/nothing')).text()).toContain('<title>Locanda')
    expect((await page('/assets/gone.js')).headers.get('content-type')).toContain('application/json')
  })

  test('hashed assets are kept for ever and go out as small as the build left them', async () => {
    const response = await fetch(`${api.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe('export {}')
    const style = await fetch(`${api.url}/assets/main-abc123.css`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([style.headers.get('content-encoding'), await style.text()]).toEqual(['br', 'a{}'])
    const plain = await fetch(`${api.url}/assets/main-abc123.css`, { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), plain.headers.get('cache-control')]).toEqual([
      null,
      'public, max-age=31536000, immutable',
    ])
  })

  test.each(['/assets/../../etc/passwd', '/assets/..%2f..%2fpackage.json', '/..%2f..%2fetc%2fpasswd'])(
    '%s leads nowhere',
    async (path) => {
      const response = await fetch(`${api.url}${path}`)
      expect([400, 403, 404]).toContain(response.status)
    },
  )
})

describe('the document of the calls', () => {
  test('is OpenAPI 3.1 and names every call of the specification', async () => {
    const document = await readDocument(api)
    expect(document.openapi).toBe('3.1.0')
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented).toEqual(expect.arrayContaining(CALLS_OF_THE_SPECIFICATION))
  })

  test('has a page that is read without leaving the house', async () => {
    const page = await (await fetch(`${api.url}/api/docs/`)).text()
    for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(`${api.url}${path}`)).status).toBe(200)
    }
    expect(page).not.toMatch(/https?:\/\//)
  })
})

test('who is signed in is told with roles, drafter and notices', async () => {
  expect(await anna.ask('readMe', {})).toMatchObject({
    email: anna.email,
    kcSub: anna.kcSub,
    drafter: 'built-in',
    mailNotices: [],
    standstillSince: null,
    mailFault: null,
  })
})

test('who is written to at an address that mails come back from is told so', async () => {
  const fault = { code: 'host_mail_returned', params: { address: anna.email, answer: '550 5.1.1' } }
  const data = { hostId: anna.id, address: anna.email.toLowerCase(), fault, returnedAt: new Date() }
  await asOwner().addressFault.create({ data })
  expect(await anna.ask('readMe', {})).toMatchObject({ mailFault: fault })
  await asOwner().addressFault.deleteMany({ where: { hostId: anna.id } })
})

test('that nobody reads or sends is told two minutes after they were last there, and not while all is started', async () => {
  const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000)
  // A name of its own: workers of other files beat beside this.
  const beat = (secondsAgo: number) => {
    const row = { name: 'of a test', at: at(secondsAgo) }
    return asOwner().heartbeat.upsert({ where: { name: row.name }, create: row, update: row })
  }
  onTestFinished(async () => {
    api.deps.upSeconds = () => 0
    await asOwner().heartbeat.deleteMany({ where: { name: 'of a test' } })
  })
  const { at: silent } = await beat(7_200)
  expect(await anna.ask('readMe', {})).toMatchObject({ standstillSince: null })
  api.deps.upSeconds = () => 121
  expect(await anna.ask('readMe', {})).toMatchObject({ standstillSince: silent.toISOString() })
  await beat(60)
  const { standstillSince } = await anna.ask('readMe', {})
  expect(standstillSince).not.toBe(silent.toISOString())
})

/** As the specification spells them: were the contract to move one, this list would not. */
const CALLS_OF_THE_SPECIFICATION = [
  'GET /settings/users/sources',
  'DELETE /settings/sources/{id}',
  'POST /settings/users/sources/gmail',
  'POST /settings/users/sources/whatsapp',
  'POST /settings/users/sources/email',
  'PUT /settings/users/sources/{id}/gmail',
  'PUT /settings/users/sources/{id}/whatsapp',
  'PUT /settings/users/sources/{id}/email',
  'GET /chats',
  'GET /chats/{id}/messages',
  'PATCH /messages/{id}/approve',
  'DELETE /messages/{id}/discard',
  'GET /properties',
  'GET /properties/{id}',
  'POST /properties',
  'PUT /properties/{id}',
  'DELETE /properties/{id}',
  'POST /chats/{id}/manual-reply',
  'GET /me',
  'GET /app-settings',
  'POST /app-settings',
  'GET /ai-settings',
  'POST /ai-settings',
  'GET /admin/debug/settings',
  'POST /admin/debug/settings',
  'POST /admin/debug/n8n/trigger',
  'GET /admin/users',
  'POST /admin/users/{id}/admin',
  'DELETE /admin/users/{id}/admin',
  'POST /admin/paid-users',
  'POST /admin/users/link-existing',
]
