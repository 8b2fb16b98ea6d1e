import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { declaredIn } from './declared-in.ts'

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

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/(?!\/).*$|\/\/\/.*$/gm

/** The lines of a file that speak to its reader: a document's all, of code the comments. Names in it are judged above. */
const proseOf = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8')
  const prose = file.endsWith('.md') ? [text] : (text.match(COMMENT) ?? [])
  return prose.flatMap((part) => part.replace(/`[^`\n]*`/g, '').split('\n'))
}

test('documents and comments speak in terms of the field', () => {
  const read = [...files, ...list('*.md', 'prisma/schema.prisma')].filter((file) => !ENGLISH.includes(file))
  const found = read.flatMap((file) =>
    proseOf(file).flatMap((line) =>
      PRIVATE_PROSE.filter(([word]) => word.test(line)).map(([, term]) => `${file}: ${line.trim()} (say ${term})`),
    ),
  )
  expect(found).toEqual([])
})
