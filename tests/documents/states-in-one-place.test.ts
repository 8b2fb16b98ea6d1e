import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGE_STATUSES, OPEN_STATUSES } from '#workflows/domain/message-status.ts'

const root = resolve(import.meta.dirname, '../..')
/** As on one line, however it is broken. */
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ')
const spelled = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ')

const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
})
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.') && existsSync(join(root, file)))

/** Rows that nobody decided, and the schema of what an index holds, which is compared below; a fixture counts on its own. */
const LISTS_OF_THEIR_OWN = /^(?:workflows\/domain|prisma\/demo|scripts\/bench|tests)\/|\.fixture\./

const STATUS = String.raw`['"](?:${MESSAGE_STATUSES.join('|')})['"](?:\s+as const|::\w+)?`
const LISTED = new RegExp(String.raw`${STATUS}\s*,\s*${STATUS}`, 'g')
const EQUALS = String.raw`\s*(?:[!=]={0,2}|<>)\s*`
/** The same thing compared with one, and then with another. */
const CHAINED = new RegExp(
  String.raw`([\w.?]+)${EQUALS}${STATUS}\s*(?:\|\||&&|\bor\b|\band\b)\s*\1${EQUALS}${STATUS}`,
  'gi',
)
const FALLS_THROUGH = new RegExp(String.raw`switch \([\w.]*[sS]tatus\) \{[^}]*?case ${STATUS}:\s*case ${STATUS}:`, 'g')

const statesTogether = (source: string) =>
  [LISTED, CHAINED, FALLS_THROUGH].flatMap((form) => [...source.matchAll(form)].map(([found]) => found))

test('states that belong together are named by the domain, and listed nowhere else', () => {
  const others = code.filter((file) => !LISTS_OF_THEIR_OWN.test(file))
  expect(others.length).toBeGreaterThan(1_000)
  expect(others.flatMap((file) => statesTogether(read(file)).map((found) => `${file}: ${found}`))).toEqual([])
})

test.each([
  "const open = status === 'pending' || status === 'scheduled'",
  "if (message.status !== 'scheduled' && message.status !== 'pending') return",
  "const UNSENT = new Set(['outcome_unknown', 'failed', 'held'])",
  "where: { status: { in: ['held' as const, 'failed' as const] } }",
  "select 1 from message m where m.status in ('scheduled', 'drafting')",
  "select 1 from message m where m.status = 'failed'::message_status or m.status = 'held'",
  "z.enum(['pending', 'scheduled'])",
  "switch (status) { case 'pending': case 'scheduled': return 1 }",
])('%s is a list of states', (source) => {
  expect(statesTogether(source)).toHaveLength(1)
})

test.each([
  "const hasLeftNow = becomes === 'sent' && message.status === 'sending'",
  "status === 'drafting' || (status === 'pending' && modelDueAt !== null)",
  "message.status === 'sent' ? 'arrived' : 'failed'",
  "switch (found.outcome) { case 'sent': case 'failed': return 1 }",
])('%s is none', (source) => {
  expect(statesTogether(source)).toEqual([])
})

test('a default of a host’s is filled in at one place', () => {
  expect(code.filter((file) => /\?\? FALLBACK_DELAY_MINUTES\.default/.test(read(file)))).toEqual([
    'activities/drafting/deadline-from.ts',
  ])
})

test('the index of open messages holds those that are open', () => {
  expect(read('prisma/schema.prisma')).toContain(
    `raw("status IN (${spelled(OPEN_STATUSES)})"), map: "message_open_idx"`,
  )
})
