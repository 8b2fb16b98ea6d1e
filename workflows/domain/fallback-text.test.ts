import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { findUnproven } from '#workflows/domain/evidence.ts'
import { fallbackText } from '#workflows/domain/fallback-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { findRisks } from '#workflows/domain/risk.ts'

test.each(DRAFT_LANGUAGES)('the %s fallback is in its language and promises nothing but an answer', (language) => {
  const text = fallbackText(language, { guestFirstName: 'Lukas', hostFirstName: 'Anna' })
  expect(detectLanguage(text)).toBe(language)
  expect(findUnproven(text, [])).toEqual([])
  expect(findRisks({ guest: '', reply: text })).toEqual([])
  expect(text).toMatch(/Lukas,\n\n[^]+\n\nAnna$/)
})

test('without names it greets and does not sign', () => {
  expect(fallbackText('en')).toBe(
    'Hi,\n\nthank you for your message. I have received it and will answer you personally as soon as I can.',
  )
})
