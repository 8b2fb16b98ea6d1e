import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { StartFailure } from '#scripts/parts/start-failure.ts'

/** Kilobytes of JavaScript, compressed, before the inbox shows: zod, which the contract imports, would not fit. */
export const ENTRY_BUDGET_KB = 150

/** Kilobytes of JavaScript, compressed, until a screen stands. What a screen fetches where it is shown comes to what is counted here. */
export const ROUTE_BUDGET_KB = 230

type Chunk = { file: string; name?: string; src?: string; imports?: string[] }

/** What every start fetches, by the names that the build gives it: what signs in, and what every screen stands on. */
const BEGINS: readonly string[] = ['session', 'inbox']

/** @throws StartFailure when the entry is over its budget, or a screen that it fetches. */
export function checkEntrySize(folder: string, say: (line: string) => void): void {
  const size = entryKilobytes(folder)
  const found = `${size.toFixed(1)} KB gzip, of ${ENTRY_BUDGET_KB} KB`
  if (size > ENTRY_BUDGET_KB) throw new StartFailure(`The web entry is over its budget: ${found}`)
  say(`  the web entry: ${found}`)
  const chunks = readManifest(folder)
  for (const screen of Object.keys(chunks).filter((key) => chunks[key]?.src?.startsWith('web/screens/'))) {
    const kilobytes = kilobytesOf(folder, [...entries(chunks), screen])
    if (kilobytes > ROUTE_BUDGET_KB)
      throw new StartFailure(`${screen} is over its budget: ${kilobytes.toFixed(1)} KB gzip, of ${ROUTE_BUDGET_KB} KB`)
  }
}

/** @throws StartFailure where one of them is not there: nothing would be counted. */
function entries(chunks: Record<string, Chunk>): string[] {
  const scripts = Object.keys(chunks).filter((key) => chunks[key]?.file.endsWith('.js'))
  return BEGINS.map((name) => {
    const found = scripts.find((key) => chunks[key]?.name === name)
    if (found === undefined) throw new StartFailure(`The web build has no file of the name ${name}.`)
    return found
  })
}

/** Kilobytes of compressed JavaScript that every start fetches at once. @throws StartFailure for a build without a manifest. */
export const entryKilobytes = (folder: string): number => kilobytesOf(folder, entries(readManifest(folder)))

function kilobytesOf(folder: string, keys: readonly string[]): number {
  const chunks = readManifest(folder)
  const wanted = new Set(keys)
  for (const key of wanted) for (const imported of chunks[key]?.imports ?? []) wanted.add(imported)
  const scripts = [...wanted].map((key) => chunks[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000
}

const readManifest = (folder: string) => JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Record<string, Chunk>

function manifestOf(folder: string): string {
  const file = join(folder, '.vite/manifest.json')
  if (existsSync(file)) return file
  throw new StartFailure('The web build has no manifest: set build.manifest in vite.config.ts.')
}
