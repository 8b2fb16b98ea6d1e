import { cpus, totalmem } from 'node:os'
import { type Figure, figureLines } from './bench/figure.ts'
import { measureDecisions } from './bench/measure-decisions.ts'
import { measureIngest } from './bench/measure-ingest.ts'
import { measureKills } from './bench/measure-kills.ts'
import { measureLists } from './bench/measure-lists.ts'
import { measureMainJob } from './bench/measure-main-job.ts'
import { measureOverdue } from './bench/measure-overdue.ts'
import { measureProcess } from './bench/measure-process.ts'
import { measureReads } from './bench/measure-reads.ts'
import { measureReplies } from './bench/measure-replies.ts'
import { measureStart } from './bench/measure-start.ts'
import { measureStreams } from './bench/measure-streams.ts'
import { measureWaiting } from './bench/measure-waiting.ts'
import { measureWeb } from './bench/measure-web.ts'
import { type MeasuredSystem, startMeasuredSystem } from './bench/measured-system.ts'
import { READ_EXAMPLES } from './bench/read-examples.ts'
import { StartFailure } from './parts/start-failure.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const onlyReads: string[] = []

const show = (figure: Figure) => figureLines([figure]).forEach(say)

type Measurement = (system: MeasuredSystem) => Promise<Figure[]>

/** In this order: what fills the database comes before what is measured on a full one. */
const MEASUREMENTS: Record<string, Measurement> = {
  process: measureProcess,
  job: measureMainJob,
  ingest: (system) => measureIngest(system, say),
  lists: measureLists,
  reads: (system) => measureReads(system, { only: onlyReads, show }),
  web: (system) => measureWeb(system, say),
  streams: measureStreams,
}
/** On a Locanda of their own that waits for bursts and for second thoughts, as hosts have it. */
const MEASURED_WITH_WAITS: Record<string, Measurement> = {
  replies: measureReplies,
  kills: measureKills,
  decisions: measureDecisions,
  overdue: measureOverdue,
  waiting: (system) => measureWaiting(system, say),
}
/** `npm start` itself, before anything else runs. */
const START = 'start'
const WAITS = { SETTLE_SECONDS: '2', UNDO_SECONDS: '5' }

/**
 * Measures on a Locanda of its own; `npm run bench -- lists web` only those, `reads:listChats` of the calls that read only that.
 * Figures are for reading, never a test.
 */
async function main(wanted: string[]): Promise<void> {
  onlyReads.push(...wanted.flatMap((name) => /^reads:(.+)/.exec(name)?.[1] ?? []))
  const names = wanted.map((name) => name.replace(/^reads:.+/, 'reads'))
  const known = [START, ...Object.keys(MEASUREMENTS), ...Object.keys(MEASURED_WITH_WAITS)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new StartFailure(`There is no measurement ${unknown.join(', ')}: there are ${known.join(', ')}.`)
  }
  const unread = onlyReads.filter((name) => !Object.hasOwn(READ_EXAMPLES, name))
  if (unread.length > 0) throw new StartFailure(`No call reads by the name of ${unread.join(', ')}.`)
  say(
    `\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
  )
  if (names.length === 0 || names.includes(START)) figureLines(await measureStart()).forEach(say)
  await measure(MEASUREMENTS, names, {})
  await measure(MEASURED_WITH_WAITS, names, WAITS)
}

async function measure(all: Record<string, Measurement>, names: string[], environment: NodeJS.ProcessEnv) {
  const wanted = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name))
  if (wanted.length === 0) return
  const { system, stop } = await startMeasuredSystem(say, environment)
  try {
    for (const [, run] of wanted) for (const line of figureLines(await run(system))) say(line)
  } finally {
    await stop()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const text = error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${text}\n`)
  process.exitCode = 1
}
