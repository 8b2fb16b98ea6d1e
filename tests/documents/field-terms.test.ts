import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Private words for what the field has a term for, and the term (ARCHITECTURE.md, 'Words'). */
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
]

/** Names of this shape that are no such word: fields of stored configuration, letters of the alphabet. */
const MEANT = new Set(['hasLetter', 'imapHost', 'smtpHost', 'inboundHost'])

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: root,
  },
)
  .toString()
  .trim()
  .split('\n')

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
