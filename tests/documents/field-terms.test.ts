import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { declaredIn } from './declared-in.ts'
import { serversCalledHosts } from './servers-called-hosts.ts'

const root = resolve(import.meta.dirname, '../..')

/** Private words for what the field has a term for, and the term (docs/glossary.md). */
const PRIVATE_WORDS: [word: RegExp, term: string][] = [
  [/^(doors|knowHost|forgive|strangers?)$/i, 'access checks, loading the host, uncounting, anonymous'],
  [/(^|-)standings?|Standings?$/, 'state'],
  [/^roads?$|[a-z]Roads?$|^FILE_ROADS$|(^|-)roads?-|-roads?$/, 'transport'],
  [/(^|-)sprays?(-|[A-Z]|$)|[a-z]Sprays?|^Sprays?|^SPRAY/, 'trouble'],
  [/^strange(?!r)|^Strange(?!r)/, 'unsupported'],
  [/^(ALLOWED_PRIVATE|LISTEN)_HOSTS?$/, 'server or address'],
  [/^laid$|^lay[A-Z]/, 'open'],
  [/^begun[A-Z-]/i, 'unsent text'],
  [/machine-?talk/i, 'prompt injection'],
  [/[a-z-](Letter|letter)$|^Letters?$|^(Filled|Owed)?Letter[A-Z]|^letter-/, 'mail or reply'],
  [/^(tell-?worker|raise-?owed|raise-?owed-?secrets|ToldMessage)$/i, 'wake, draft, woken message'],
  [/^takeWake$|^moves$/, 'consumeWake, changesBefore'],
  [/(allowed|imap|smtp|pop3|mail|inbound|private|listen)-?Hosts?$/i, 'server or hostname'],
  [/^forebears?$/i, 'ancestors'],
  [/^births?(Of)?$/i, 'creation'],
  [/^upkeep|^tidy(-|[A-Z]|ing$|$)|^keptHours$|^kept-hours$|^KEPT_HOURS$/i, 'maintenance, retention'],
  [/^(once-?key|in-?turns?$|one-?ahead)/i, 'idempotency key, concurrency, prefetch'],
  [/in-?its-?turn|its-?turn-?comes|^NO_TURN$|^NoTurn$|withoutTurn/i, 'slot'],
  [/^(Engine|openEngine)$/, 'workflows'],
  [/^((set|open|new)?Stage|strike)$/, 'system under test, stop'],
  [/^(Saying|Told|Circumstance)$|Gatherer$/, 'sentence input, error context, badge note, batch'],
]

/** The same where one writes of it, and what is meant instead. */
const PRIVATE_PROSE: [word: RegExp, term: string][] = [
  [/\bletters?\b/i, 'mail or reply'],
  [/\bstandings?\b/i, 'account state'],
  [/\b(?:lays|laid)\b/i, 'opens'],
  [/(?<!schema[ -]|container )\bengines?\b(?! role)/i, 'Temporal, schema engine or engine role'],
  [/\bstrangers?\b/i, 'anonymous caller, another host'],
  [/\bupkeep\b|\bforebears?\b|\bmachine[- ]talk\b/i, 'maintenance, ancestors, prompt injection'],
  [/\bhost['’]s turn\b/i, 'slot'],
  [/\b(?:mail|private|inside|Microsoft['’]s|IMAP|SMTP|POP3) hosts?\b/i, 'server'],
  [
    /\b(?:provider|domain|mailbox)['’]s (?:own )?hosts?\b|\bhosts? of (?:the|a|an|its|each|every) (?:mailbox|mail|domain|provider|server)s?\b/i,
    'server',
  ],
]

/** Where the word is the English one: letters of an alphabet; and this list of words itself. */
const ENGLISH = [
  ...['activities/channels/relay/stay-dates.ts', 'api/chats/word-patterns.ts', 'api/contract/temporary-password.ts'],
  ...[
    'scripts/parts/secrets.ts',
    'web/ui/initials.ts',
    'workflows/domain/fold-text.ts',
    'workflows/domain/language.ts',
  ],
  ...['workflows/domain/secrets/harmless-patterns.ts', 'workflows/domain/secrets/read-secret-text.ts'],
  'tests/documents/field-terms.test.ts',
]

/** Names of this shape that are no such word: fields of stored configuration and of histories, letters of the alphabet. */
const MEANT = new Set(['hasLetter', 'begunAt', 'imapHost', 'smtpHost', 'inboundHost', 'noTurn'])

const list = (...endings: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...endings], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))

const files = list('*.ts', '*.tsx', '*.mjs')

/** The names that a file brings into being: its own, its folders', and all that its code declares. */
const namesOf = (file: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8')
  const places = file.split('/').map((place) => place.replace(/\..*$/, ''))
  return [...places, ...(file.endsWith('.prisma') ? columnsIn(source) : declaredIn(source, file))]
}

/** The models and fields of a schema, and what they are called in the database. */
const columnsIn = (schema: string) =>
  [...schema.matchAll(/^(?:model|enum)\s+(\w+)|^\s+(\w+)\s+\w|@map\("(\w+)"\)/gm)].map(
    ([, model, field, column]) => model ?? field ?? column ?? '',
  )

const privateNamesIn = (names: readonly string[]) =>
  names.flatMap((name) => {
    const term = MEANT.has(name) ? undefined : PRIVATE_WORDS.find(([word]) => word.test(name))?.[1]
    return term === undefined ? [] : [`${name} (say ${term})`]
  })

test('names are terms of the field', { timeout: 60_000 }, () => {
  const read = [...files, ...list('prisma/schema.prisma')]
  expect(read.flatMap((file) => privateNamesIn(namesOf(file)).map((found) => `${file}: ${found}`))).toEqual([])
})

test.each([
  ['const letter = 1', []],
  ['const guestLetter = 1', ['guestLetter']],
  ['type Letter = string', ['Letter']],
  ['export const f = (stranger: string) => stranger', ['stranger']],
  ['function f({ road = null, ...rest }: Way) {}', ['road']],
  ['function f({ way: road }: Way) {}', ['road']],
  ['type F = (sprays: readonly number[]) => void', ['sprays']],
  ['const f = <Spray,>(all: Spray[]) => all', ['Spray']],
  ['interface Known { standingAt: Date }', ['standingAt']],
  ['class A { #strangeWords = 1 }', ['strangeWords']],
  ["const env = { LISTEN_HOST: '::' }", ['LISTEN_HOST']],
  ['const [road] = both', ['road']],
  ['try { f() } catch (stranger) { g() }', ['stranger']],
  ['for (const road of all) f(road)', ['road']],
  ['const { strangers: anonymous } = f(other.road)', []],
])('of %j these are private: %j', (source, names) => {
  expect(privateNamesIn(declaredIn(source, 'module.ts')).map((found) => found.split(' ')[0])).toEqual(names)
})

test('a private name of a column is found', () => {
  const schema = 'model Account {\n  accessAt DateTime? @map("standing_at")\n}'
  expect(privateNamesIn(columnsIn(schema))).toEqual(['standing_at (say state)'])
})

/** Where a person is meant by a text, their name; and fields of the contract, of stored configuration and of `run.json`. */
const HOSTS_MEANT: Readonly<Record<string, string>> = {
  'activities/emergency/unattended-words.ts': 'a person’s name',
  'workflows/domain/alert-words.ts': 'a person’s name',
  'activities/channels/account/smtp-server.ts': 'stored configuration',
  'prisma/source-config.ts': 'stored configuration',
  'api/sources/server-renamed.db.test.ts': 'the contract',
  'web/features/settings/sources/email-presets.ts': 'the contract',
  'web/features/settings/sources/email-values.ts': 'the contract',
  'workflows/domain/mailbox-check/mail-servers.ts': 'the contract',
  'scripts/parts/run-file.ts': 'run.json',
  'tests/kills/mail-line.ts': 'run.json',
  'tests/stand-ins/hang-up-proxy.ts': 'run.json',
  'tests/stand-ins/refusing-imap.ts': 'run.json',
}

test('a host is a person, and never a server', { timeout: 60_000 }, () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return /\bhosts?\b/.test(source) ? serversCalledHosts(source, file).map((place) => ({ file, place })) : []
  })
  expect(found.filter(({ file }) => HOSTS_MEANT[file] === undefined)).toEqual([])
  const met = new Set(found.map(({ file }) => file))
  expect(Object.keys(HOSTS_MEANT).filter((file) => !met.has(file))).toEqual([])
})

test.each([
  ['const f = (host: string, user: string) => host', 1],
  ['function f({ host, port }: Server) {}', 1],
  ['const f = ({ host: hosts, domain }: Server) => hosts', 1],
  ['type Server = { host: string; port: number }', 1],
  ['interface Server { readonly hosts: readonly string[]; tls: Tls }', 1],
  ['const hosts = [inbound.host, smtp.host]', 1],
  ['const host = IMAP[domain]', 1],
  ['const { KEYCLOAK_SMTP_HOST: host, KEYCLOAK_SMTP_PORT: port } = process.env', 1],
  ['for (const host of [`imap.${domain}`]) f(host)', 1],
  ['const hosts: string[] = []', 1],
  ['const host = await tx.host.findUnique({ where: { id } })', 0],
  ['function f({ deps, host }: HostContext) {}', 0],
  ['const place = { host: server.hostname, port: 993 }', 0],
  ['type Alert = { host: string | null; counts: Counts }', 0],
])('%s calls %i servers hosts', (source, many) => {
  expect(serversCalledHosts(source, 'module.ts')).toHaveLength(many)
})

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/(?!\/).*$|\/\/\/.*$/gm

/** Changed by nobody any more: they have run. */
const MIGRATIONS_UNTIL = 'prisma/migrations/20261128151500'
const OF_OTHERS = /^(?:evals|tests\/fixtures)\/|^package-lock\.json$/
const REMARK: Readonly<Record<string, RegExp>> = {
  sql: /--.*$/gm,
  yml: /#.*$/gm,
  yaml: /#.*$/gm,
  sh: /#.*$/gm,
  json: /(?<=[:[,]\s*)"[^"\n]*"(?!\s*:)/g,
}

/** The lines that speak to a reader: a document’s all, values of JSON, else the remarks. Names in code are judged above. */
const proseIn = (file: string, text: string): string[] => {
  const ending = file.split('.').at(-1) ?? ''
  const prose = ending === 'md' ? [text] : (text.match(REMARK[ending] ?? COMMENT) ?? [])
  return prose.flatMap((part) => part.replace(/`[^`\n]*`/g, '').split('\n'))
}
const privateProseIn = (file: string, text: string) =>
  proseIn(file, text).flatMap((line) =>
    PRIVATE_PROSE.filter(([word]) => word.test(line)).map(([, term]) => `${line.trim()} (say ${term})`),
  )

test('documents and comments speak in terms of the field', () => {
  const others = list('*.md', 'prisma/schema.prisma', '*.sql', '*.yml', '*.yaml', '*.json', '*.sh').filter(
    (file) => !OF_OTHERS.test(file) && (!file.endsWith('.sql') || file > MIGRATIONS_UNTIL),
  )
  const read = [...files, ...others].filter((file) => !ENGLISH.includes(file))
  const found = read.flatMap((file) =>
    privateProseIn(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['a.ts', '/** Asks the provider’s own host for its file. */'],
  ['a.ts', '// The host of the mailbox.'],
  ['a.sql', '-- What a mail host refused.'],
  ['a.yml', 'image: postgres # the mail host'],
  ['a.sh', '# Asks the IMAP host'],
  ['a.json', '{ "description": "letters of guests" }'],
])('in %s %s is private', (file, text) => {
  expect(privateProseIn(file, text)).toHaveLength(1)
})
