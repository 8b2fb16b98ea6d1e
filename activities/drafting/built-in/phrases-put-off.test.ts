import { expect, test } from 'vitest'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import { findDeferral } from '#workflows/domain/deferrals/find-deferral.ts'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { fallbackText } from '#workflows/domain/fallback-text.ts'

test.each(DRAFT_LANGUAGES)('what the built-in drafter and the fallback put off is known for it: %s', (language) => {
  const { askAll, askRest, askAbout } = PHRASES[language]
  for (const text of [askAll, askRest, askAbout(['x']), fallbackText(language, { hostFirstName: 'Anna' })]) {
    expect(findDeferral(text, language)?.sentences, text).toHaveLength(1)
  }
})

test.each(DRAFT_LANGUAGES)('courtesy of the built-in drafter puts nothing off: %s', (language) => {
  const { opening, closing, offerHelp, thankBack, arrivalFits } = PHRASES[language]
  for (const text of [opening('formal'), closing('warm'), offerHelp('formal'), thankBack('warm'), arrivalFits]) {
    expect(findDeferral(text, language), text).toBeNull()
  }
})
