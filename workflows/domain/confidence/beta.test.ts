import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betaQuantile, probabilityBelow } from './beta.ts'

// Reckoned apart, by sums of whole binomial coefficients.
test.each([
  [0.9, 28, 0, 0.047101, 0.901855],
  [0.9, 27, 0, 0.052335, 0.898534],
  [0.9, 44, 1, 0.048004, 0.900976],
  [0.5, 0, 0, 0.5, 0.05],
  [0.8, 8, 2, 0.617402, 0.529913],
])('below %d with %d good and %d bad', (share, good, bad, below, quantile) => {
  expect(probabilityBelow(share, { good, bad })).toBeCloseTo(below, 4)
  expect(betaQuantile(0.05, { good, bad })).toBeCloseTo(quantile, 4)
})

test('the quantile is where the probability is, and grows with what is good', () => {
  const counted = fc.record({ good: fc.nat(300), bad: fc.nat(60) })
  fc.assert(
    fc.property(counted, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (counts, quantile) => {
      const found = betaQuantile(quantile, counts)
      expect(probabilityBelow(found, counts)).toBeCloseTo(quantile, 5)
      expect(betaQuantile(quantile, { ...counts, good: counts.good + 1 })).toBeGreaterThan(found)
      expect(betaQuantile(quantile, { ...counts, bad: counts.bad + 1 })).toBeLessThan(found)
    }),
    { numRuns: 60 },
  )
})
