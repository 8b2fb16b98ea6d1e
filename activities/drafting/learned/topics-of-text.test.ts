import { describe, expect, it } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { learnTopics } from './learn-topics.ts'
import { readPhrases, topicOf } from './read-phrases.ts'
import { sharesIn, topicsOfText } from './topics-of-text.ts'

const FOLDS = 5
type Guess = { share: number; isRight: boolean }

/** Each phrase guessed by what the others teach. */
function guessesIn(language: DraftLanguage): Guess[] {
  const phrases = readPhrases(language)
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const index = learnTopics(phrases.filter((_, at) => at % FOLDS !== fold))
    return phrases
      .filter((_, at) => at % FOLDS === fold)
      .map(({ labels, text }): Guess => {
        const [topic = '', share = 0] = [...sharesIn(index, text)].toSorted((a, b) => b[1] - a[1])[0] ?? []
        return { share, isRight: labels.map(topicOf).includes(topic) }
      })
  })
}
const rightOf = (guesses: readonly Guess[]) => guesses.filter(({ isRight }) => isRight).length / guesses.length

describe.each<DraftLanguage>(['en', 'it', 'pl'])('topics of phrases in %s that were not learned', (language) => {
  const guesses = guessesIn(language)

  it('are found among more than a hundred for two in five, far oftener than by chance', () => {
    expect(rightOf(guesses)).toBeGreaterThan(0.4)
  })

  it('are said with shares that mean something', () => {
    expect(rightOf(guesses.filter(({ share }) => share >= 0.8))).toBeGreaterThan(0.7)
    expect(rightOf(guesses.filter(({ share }) => share < 0.4))).toBeLessThan(0.3)
  })
})

it('takes little room, and says the same each time', () => {
  const index = learnTopics(readPhrases('fr'))
  const { features, rarity, starts, topicAt, weightAt } = index
  const bytes = [features, rarity, starts, topicAt, weightAt].reduce((sum, { byteLength }) => sum + byteLength, 0)
  expect(bytes).toBeLessThan(700_000)
  expect(index.topics.length).toBeLessThan(256)
  expect(learnTopics(readPhrases('fr'))).toEqual(index)
})

it('reads no more of a text than a sentence may have', () => {
  const sentence = 'is there somewhere to leave the car overnight '
  expect(topicsOfText(sentence.repeat(4_000), 'en')).toEqual(topicsOfText(sentence.repeat(40), 'en'))
})

it('says nothing of a text of which it knows no word', () => {
  expect(topicsOfText('qwxz vvkj', 'en').size).toBe(0)
})
