/** A draft as its host saw it: the share that it promised, 0 to 1, and whether it was sent as it stood. */
export type Shown = { promised: number; isUnchanged: boolean }

/** All drafts that promised about the same. */
type ReliabilityBin = { drafts: number; promised: number; unchanged: number }

export type Reliability = {
  drafts: number
  /** The mean squared difference between promise and outcome: 0 is perfect, 0.25 a coin (Brier 1950). */
  brier: number
  /** How far promise and outcome are apart on average, over ten bins by their drafts (Naeini et al. 2015). */
  calibrationError: number
  /** From the lowest promise to the highest; bins without drafts are there too. */
  bins: ReliabilityBin[]
}

const BINS = 10

/** How well promises were kept. A promise of 0.9 is in the bin of 9; null where there is nothing to measure. */
export function measureReliability(drafts: readonly Shown[]): Reliability | null {
  if (drafts.length === 0) return null
  const bins = Array.from({ length: BINS }, (): ReliabilityBin => ({ drafts: 0, promised: 0, unchanged: 0 }))
  let squares = 0
  for (const { promised, isUnchanged } of drafts) {
    squares += (promised - (isUnchanged ? 1 : 0)) ** 2
    const bin = bins[Math.max(1, Math.min(BINS, Math.round(promised * BINS))) - 1]
    if (bin === undefined) continue
    bin.drafts += 1
    bin.promised += promised
    bin.unchanged += isUnchanged ? 1 : 0
  }
  const apart = bins.reduce((sum, { promised, unchanged }) => sum + Math.abs(promised - unchanged), 0)
  return {
    drafts: drafts.length,
    brier: squares / drafts.length,
    calibrationError: apart / drafts.length,
    bins: bins.map((bin) => ({ ...bin, promised: bin.drafts === 0 ? 0 : bin.promised / bin.drafts })),
  }
}
