import { expect, test } from 'vitest'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import { isConfirmedBeside } from './confirmed-beside.ts'

/** The facts of a note as drafts have them, some as the host has settled them. */
const factsOf = (note: string, settled: (key: string) => Partial<PropertyFact>) =>
  withDoubts(
    readText(note, { kind: 'note', name: 'additionalInfo' }).map((fact, index) => ({
      ...fact,
      ...{ id: `${index}`, isConfirmed: false, contradicts: [] },
      ...settled(fact.key),
    })),
  )
const wordsLeft = (note: string, settled: (key: string) => Partial<PropertyFact>) => {
  const facts = factsOf(note, settled)
  return facts.filter((fact) => fact.value.kind === 'text' && !isConfirmedBeside(fact, facts)).map(({ key }) => key)
}
const COT = 'Il y avait un lit bébé, il a fini chez ma nièce.'

test('of a sentence that was in doubt nothing is left to ask once its host has called it right', () => {
  expect(wordsLeft(COT, () => ({}))).toEqual(['crib.howTo'])
  expect(wordsLeft(COT, (key) => ({ isConfirmed: key === 'crib.exists' }))).toEqual([])
  // Another value than what was read says nothing of the rest.
  expect(wordsLeft(COT, (key) => (key === 'crib.exists' ? { isConfirmed: true, isCorrected: true } : {}))).toEqual([
    'crib.howTo',
  ])
})

test('of one in which nothing was in doubt the words stay as they are', () => {
  const [cot] = factsOf('There is a cot.', () => ({ isConfirmed: true }))
  if (cot === undefined) throw new Error('No fact was read')
  const words = { ...cot, id: 'words', key: 'crib.howTo', value: { kind: 'text', text: 'There is a cot.' } } as const
  expect(isConfirmedBeside(words, [cot, words])).toBe(false)
})
