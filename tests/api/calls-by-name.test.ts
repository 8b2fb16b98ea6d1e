import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { root } from '#scripts/parts/root.ts'

const first = new Set(Object.values(calls).map(({ path }) => path.split('/')[1]))
/** The beginning of a text, or what follows a variable in it. */
const PATH = new RegExp(`(['"\`]|\\$\\{.*\\})(/api)?/(${[...first].join('|')})\\b`)
const METHOD = /\b(method|METHOD): *['"`](get|post|put|patch|delete|options)\b/i
/** What stands between two parentheses, with pairs of them inside, on as many lines as it takes. */
const inside = (depth: number): string => (depth === 0 ? '[^()]*' : String.raw`(?:[^()]|\(${inside(depth - 1)}\))*`)
const CAST = new RegExp(String.raw`(\.json\(\)|\.body|\.(ask|attempt|pages)\(${inside(3)}\))\)*\s+as\s+(?!const\b)`)

/** Whoever writes an address of the API by hand, and why. */
const ADDRESSES_BY_HAND = {
  'api/identity/follow-accounts.db.test.ts': "Keycloak's administration, which begins as ours does",
  'api/unsent-files/unseen-files.db.test.ts': 'a body of which half has come',
  'api/unsent-files/unsent-files.db.test.ts': 'a body that is announced and never sent',
  'scripts/parts/api.ts': 'asks for health as a container does, before anything of the product is loaded',
  'scripts/parts/programs.ts': 'tells the stand-in of WhatsApp where to call, as one tells Meta',
  'tests/api/contract-client.test.ts': 'says where a call must go',
  'tests/every-screen.e2e.test.ts': 'which calls a page has made',
  'tests/safety/temporary-passwords.db.test.ts': "Keycloak's administration, which begins as ours does",
  'tests/setup/parts.db.test.ts': "Keycloak's administration, which begins as ours does",
  'web/lib/calls.test.ts': 'forms of a call past the contract, each of which is to be seen',
  'web/screens/admin-screen.web.test.tsx': 'the address of the screen, which is called as the calls are',
  'web/shell/use-content-focus.web.test.tsx': 'addresses of screens, which are called as the calls are',
}
/** Whoever names a method by hand, and why. */
const METHODS_BY_HAND = {
  'activities/n8n/announcements.db.test.ts': 'what n8n received',
  'api/http/http.db.test.ts': 'methods that a call does not have',
  'api/unsent-files/unseen-files.db.test.ts': 'a body of which half has come',
  'api/unsent-files/unsent-files.db.test.ts': 'a body that is announced and never sent',
  'outside/guard.test.ts': 'what leaves for a server of somebody else',
  'scripts/guest/write-on-whatsapp.ts': 'the stand-in of WhatsApp',
  'tests/api/contract-client.test.ts': 'says how a call must go',
  'tests/identity/sign-in-page.ts': "Keycloak's sign-in page",
  'tests/identity/token-endpoint.ts': "Keycloak's token endpoint",
  'tests/safety/n8n-tester.db.test.ts': 'what n8n received',
  'tests/stand-ins/google/pub-sub.ts': 'calls as Google does',
  'tests/stand-ins/whatsapp.ts': 'calls as WhatsApp does',
}

/** Of the rooms only what is tested: what they themselves ask is asked of others. */
const WHOLE = ['tests', 'scripts']
const ROOMS = ['activities', 'api', 'outside', 'prisma', 'web', 'workflows']
const files = [...WHOLE, ...ROOMS].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => WHOLE.includes(folder) || /\.(test|fixture)\.tsx?$/.test(file))
    .filter((file) => file !== 'tests/api/calls-by-name.test.ts'),
)
const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
const filesWith = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file)

test('tests and bench call by name: only who has a reason writes an address of the API', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(filesWith(PATH).toSorted()).toEqual(Object.keys(ADDRESSES_BY_HAND))
})

test('nor do they name a method, which the contract has', () => {
  expect(filesWith(METHOD).toSorted()).toEqual(Object.keys(METHODS_BY_HAND))
})

test('an answer is what its schema accepted: no cast says so', () => {
  // The trees that documents are read by have bodies too, and are no answers.
  expect(filesWith(CAST).filter((file) => !file.startsWith('tests/documents/'))).toEqual([])
})

test.each([
  [PATH, 'anna.call(`/chats/${id}`)'],
  [PATH, "fetch(url + '/api/me')"],
  [PATH, 'fetch(`${api.url}/api/events`)'],
  [METHOD, "fetch(url, { method: 'PATCH' })"],
  [CAST, 'const { id } = (await response.json()) as { id: string }'],
  [CAST, 'const view = (await approve(id)).body as MessageView'],
  [CAST, "const view = (await anna.ask('readMe', {})) as Me"],
  [CAST, "const view = (await anna.ask('readChat', {\n  params: { id: idOf(chat) },\n}))\n  as ChatView"],
])('%s finds %s', (pattern, line) => expect(line).toMatch(pattern))
