import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BINS, type BinCount, calibrated, countBins, fitAll, fitHost, IDENTITY, together } from './calibrate.ts'
import { isotonic } from './isotonic.ts'

const means = (points: number[]) =>
  isotonic(points.map((mean, at) => ({ at, mean, weight: 1 }))).map(({ mean }) => mean)

test.each([
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [3, 2, 1],
    [2, 2, 2],
  ],
  [
    [1, 3, 2, 4],
    [1, 2.5, 2.5, 4],
  ],
  [
    [1, 2, 6, 2, 1, 7],
    [1, 2, 3, 3, 3, 7],
  ],
  [[], []],
])('isotonic of %j is %j', (given, expected) => {
  expect(means(given)).toEqual(expected)
})

test('a heavy point moves the block it is pooled into', () => {
  const pooled = isotonic([
    { at: 0, mean: 1, weight: 9 },
    { at: 1, mean: 0, weight: 1 },
  ])
  expect(pooled.map(({ mean }) => mean)).toEqual([0.9, 0.9])
})

test('the isotonic curve rises, keeps the weighted mean, and no rising curve is nearer', () => {
  const point = fc.record({ mean: fc.double({ min: 0, max: 1, noNaN: true }), weight: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 12 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (given, other) => {
        const points = given.map((one, at) => ({ ...one, at }))
        const curve = isotonic(points)
        const sum = (values: readonly { mean: number; weight: number }[]) =>
          values.reduce((all, { mean, weight }) => all + mean * weight, 0)
        expect(sum(curve)).toBeCloseTo(sum(points), 9)
        const away = (candidate: readonly number[]) =>
          points.reduce((all, { mean, weight }, at) => all + weight * ((candidate[at] ?? 0) - mean) ** 2, 0)
        const own = curve.map(({ mean }) => mean)
        expect(own.every((mean, at) => at === 0 || mean >= (own[at - 1] ?? 0) - 1e-12)).toBe(true)
        const rising = points.map((_, at) => other[at] ?? 1).toSorted((a, b) => a - b)
        expect(away(own)).toBeLessThanOrEqual(away(rising) + 1e-9)
      },
    ),
    { numRuns: 200 },
  )
})

test('without any decision a score means what it says', () => {
  expect(fitHost([], fitAll([]))).toEqual(IDENTITY)
  for (const score of [0.03, 0.25, 0.5, 0.777, 0.96]) expect(calibrated(score, IDENTITY)).toBeCloseTo(score, 9)
})

const often = (bin: number, drafts: number, unchanged: number): BinCount => ({ bin, drafts, unchanged })

test('a host who sends two in three of what looks like nine in ten is shown less, step by step', () => {
  const after = (drafts: number) => calibrated(0.925, fitHost([often(18, drafts, (drafts * 2) / 3)], IDENTITY))
  expect(after(3)).toBeGreaterThan(0.75)
  expect(after(30)).toBeLessThan(0.8)
  expect(after(300)).toBeCloseTo(0.68, 1)
  expect(after(3)).toBeGreaterThan(after(30))
})

test.each([
  [16, 4],
  [40, 0],
  [40, 40],
  [300, 1],
])(
  'of %d drafts at one score %d were sent unchanged: the curve is near that, and never steep in the wrong way',
  (drafts, unchanged) => {
    for (const bin of [2, 10, 18]) {
      const curve = fitHost([often(bin, drafts, unchanged)], IDENTITY)
      expect(Math.abs((curve[bin] ?? 0) - unchanged / drafts)).toBeLessThan(0.25)
    }
  },
)

test('a host with few decisions is shown what all the others have come to', () => {
  const others = fitAll([often(18, 400, 200)])
  expect(calibrated(0.925, fitHost([often(18, 2, 2)], others))).toBeLessThan(0.75)
})

test('no host counts for more than two hundred drafts among all', () => {
  expect(together([[often(18, 2000, 0)], [often(18, 100, 100)]])).toEqual([often(18, 300, 100)])
})

test('whatever was decided, the curve has a share for every score, rises, and stays within 0 and 1', () => {
  const outcomes = fc.array(fc.record({ score: fc.double({ min: 0, max: 1, noNaN: true }), isUnchanged: fc.boolean() }))
  fc.assert(
    fc.property(outcomes, (decided) => {
      const curve = fitHost(countBins(decided), IDENTITY)
      expect(curve).toHaveLength(BINS)
      const shares = Array.from({ length: 101 }, (_, percent) => calibrated(percent / 100, curve))
      expect(shares.every((share, at) => share >= 0 && share <= 1 && share >= (shares[at - 1] ?? 0) - 1e-12)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
