const TOLERANCE = 1e-9

/** ln Γ(n) of a whole number, by its sum: counts here are of decisions that people took. */
function logFactorial(n: number): number {
  let sum = 0
  for (let factor = 2; factor <= n; factor++) sum += Math.log(factor)
  return sum
}

/** The good and the bad of what was decided: whole numbers. */
export type Counted = { good: number; bad: number }

/**
 * The probability that the true share of good ones is at most `share`, after `good` and `bad` were seen and nothing was known
 * before: the regularised incomplete beta function I(share; good + 1, bad + 1), which for whole numbers is a binomial tail
 * (NIST DLMF 8.17.5).
 */
export function probabilityBelow(share: number, { good, bad }: Counted): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  const trials = good + bad + 1
  const all = logFactorial(trials)
  let below = 0
  for (let hits = good + 1; hits <= trials; hits++) {
    const ways = all - logFactorial(hits) - logFactorial(trials - hits)
    below += Math.exp(ways + hits * Math.log(share) + (trials - hits) * Math.log(1 - share))
  }
  return Math.min(1, below)
}

/** The share that the true one exceeds with a certainty of 1 − `quantile`. */
export function betaQuantile(quantile: number, counted: Counted): number {
  let low = 0
  let high = 1
  while (high - low > TOLERANCE) {
    const middle = (low + high) / 2
    if (probabilityBelow(middle, counted) < quantile) low = middle
    else high = middle
  }
  return (low + high) / 2
}
