import { expect, test } from 'vitest'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import { proveAlone } from '#tests/fixtures/prove-alone.ts'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { FACT_TOPICS } from '#workflows/domain/facts/topics.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { findRisks } from '#workflows/domain/risk.ts'

test.each(DRAFT_LANGUAGES)('%s: what is said beside facts is recognised, and promises nothing', (language) => {
  const { opening, sorry, newsNoted, askAll, askRest, greeting, closing } = PHRASES[language]
  const reply = [
    greeting('Lukas', 'warm'),
    opening('warm'),
    opening('formal'),
    newsNoted,
    askAll,
    askRest,
    closing('warm'),
  ]
  expect(detectLanguage(`${reply.join('\n')}\n${sorry}`)).toBe(language)
  expect(findRisks({ guest: '', reply: reply.join('\n') })).toEqual([])
})

test.each(DRAFT_LANGUAGES)('%s: saying that one will ask is a deferral, whatever it is about', (language) => {
  const { askAbout, askRest, askAll } = PHRASES[language]
  const labels = [labelOf('sauna', language), labelOf('gym', language)].filter((label) => label !== null)
  expect(labels).toHaveLength(2)
  for (const sentence of [askAbout(labels), askRest, askAll]) {
    expect(proveAlone(sentence, language)).toMatchObject({ unsupported: [], promises: [] })
  }
})

test.each(DRAFT_LANGUAGES)('%s: every topic has a name in which its answer is put off', (language) => {
  const nameless = FACT_TOPICS.filter((topic) => labelOf(topic, language) === null)
  expect(nameless).toEqual([])
})
