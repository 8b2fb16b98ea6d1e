import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Private words for what the field has a term for, and the term (docs/glossary.md). */
const PRIVATE_WORDS: [word: RegExp, term: string][] = [
  [/^(doors|knowHost|forgive|strangers?)$/i, 'access checks, loading the host, uncounting, anonymous'],
  [/(^|-)standings?|Standings?$/, 'state'],
  [/^laid$|^lay[A-Z]/, 'open'],
  [/^begun[A-Z-]/i, 'unsent text'],
  [/machine-?talk/i, 'prompt injection'],
  [/[a-z-](Letter|letter)$|^(Filled|Owed)?Letter[A-Z]|^letter-/, 'mail or reply'],
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
const MEANT = new Set(['hasLetter', 'imapHost', 'smtpHost', 'inboundHost', 'noTurn'])

const list = (...endings: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...endings], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))

const files = list('*.ts', '*.tsx', '*.mjs')

const DECLARED =
  /\b(?:function\*?|const|let|class|type|async|readonly)\s+#?(\w+)|^\s+#?(\w+)\??:|^\s+(?:async )?#?(\w+)\(/gm

/** The names that a file brings into being: its own, its folders', its variables, types and members. */
const namesOf = (file: string): string[] => {
  const places = file.split('/').map((place) => place.replace(/\..*$/, ''))
  const declared = [...readFileSync(join(root, file), 'utf8').matchAll(DECLARED)]
  return [...places, ...declared.map(([, one, two, three]) => one ?? two ?? three ?? '')]
}

test('names are terms of the field', () => {
  const found = files.flatMap((file) =>
    namesOf(file).flatMap((name) => {
      const term = MEANT.has(name) ? undefined : PRIVATE_WORDS.find(([word]) => word.test(name))?.[1]
      return term === undefined ? [] : [`${file}: ${name} (say ${term})`]
    }),
  )
  expect(found).toEqual([])
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
