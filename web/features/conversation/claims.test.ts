import { beforeAll, expect, test } from 'vitest'
import { loadAllTexts } from '#tests/web/load-all-texts.ts'
import { factName } from '#web/lib/fact-name.ts'
import { segments } from './claims.ts'

beforeAll(loadAllTexts)

const claim = (sentence: string, fact: string | null = 'property.checkIn') => ({ sentence, fact })

test('a text is cut where its claims begin and end, and nothing of it is lost', () => {
  const text = 'Ciao. Il check-in è alle 15. A presto.'
  const cut = segments(text, [claim('Il check-in è alle 15.')])
  expect(cut.map(({ text: part, claim: found }) => [part, found !== null])).toEqual([
    ['Ciao. ', false],
    ['Il check-in è alle 15.', true],
    [' A presto.', false],
  ])
})

test('claims that overlap, are empty or are not in the text mark nothing twice', () => {
  const text = 'Il parcheggio è gratuito.'
  const cut = segments(text, [claim('Il parcheggio è gratuito.'), claim('parcheggio'), claim(''), claim('Altro.')])
  expect(cut).toHaveLength(1)
  expect(cut.map((segment) => segment.text).join('')).toBe(text)
})

test('a fact is named in words', () => {
  expect(factName('extra.Pool')).toBe('Pool')
  expect(factName('message.123')).toBe('un messaggio precedente')
  expect(factName('property.checkOut')).toBe('orario di check-out')
})
