import { expect, test } from 'vitest'
import { FACT_TOPICS } from '#workflows/domain/facts/topics.ts'
import { answersOf, partOfAnswerTo, ruleOfRequest } from './answers-beside.ts'

test('what answers a question whole is not told beside it in part, and no subject stands for itself', () => {
  const wrong = FACT_TOPICS.filter((topic) => {
    const whole = answersOf(topic)
    return partOfAnswerTo(topic).some((other) => whole.includes(other) || other === topic) || whole.includes(topic)
  })
  expect(wrong).toEqual([])
})

test('a request has its rule, and nothing else that answers it', () => {
  const requests = FACT_TOPICS.filter((topic) => ruleOfRequest(topic) !== undefined)
  expect(requests).toEqual(['earlyCheckIn', 'lateArrival', 'lateCheckOut'])
  expect(requests.flatMap((topic) => [...answersOf(topic), ...partOfAnswerTo(topic)])).toEqual([])
})
