/** One measured figure beside what it should be. Without a target it is shown for orientation. */
export type Figure = { what: string; value: number; unit: string; target?: { most: number } | { least: number } }

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
/** What is next to nothing is not told as nothing. */
const SMALL = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
const written = (value: number) => (value < 1 ? SMALL : NUMBER).format(value)

const targetText = ({ target, unit }: Figure) => {
  if (target === undefined) return ''
  return 'most' in target ? `≤ ${written(target.most)} ${unit}` : `≥ ${written(target.least)} ${unit}`
}

const verdict = ({ target, value }: Figure) => {
  if (target === undefined) return ''
  return ('most' in target ? value <= target.most : value >= target.least) ? 'reached' : 'MISSED'
}

/** The figures of one measurement as lines: what, how much, the target beside it, and whether it is reached. */
export const figureLines = (figures: readonly Figure[]): string[] =>
  figures.map((figure) =>
    [
      figure.what.padEnd(58),
      `${written(figure.value)} ${figure.unit}`.padStart(16),
      targetText(figure).padStart(18),
      `  ${verdict(figure)}`,
    ].join(''),
  )

/** The value that `share` of the sorted samples do not exceed. @throws Error without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
  if (at === undefined) throw new Error('Nothing was measured')
  return at
}
