/** A mean at a place on the axis, and how much it weighs. */
export type Weighted = { at: number; mean: number; weight: number }

/**
 * The rising curve that is nearest to the means, by their weights: pool-adjacent-violators (Barlow et al. 1972). One point for each
 * one given, in order of its place; those that were pooled share their block's mean. Weights are above nought.
 */
export function isotonic(points: readonly Weighted[]): Weighted[] {
  const blocks: { mean: number; weight: number; members: Weighted[] }[] = []
  for (const point of points.toSorted((a, b) => a.at - b.at)) {
    blocks.push({ mean: point.mean, weight: point.weight, members: [point] })
    while (blocks.length > 1) {
      const [before, last] = blocks.slice(-2)
      if (before === undefined || last === undefined || before.mean <= last.mean) break
      const weight = before.weight + last.weight
      const mean = (before.mean * before.weight + last.mean * last.weight) / weight
      blocks.splice(-2, 2, { mean, weight, members: [...before.members, ...last.members] })
    }
  }
  return blocks.flatMap(({ mean, members }) => members.map(({ at, weight }) => ({ at, mean, weight })))
}
