import { expect, test } from 'vitest'
import { figureLines, percentile } from '#scripts/bench/figure.ts'

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
])('of 1 to 100, the share %f does not exceed %i', (share, value) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      share,
    ),
  ).toBe(value)
})

test('a target that is missed says so', () => {
  const [reached, missed] = figureLines([
    { what: 'a', value: 50, unit: 'ms', target: { most: 50 } },
    { what: 'b', value: 9, unit: '/s', target: { least: 10 } },
  ])
  expect(reached).toContain('reached')
  expect(missed).toContain('MISSED')
})

test('what is next to nothing is not told as nothing', () => {
  const [line] = figureLines([{ what: 'a', value: 0.002, unit: '', target: { most: 0 } }])
  expect(line).toMatch(/0\.002 .*MISSED/)
})
