import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const screens = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'web/*.ts', 'web/*.tsx'],
  {
    cwd: root,
  },
)
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.'))
const filesWith = (pattern: RegExp) => screens.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))

test('what a field takes is said by the contract: no screen has a figure of its own', () => {
  expect(screens.length).toBeGreaterThan(300)
  expect(filesWith(/\b(maxLength=[{"]\d|max=[{"]\d\d)/)).toEqual([])
})

test('no limit of the contract is written once more', () => {
  expect(filesWith(/\b(\w+_MAX|MOST|WRITING_MS)\b[^=\n]* = \d/)).toEqual([])
})

test.each([
  ['the pictures that are drawn', /'image\/(jpeg|png|gif|webp)'/],
  ['what a draft of a replay is worth', /'right', 'incomplete'/],
  ['what would have become of it', /'send', 'wait', 'none'/],
])('%s are named by the contract alone', (_what, pattern) => {
  expect(filesWith(pattern)).toEqual([])
})

test('n8n’s events are named by the contract alone', () => {
  const named = filesWith(/'new_message'|\bevent: '/).filter((file) => !file.startsWith('web/texts/'))
  expect(named).toEqual([])
})

test('the languages of the app are listed once', () => {
  expect(filesWith(/'mix', 'it', 'en'/)).toEqual(['web/texts/language-choice.ts'])
})
