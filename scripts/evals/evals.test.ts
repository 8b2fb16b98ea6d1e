import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isWorse, readBaseline } from './baseline.ts'
import { embedderOf } from './embedder-of.ts'
import { readEvals } from './eval-data.ts'
import { figuresOf } from './figures.ts'
import { failureLines } from './report-lines.ts'
import { runEvals } from './run-evals.ts'

const data = readEvals()

test('the eval set is as large as it claims: questions, languages, properties, lies and right answers', () => {
  expect(data.questions.length).toBeGreaterThanOrEqual(160)
  expect(new Set(data.questions.map(({ language }) => language)).size).toBe(8)
  expect(data.questions.filter(({ t }) => t.length === 0)).toEqual([])
  expect(data.properties.size).toBeGreaterThanOrEqual(8)
  expect(data.lies.length).toBeGreaterThanOrEqual(49)
  expect(data.right.length).toBeGreaterThanOrEqual(47)
  const ids = [...data.questions, ...data.heldOut, ...data.lies, ...data.right].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

/** Bytes that JavaScript holds on to. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test('no figure of the built-in drafter is worse than in evals/baseline.json, and a worker has room for all its languages', async () => {
  const before = heapInUse()
  const results = await runEvals(data, { embed: await embedderOf(() => undefined) })
  // Of the 256 MB that a worker has (scripts/parts/worker.ts): 187 in a process of its own, less where files before it have paid for
  // a part; 360 where words are looked for by classes of Unicode.
  expect((heapInUse() - before) / 1e6).toBeLessThan(192)
  const baseline = readBaseline()
  const figures = figuresOf(results)
  expect(Object.keys(baseline).toSorted()).toEqual(figures.map(({ name }) => name).toSorted())
  const worse = figures.filter((figure) => isWorse(figure, baseline))
  expect(worse, failureLines(results).join('\n')).toEqual([])
})
