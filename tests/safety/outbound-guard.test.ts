import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Each of these connects to where somebody says; nothing but the guard may decide whether that is allowed. */
const WAYS_OUT =
  /(?<![.\w])fetch\(|\b(?:net|tls|http|https)\.(?:connect|request|get)\(|createConnection\(|new (?:ImapFlow|SMTPConnection|WebSocket|Agent)\(|createTransport\(/
/** They connect to the address that `guard.resolve` gave them. */
const GUARDED = [
  'activities/channels/imap/open-imap.ts',
  'activities/channels/smtp/send-mail.ts',
  'activities/channels/pop3/pop3-client.ts',
]

/** To the model server that the operator set: no user names its address. */
const OPERATORS = ['activities/drafting/model/watched-fetch.ts']

const sources = ['api', 'activities', 'prisma', 'workflows'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('generated'))
    .map((file) => `${room}/${file}`),
)

test('nothing connects to the outside but through the guard', () => {
  const leaving = sources.filter((file) => WAYS_OUT.test(readFileSync(join(root, file), 'utf8')))
  expect(leaving.filter((file) => ![...GUARDED, ...OPERATORS].includes(file))).toEqual([])
})

/** The Gmail library would connect by itself. */
const GMAIL = 'activities/channels/gmail/open-gmail.ts'

test('the Gmail library is loaded in one place, when it is needed, and connects by the guard alone', () => {
  const loading = sources.filter((file) =>
    /(?<!^import type .*)['"]@googleapis|import\('@googleapis/m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(loading).toEqual([GMAIL])
  const source = readFileSync(join(root, GMAIL), 'utf8')
  expect(source).toContain("await import('@googleapis/gmail')")
  expect(source).toContain('fetchImplementation: fetchFor(deps, login)')
})

test.each(GUARDED)('%s asks the guard for the address', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain('guard.resolve(')
})
