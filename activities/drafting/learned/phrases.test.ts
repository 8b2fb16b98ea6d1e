import { describe, expect, it } from 'vitest'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { isFactKey } from '#workflows/domain/facts/topics.ts'
import { readPhrases } from './read-phrases.ts'

/** What is no fact of a house. */
const OTHER_LABELS = new Set('access wifiPassword greeting thanks context news outside emergency'.split(' '))

describe.each(DRAFT_LANGUAGES)('the phrases in %s', (language) => {
  const phrases = readPhrases(language)

  it('are some thousand', () => {
    expect(phrases.length).toBeGreaterThan(2000)
  })

  it('are labelled with keys of facts and kinds of messages', () => {
    const labels = [...new Set(phrases.flatMap((phrase) => phrase.labels))]
    expect(labels.filter((label) => !isFactKey(label) && !OTHER_LABELS.has(label))).toEqual([])
  })

  it('are each there once, and one a line', () => {
    const texts = phrases.map(({ text }) => text)
    expect(texts.filter((text, at) => text.trim() === '' || texts.indexOf(text) !== at)).toEqual([])
  })
})
