import { describe, expect, it } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { EVERYDAY } from './everyday-dictionary.ts'

type Said = readonly [words: string, language: DraftLanguage]
const isSame = ([a, ofA]: Said, [b, ofB]: Said): boolean => {
  const others = EVERYDAY.meaningsOf(b, ofB)
  return EVERYDAY.meaningsOf(a, ofA).some((meaning) => others.includes(meaning))
}

describe('the everyday dictionary', () => {
  it.each<[Said, Said]>([
    [
      ['stendino', 'it'],
      ['clothes horse', 'en'],
    ],
    [
      ['sledges', 'en'],
      ['slittini', 'it'],
    ],
    [
      ['kluczem', 'pl'],
      ['schlussel', 'de'],
    ],
    [
      ['panche', 'it'],
      ['bancs', 'fr'],
    ],
    [
      ['gaveta', 'pt'],
      ['schubladen', 'de'],
    ],
    [
      ['escoba', 'es'],
      ['bezem', 'nl'],
    ],
  ])('knows that %j says %j', (a, b) => {
    expect(isSame(a, b)).toBe(true)
  })

  it.each<[Said, Said]>([
    // One stem, two things.
    [
      ['porta', 'it'],
      ['porto', 'it'],
    ],
    [
      ['puerto', 'es'],
      ['door', 'en'],
    ],
    // Things of a kind, and contraries.
    [
      ['cellar', 'en'],
      ['dachboden', 'de'],
    ],
    [
      ['links', 'de'],
      ['derecha', 'es'],
    ],
    [
      ['rent', 'en'],
      ['acheter', 'fr'],
    ],
  ])('keeps %j apart from %j', (a, b) => {
    expect(isSame(a, b)).toBe(false)
  })

  it('knows nothing of a word that no row has', () => {
    expect(EVERYDAY.meaningsOf('qwertz', 'de')).toEqual([])
    expect(EVERYDAY.meaningsOf('', 'it')).toEqual([])
  })

  it('names a thing in one plain word, or not at all', () => {
    const [broom] = EVERYDAY.meaningsOf('escoba', 'es')
    expect(broom).toBeDefined()
    expect(EVERYDAY.wordFor(broom ?? -1, 'nl')).toBe('bezem')
    expect(EVERYDAY.isThing(broom ?? -1)).toBe(true)
    const [horse] = EVERYDAY.meaningsOf('clothes horse', 'en')
    expect(EVERYDAY.wordFor(horse ?? -1, 'en')).toBeNull()
  })
})
