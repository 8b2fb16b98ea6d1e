/** What was seen at a place of the prior: how many, and how many of them good. */
export type Seen = { prior: number; many: number; good: number }

/** How far a host is believed to be from the prior before anything was seen: in level, and in steepness (log-odds). */
const SPREAD = { level: 0.7, steepness: 0.4 } as const
const STEPS = 30
const HALVINGS = 20

const logit = (share: number) => Math.log(share / (1 - share))
const shareAt = (odds: number) => 1 / (1 + Math.exp(-odds))
const inside = (share: number) => Math.max(0.01, Math.min(0.99, share))

type Line = { level: number; steepness: number }
type Point = { odds: number; many: number; good: number }

/**
 * The prior moved and turned in log-odds to where the decisions are: a few dozen of them say that somebody is strict everywhere, long
 * before each bin says so. Logistic regression on the prior with a ridge; without decisions it is the prior.
 */
export function tilted(prior: readonly number[], seen: readonly Seen[]): number[] {
  const points = seen.map(({ prior: mean, many, good }) => ({ odds: logit(inside(mean)), many, good }))
  let line: Line = { level: 0, steepness: 1 }
  for (let step = 0; step < STEPS; step++) line = improved(line, points)
  // Turned over it would no longer rise: what is surer is never shown as less sure.
  const steepness = Math.max(0, line.steepness)
  return prior.map((mean) => shareAt(line.level + steepness * logit(inside(mean))))
}

/** One step of Newton's, as far as it makes the decisions likelier: from far away a whole one would overshoot. */
function improved(line: Line, points: readonly Point[]): Line {
  const step = newtonStep(line, points)
  const before = likelihood(line, points)
  for (let halving = 0; halving < HALVINGS; halving++) {
    const part = 0.5 ** halving
    const next = { level: line.level + part * step.level, steepness: line.steepness + part * step.steepness }
    if (likelihood(next, points) >= before) return next
  }
  return line
}

/** The logarithm of how likely the decisions are, and the line itself. */
function likelihood({ level, steepness }: Line, points: readonly Point[]): number {
  const ridge = (level / SPREAD.level) ** 2 / 2 + ((steepness - 1) / SPREAD.steepness) ** 2 / 2
  return points.reduce((sum, { odds, many, good }) => {
    const at = level + steepness * odds
    return sum + good * at - many * Math.log1p(Math.exp(at))
  }, -ridge)
}

function newtonStep({ level, steepness }: Line, points: readonly Point[]): Line {
  const tight = { level: SPREAD.level ** -2, steepness: SPREAD.steepness ** -2 }
  const slope = { level: -level * tight.level, steepness: (1 - steepness) * tight.steepness }
  const bend = { level: tight.level, both: 0, steepness: tight.steepness }
  for (const { odds, many, good } of points) {
    const expected = shareAt(level + steepness * odds)
    const weight = many * expected * (1 - expected)
    slope.level += good - many * expected
    slope.steepness += (good - many * expected) * odds
    bend.level += weight
    bend.both += weight * odds
    bend.steepness += weight * odds * odds
  }
  const determinant = bend.level * bend.steepness - bend.both ** 2
  return {
    level: (bend.steepness * slope.level - bend.both * slope.steepness) / determinant,
    steepness: (bend.level * slope.steepness - bend.both * slope.level) / determinant,
  }
}
