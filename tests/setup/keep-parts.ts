import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { endLeftBehind, takeDataDirectory } from '#scripts/parts/data-directory.ts'
import { startParts } from './start-parts.ts'

// `node tests/setup/keep-parts.ts FOLDER`: keeps the parts of the tests up, so that run after run begins at once.
const dataDir = resolve(process.argv[2] ?? 'var/test-parts')
const say = (line: string) => void process.stdout.write(`${line}\n`)

mkdirSync(dataDir, { recursive: true })
const { release } = takeDataDirectory(dataDir)
await endLeftBehind(dataDir, say)
const { parts, stop } = await startParts(dataDir, say)
const file = `${dataDir}/parts.json`
writeFileSync(file, JSON.stringify(parts, undefined, 2), { mode: 0o600 })
say(`Ready. In another terminal: export LOCANDA_TEST_PARTS=${file}`)

const end = async () => {
  await stop()
  release()
  process.exit(0)
}
process.once('SIGINT', () => void end())
process.once('SIGTERM', () => void end())
