import { expect, test } from 'vitest'
import { mendWordsEn } from './en/mend-words.ts'
import { mendWordsIt } from './it/mend-words.ts'
import { isMend, MENDS, type Mend, mendInWords, toMend } from './mends.ts'

const samples = Object.entries(MENDS).map(([code, kinds]) => {
  const params = Object.entries(kinds).map(([name, kind]) => [name, kind === 'text' ? 'imap.casa.test' : ['INBOX']])
  return { code, params: Object.fromEntries(params) } as Mend
})

test('every way out has words of its own in both languages, with what it is made of', () => {
  const told = samples.map((mend) => [mendInWords(mendWordsIt, mend), mendInWords(mendWordsEn, mend)])
  expect(new Set(told.flat()).size).toBe(samples.length * 2)
  const quoted = samples.filter(({ params }) => Object.keys(params).length > 0)
  for (const mend of quoted) expect(mendInWords(mendWordsIt, mend)).toMatch(/imap\.casa\.test|INBOX/)
})

test.each([
  null,
  'mend_port',
  { code: 'constructor', params: {} },
  { code: 'mend_of_2031', params: {} },
  { code: 'mend_port', params: {} },
  { code: 'mend_folder', params: { folders: 'INBOX' } },
])('%j is none', (value) => {
  expect(isMend(value)).toBe(false)
})

test('every one is told from what is none, and quotes text that PostgreSQL keeps', () => {
  expect(samples.filter((mend) => !isMend(mend))).toEqual([])
  expect(toMend({ code: 'mend_folder', params: { folders: ['a\0b'] } }).params).toEqual({ folders: ['ab'] })
})
