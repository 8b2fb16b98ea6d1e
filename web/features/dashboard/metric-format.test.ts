import { beforeAll, expect, test } from 'vitest'
import { loadAllTexts } from '#tests/web/load-all-texts.ts'
import { deltaOf, figure } from './metric-format.ts'

beforeAll(loadAllTexts)

test.each([
  [24, 'count', '24'],
  [62.4, 'percent', '62%'],
  [8.44, 'minutes', '8,4 min'],
  [90, 'minutes', '1,5 h'],
  [9.2, 'grade', '9,2/10'],
] as const)('%d as %s is %s', (value, unit, said) => {
  expect(figure(value, unit)).toBe(said)
})

test('a shorter wait is good news, a longer one is not', () => {
  expect(deltaOf({ delta: -1.2 }, 'minutes', 'down')).toMatchObject({ direction: 'down', severity: 'success' })
  expect(deltaOf({ delta: 2 }, 'minutes', 'down')).toMatchObject({ direction: 'up', severity: 'warning' })
})

test('where nothing can be compared there is no delta, and no change is neutral', () => {
  expect(deltaOf({ delta: null }, 'count', 'up')).toBeNull()
  expect(deltaOf({ delta: 0 }, 'count', 'up')).toEqual({
    text: '±0 since yesterday',
    direction: 'same',
    severity: 'neutral',
  })
})
