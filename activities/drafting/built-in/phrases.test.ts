import { expect, test } from 'vitest'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { findUnproven } from '#workflows/domain/evidence.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { findRisks } from '#workflows/domain/risk.ts'

/** Everything that may go out by itself, with facts that prove it. */
const said = (p: Phrases): string[] => [
  p.opening('warm'),
  p.opening('formal'),
  p.checkIn('15:00'),
  p.checkOut('10:30'),
  p.arrival('15:00'),
  ...[true, false].flatMap((has) => [p.wifi(has), p.pets(has), p.pool(has), p.balcony(has)]),
  ...[0, 1, 6].flatMap((count) => [p.parking(count), p.towels(count)]),
  ...[1, 6].flatMap((count) => [p.floor(count), p.rooms(count), p.bathrooms(count)]),
  p.address('Via della Lungara 6'),
]
const FACTS = ['15:00', '10:30', '0 1 6', 'Wi-Fi, pool, balcony, pets, garage, towels', 'Via della Lungara 6']

const everySentence = DRAFT_LANGUAGES.flatMap((language) =>
  said(PHRASES[language]).map((sentence): [DraftLanguage, string] => [language, sentence]),
)

test.each(everySentence)('%s: "%s" is recognised, proven and harmless', (language, sentence) => {
  const { greeting, closing } = PHRASES[language]
  const reply = `${greeting('Lukas', 'warm')}\n\n${sentence}\n\n${closing('warm')}\nAnna`
  expect(detectLanguage(reply)).toBe(language)
  expect(findUnproven(reply, FACTS)).toEqual([])
  expect(findRisks({ guest: '', reply })).toEqual([])
  expect(sentence).toMatch(/^[\p{L}\d¡¿].*[.!?]$/u)
})

test.each(DRAFT_LANGUAGES)('%s: saying that one will ask needs no evidence', (language) => {
  const { askAbout, askRest, askAll } = PHRASES[language]
  const labels = [labelOf('sauna', language), labelOf('gym', language)]
  expect(findUnproven([askAbout(labels), askRest, askAll].join(' '), [])).toEqual([])
})
