import { expect, test } from 'vitest'
import { countBins, fitAll, fitHost, IDENTITY, NEWEST_FITTED, type Outcome, together } from './calibrate.ts'
import type { HostRecord } from './host-record.ts'
import { rateDraft } from './rate-draft.ts'
import { measureReliability, type Reliability } from './reliability.ts'

/** Numbers that look random and are the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Draft = { base: number; topic: string; nth: number }
/** How likely the host sends a draft as it stands: the truth, which nothing but their decisions tells of. */
/** `late`: the error that may be left after 200 drafts, where it is not 0.05. */
type Kind = { name: string; drafts: number; late?: number; truth: (draft: Draft) => number }

const TOPICS = ['parking', 'checkIn', 'wifi', 'pets', 'pool']
const KINDS: Kind[] = [
  { name: 'as the score says', drafts: 600, truth: ({ base }) => base },
  { name: 'trusting', drafts: 600, truth: ({ base }) => 0.9 + base / 12 },
  { name: 'strict', drafts: 600, truth: ({ base }) => base * 0.55 },
  { name: 'with notes that mislead', drafts: 600, truth: ({ base }) => base ** 4 },
  { name: 'who rewrites parking', drafts: 600, truth: ({ base, topic }) => (topic === 'parking' ? 0.1 : base) },
  { name: 'who turns strict', drafts: 900, late: 0.07, truth: ({ base, nth }) => (nth < 300 ? base : base * 0.6) },
  { name: 'a newcomer, strict', drafts: 60, truth: ({ base }) => base * 0.6 },
]

const REFIT_EVERY = 10

type Lived = { plain: Outcome[]; shown: Outcome[]; late: Outcome[]; scores: Outcome[] }

/** A host's life: every draft is rated with what was decided before it, shown, and decided. */
function live({ drafts, truth }: Kind, { seed, others }: { seed: number; others: readonly number[] }): Lived {
  const roll = dice(seed)
  const lived: Lived = { plain: [], shown: [], late: [], scores: [] }
  const counts = new Map<string, { decided: number; unchanged: number }>()
  let curve = others
  for (let nth = 0; nth < drafts; nth++) {
    const base = 0.3 + 0.66 * roll() ** 0.5
    const topic = TOPICS[Math.floor(roll() * TOPICS.length)] ?? 'parking'
    const rating = rateDraft(
      {
        signals: { evidence: 1, questions: 1, relation: 1, language: 1 },
        ...{ asked: 1, own: base * 10, caps: [], topics: [topic] },
      },
      { record: recordOf(counts), curve },
    )
    const isUnchanged = roll() < truth({ base, topic, nth })
    lived.plain.push({ score: base, isUnchanged })
    lived.shown.push({ score: rating.share, isUnchanged })
    if (nth >= 200) lived.late.push({ score: rating.share, isUnchanged })
    lived.scores.push({ score: rating.score, isUnchanged })
    const { decided, unchanged } = counts.get(topic) ?? { decided: 0, unchanged: 0 }
    counts.set(topic, { decided: decided + 1, unchanged: unchanged + (isUnchanged ? 1 : 0) })
    if (nth % REFIT_EVERY === 0) curve = fitHost(countBins(lived.scores.slice(-NEWEST_FITTED)), others)
  }
  return lived
}

function recordOf(counts: ReadonlyMap<string, { decided: number; unchanged: number }>): HostRecord {
  const all = { decided: 0, unchanged: 0 }
  for (const { decided, unchanged } of counts.values()) {
    all.decided += decided
    all.unchanged += unchanged
  }
  return { all, topics: [...counts].map(([topic, decided]) => ({ topic, inProperty: decided, inAll: decided })) }
}

const measured = (outcomes: readonly Outcome[]): Reliability => {
  const found = measureReliability(outcomes.map(({ score, isUnchanged }) => ({ promised: score, isUnchanged })))
  if (found === null) throw new Error('Nothing was decided')
  return found
}

const column = (value: number) => value.toFixed(3).padStart(7)
const line = (name: string, ...values: number[]) => `${name.padEnd(26)}${values.map(column).join('')}\n`

test('over simulated histories calibration makes the number mean what it says', () => {
  const lives = KINDS.map((kind, index) => ({ kind, lived: live(kind, { seed: index + 1, others: IDENTITY }) }))
  process.stdout.write(`\n${'host'.padEnd(26)}  Brier  after    ECE  after  late ECE\n`)
  for (const { kind, lived } of lives) {
    const [before, after] = [measured(lived.plain), measured(lived.shown)]
    const late = lived.late.length === 0 ? after : measured(lived.late)
    process.stdout.write(
      line(
        kind.name,
        before.brier,
        after.brier,
        before.calibrationError,
        after.calibrationError,
        late.calibrationError,
      ),
    )
    if (kind.drafts >= 600) expect.soft(after.brier, kind.name).toBeLessThanOrEqual(before.brier + 0.01)
    if (kind.drafts >= 600) expect.soft(late.calibrationError, kind.name).toBeLessThanOrEqual(kind.late ?? 0.05)
  }
})

test('a newcomer like the others is shown the right numbers sooner for them', () => {
  const newcomer = { name: 'newcomer', drafts: 60, truth: ({ base }: Draft) => base * 0.6 }
  const strict = [11, 12, 13, 14].map((seed) =>
    countBins(live({ ...newcomer, drafts: 300 }, { seed, others: IDENTITY }).scores),
  )
  const seeds = Array.from({ length: 20 }, (_, index) => 100 + index)
  const errorWith = (others: readonly number[]) =>
    measured(seeds.flatMap((seed) => live(newcomer, { seed, others }).shown)).calibrationError
  const [alone, among] = [errorWith(IDENTITY), errorWith(fitAll(together(strict)))]
  process.stdout.write(
    `\nECE of newcomers' first 60 drafts: alone ${alone.toFixed(3)}, with the others' curve ${among.toFixed(3)}\n`,
  )
  expect(among).toBeLessThan(alone)
  expect(among).toBeLessThanOrEqual(0.08)
})

test('of a thousand drafts shown as 9, about nine in ten were sent unchanged', () => {
  const roll = dice(7)
  const kinds = KINDS.filter(({ drafts }) => drafts >= 600)
  const shown = kinds.flatMap(
    (kind) => live({ ...kind, drafts: 3_000 }, { seed: Math.floor(roll() * 1e6), others: IDENTITY }).late,
  )
  const nines = shown.filter(({ score }) => Math.round(score * 10) === 9)
  const kept = nines.filter(({ isUnchanged }) => isUnchanged).length / nines.length
  process.stdout.write(`\nof ${nines.length} drafts shown as 9, ${(kept * 100).toFixed(1)} % were sent unchanged\n`)
  expect(nines.length).toBeGreaterThan(1_000)
  expect(Math.abs(kept - 0.9)).toBeLessThanOrEqual(0.03)
})
