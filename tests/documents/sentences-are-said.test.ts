import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SENTENCES } from '#workflows/domain/sentences/sentence.ts'

const root = resolve(import.meta.dirname, '../..')

/** Where a code stands beside what brings it about, and is said of it. Elsewhere an equal text is no code. */
const TABLES = [
  'api/admin/n8n/extra-headers.ts',
  'activities/channels/faults/mail-faults.ts',
  'activities/channels/faults/tls-faults.ts',
  'activities/channels/whatsapp/known-parts.ts',
  'activities/drafting/model/model-error.ts',
  'api/contract/field-problem.ts',
  'api/http/foreign-errors.ts',
  'api/sources/create-source.ts',
]

/** Said in so many words: as a `code`, also as one of two, or as the problem of a field. A type says nothing. */
const saying = (code: string) =>
  new RegExp(String.raw`\bcode(?::| =) (?:(?! \| )[^,;\n])*'${code}'(?! \| )|\bproblem\('${code}'\)`)

const files = globSync('{api,activities,outside,prisma,workflows}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|^workflows\/domain\/sentences\/|^prisma\/generated\//.test(file))
  .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }))
const codes = Object.keys(SENTENCES)
/** Most files name no code at all, which a look without a pattern tells at once. */
const isSaid = (code: string) => files.some(({ source }) => source.includes(`'${code}'`) && saying(code).test(source))
const isInTable = (code: string) =>
  files.some(({ file, source }) => TABLES.includes(file) && source.includes(`'${code}'`))

test('every sentence that has words is said somewhere, but for the words of before', () => {
  const unsaid = codes.filter((code) => !isSaid(code) && !isInTable(code))
  expect(unsaid).toEqual([
    ...['facts_disagree', 'fact_in_doubt', 'model_unusable', 'many_sent_today', 'same_message_again', 'legacy'],
  ])
})

test.each(TABLES)('%s says what nobody else does', (table) => {
  const source = files.find(({ file }) => file === table)?.source ?? ''
  expect(codes.filter((code) => source.includes(`'${code}'`) && !isSaid(code))).not.toEqual([])
})

test.each([
  ["throw new AppError('conflict', { code: 'undo_over' })", true],
  ["return say({ code: isEmpty ? 'sent_nothing' : 'undo_over' })", true],
  [".refine(isLine, problem('undo_over'))", true],
  ["if (state === 'undo_over') return", false],
  ["const STATES = ['undo_over']", false],
  ["type Refusal = { code: 'undo_over' | 'draft_changed' }", false],
])('%s says it: %s', (line, isSaying) => {
  expect(saying('undo_over').test(line)).toBe(isSaying)
})
