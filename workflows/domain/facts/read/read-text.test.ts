import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import { readText } from './read-text.ts'

const NOTE = { kind: 'note', name: 'additionalInfo' } as const

function written(value: FactValue): string {
  switch (value.kind) {
    case 'yesNo':
      return value.yes ? 'yes' : 'no'
    case 'time':
      return value.time
    case 'hours':
      return `${value.from}-${value.to}`
    case 'amount':
      return `${value.amount}${value.currency}${value.per === null ? '' : `/${value.per}`}`
    case 'count':
      return String(value.count)
    case 'distance':
      return `${value.distance}${value.unit}`
    case 'measure':
      return String(value.measure)
    case 'days':
      return `${value.days}${value.unit}`
    case 'season':
      return `${value.from}..${value.to}`
    case 'choices':
      return value.choices.join('+')
    case 'name':
      return value.name
    case 'text':
      return '~'
  }
}

/** A fact as the data files write it: `key=value[conditions]@season`. */
function mark({ key, value, conditions, validity }: FoundFact): string {
  const limits = conditions.length === 0 ? '' : `[${conditions.map(({ kind }) => kind).join(',')}]`
  const season = validity?.season
  const days = validity?.weekdays
  return `${key}=${written(value)}${limits}${season ? `@${season.from}..${season.to}` : ''}${days ? `@days${days.join('')}` : ''}`
}

const cases = (file: string): [sentence: string, expected: string[]][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => {
      const [sentence = '', expected = ''] = line.split(' => ')
      return [
        sentence,
        expected
          .trim()
          .split(' ')
          .filter((fact) => fact !== '~'),
      ]
    })

const read = (sentence: string) =>
  readText(sentence, NOTE)
    .map(mark)
    .filter((fact) => !fact.endsWith('=~'))

// Those in the first file were at hand while the rules were written, those in the others were written when they stood.
const FILES = [
  'sentences-cases.txt',
  'sentences-seen.txt',
  'sentences-held-out.txt',
  'sentences-held-out-2.txt',
  'sentences-held-out-3.txt',
]

test.each(FILES.flatMap(cases))('%s', (sentence, expected) => {
  expect(read(sentence).toSorted()).toEqual(expected.toSorted())
})

test('there are at least 250 sentences', () => {
  expect(FILES.flatMap(cases).length).toBeGreaterThanOrEqual(250)
})

test('what no topic claims is kept word for word', () => {
  expect(readText('Chiedete a Rosa le olive migliori del paese.', NOTE)).toMatchObject([
    {
      key: 'other.text',
      language: 'it',
      value: { kind: 'text', text: 'Chiedete a Rosa le olive migliori del paese.' },
    },
  ])
})

test('a limit that nobody can read is kept in the host’s words, and holds whatever it limits', () => {
  expect(readText('The sauna may be used only if the caretaker is at home.', NOTE)[0]).toMatchObject({
    key: 'sauna.exists',
    conditions: [{ kind: 'freeWords', text: 'only if the caretaker is at home' }],
  })
})

test('no value is taken from a placeholder of a secret', () => {
  const facts = readText(
    'The garage opens with [[secret:garage_code]]. Wi-Fi password: [[secret:wifi_password]].',
    NOTE,
  )
  expect(
    JSON.stringify(
      facts
        .map(({ value, conditions }) => [value, conditions])
        .filter(([value]) => !JSON.stringify(value).includes('"text"')),
    ),
  ).not.toContain('secret')
})

test('any text is read in good time', () => {
  const begun = performance.now()
  for (const text of [
    'a'.repeat(20_000),
    '1,'.repeat(5_000),
    'no '.repeat(5_000),
    'pool and '.repeat(1_000),
    '€'.repeat(5_000),
  ]) {
    readText(text, NOTE)
  }
  expect(performance.now() - begun).toBeLessThan(20_000)
})
