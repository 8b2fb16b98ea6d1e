import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasModel } from '#activities/drafting/model/model-config.ts'
import { createModelDrafter } from '#activities/drafting/model-drafter.ts'
import { isWorse, readBaseline, writeBaseline } from './evals/baseline.ts'
import { embedderOf } from './evals/embedder-of.ts'
import { readEvals } from './evals/eval-data.ts'
import { figuresOf, topicLines } from './evals/figures.ts'
import { failureLines, figureLine } from './evals/report-lines.ts'
import { runEvals } from './evals/run-evals.ts'
import { UnreadableSet } from './evals/unreadable-set.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const OPTIONS = {
  data: { type: 'string' },
  model: { type: 'boolean', default: false },
  failures: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
} as const

/**
 * Has the eval set of `evals/` answered, without database: by the built-in drafter, and with `--model` by the model that OPENAI_API_KEY,
 * OPENAI_BASE_URL and OPENAI_MODEL name. `--data FOLDER` takes a set of one's own, with the folders of `evals/`: figures alone, compared with
 * nothing. `--failures` shows every case that is not as it should be; `--keep` makes the figures of the built-in drafter the ones that
 * the next run is compared with.
 */
async function main(args: string[]): Promise<void> {
  const { values: options } = parseArgs({ args, options: OPTIONS })
  const data = options.data === undefined ? readEvals() : readEvals(resolve(options.data))
  if (data.properties.size === 0) throw new Error('There are no properties/*.yaml in the folder that --data names.')
  const model = options.model ? modelOf(process.env) : undefined
  const isOwn = options.data === undefined
  if (options.keep && !isOwn) throw new Error('--keep is of the set of evals/, not of one that --data names.')
  const began = performance.now()
  const results = await runEvals(data, { model, embed: await embedderOf(say) })
  const figures = figuresOf(results)
  const baseline = model === undefined && isOwn ? readBaseline() : {}
  figures.map((figure) => figureLine(figure, baseline)).forEach(say)
  // Topics name what was asked: a set that is kept blind shows none.
  if (isOwn || options.failures) say(`\nComplete by topic: ${topicLines(results.questions).join(', ')}`)
  if (options.failures) ['', ...failureLines(results)].forEach(say)
  say(`\n${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (options.keep) writeBaseline(figures)
  else if (figures.some((figure) => isWorse(figure, baseline))) process.exitCode = 1
}

function modelOf(env: NodeJS.ProcessEnv) {
  const config = { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, name: env.OPENAI_MODEL }
  if (!hasModel(config)) throw new Error('No model is configured: set OPENAI_API_KEY or OPENAI_BASE_URL.')
  return createModelDrafter(config)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UnreadableSet)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
