import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '#scripts/parts/root.ts'
import type { EvalFigure } from './figures.ts'

const FILE = join(root, 'evals/baseline.json')
const Baseline = z.record(z.string(), z.tuple([z.number(), z.number()]))
export type Baseline = z.infer<typeof Baseline>

/** The figures of the run before, by name: value and of how many. */
export const readBaseline = (): Baseline =>
  existsSync(FILE) ? Baseline.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {}

/** Makes these figures the ones that the next run is compared with. */
export function writeBaseline(figures: readonly EvalFigure[]): void {
  const entries = figures.map(({ name, value, of }) => `  ${JSON.stringify(name)}: [${value}, ${of}]`)
  writeFileSync(FILE, `{\n${entries.join(',\n')}\n}\n`)
}

/** True when a figure is worse than in the run before, as a share where the set has grown. */
export function isWorse({ name, value, of, better }: EvalFigure, baseline: Baseline): boolean {
  const before = baseline[name]
  if (before === undefined) return false
  const change = share(value, of) - share(before[0], before[1])
  return better === 'more' ? change < -TOLERANCE : change > TOLERANCE
}

const TOLERANCE = 1e-9
const share = (value: number, of: number) => (of === 0 ? 0 : value / of)
