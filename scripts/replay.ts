import { parseArgs } from 'node:util'
import { clientAt } from '#tests/api/contract-client.ts'
import { keepSignedIn } from '#tests/identity/keep-signed-in.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import { dataDirectory } from './parts/data-directory.ts'
import { root } from './parts/root.ts'
import { readRunFile } from './parts/run-file.ts'
import { StartFailure } from './parts/start-failure.ts'
import { caseLines, summaryLines } from './replay/report-lines.ts'

const USAGE = `Have the past of the running Locanda's demo host replayed, without anything being sent:
  npm run replay
    --days N     only what guests wrote in the last N days (90)
    --model      let the configured model write too, where there is one
    --cases      show every case, not the figures alone`
const EVERY_MS = 500

const say = (line: string) => void process.stdout.write(`${line}\n`)

function readArguments(args: string[]) {
  try {
    const options = {
      days: { type: 'string', default: '90' },
      model: { type: 'boolean', default: false },
      cases: { type: 'boolean', default: false },
    } as const
    const { values } = parseArgs({ args, options })
    return { ...values, days: Number(values.days) }
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new StartFailure(`${cause.message}\n${USAGE}`, { cause })
  }
}

async function main({ days, model, cases }: ReturnType<typeof readArguments>): Promise<void> {
  if (!Number.isInteger(days) || days < 1 || days > 90) throw new StartFailure(`--days takes 1 to 90.\n${USAGE}`)
  const dataDir = dataDirectory(root)
  const run = readRunFile(dataDir)
  if (run === undefined) throw new StartFailure(`Locanda does not run on ${dataDir}: start it with npm start.`)
  const host = clientAt(
    run.apiUrl,
    keepSignedIn(() => signInAt(run, run.demo.host)),
  )
  let replay = await host.ask('startReplay', { body: { days, withModel: model } })
  const params = { id: replay.id }
  while (replay.endedAt === null) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    replay = await host.ask('readReplay', { params })
  }
  if (replay.state === 'failed') throw new StartFailure('The replay was given up: look into the log of the worker.')
  if (cases)
    for await (const page of host.pages('listReplayCases', { params, query: { limit: 200 } }))
      page.flatMap(caseLines).forEach(say)
  summaryLines(replay).forEach(say)
}

try {
  await main(readArguments(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
