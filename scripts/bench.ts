import { cpus, totalmem } from 'node:os'
import { type Figure, figureLines } from './bench/figure.ts'
import { measureIngest } from './bench/measure-ingest.ts'
import { measureLists } from './bench/measure-lists.ts'
import { measureMainJob } from './bench/measure-main-job.ts'
import { measureProcess } from './bench/measure-process.ts'
import { measureReads } from './bench/measure-reads.ts'
import { measureStreams } from './bench/measure-streams.ts'
import { measureWeb } from './bench/measure-web.ts'
import { type Stage, setStage } from './bench/stage.ts'
import { StartFailure } from './parts/start-failure.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** In this order: what fills the database comes before what is measured on a full one. */
const MEASUREMENTS: Record<string, (stage: Stage) => Promise<Figure[]>> = {
  process: measureProcess,
  job: measureMainJob,
  ingest: measureIngest,
  lists: measureLists,
  reads: measureReads,
  web: (stage) => measureWeb(stage, say),
  streams: measureStreams,
}

/** Measures on a Locanda of its own; `npm run bench -- lists web` only those. Figures are for reading, never a test. */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in MEASUREMENTS))
  if (unknown.length > 0) {
    throw new StartFailure(
      `There is no measurement ${unknown.join(', ')}: there are ${Object.keys(MEASUREMENTS).join(', ')}.`,
    )
  }
  const { stage, strike } = await setStage(say)
  try {
    say(
      `\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
    )
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (names.length > 0 && !names.includes(name)) continue
      for (const line of figureLines(await measure(stage))) say(line)
    }
  } finally {
    await strike()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const text = error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${text}\n`)
  process.exitCode = 1
}
