import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { StartFailure } from '#scripts/parts/start-failure.ts'

/** Kilobytes of JavaScript, compressed, before the inbox shows: zod, which the contract imports, would not fit. */
export const ENTRY_BUDGET_KB = 150

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

/** @throws StartFailure when the entry is over its budget. */
export function checkEntrySize(folder: string, say: (line: string) => void): void {
  const size = entryKilobytes(folder)
  const found = `${size.toFixed(1)} KB gzip, of ${ENTRY_BUDGET_KB} KB`
  if (size > ENTRY_BUDGET_KB) throw new StartFailure(`The web entry is over its budget: ${found}`)
  say(`  the web entry: ${found}`)
}

/** Kilobytes of compressed JavaScript: the entry with all that it imports at once. @throws StartFailure for a build without a manifest. */
export function entryKilobytes(folder: string): number {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Record<string, Chunk>
  const wanted = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of wanted) for (const imported of manifest[key]?.imports ?? []) wanted.add(imported)
  const scripts = [...wanted].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000
}

function manifestOf(folder: string): string {
  const file = join(folder, '.vite/manifest.json')
  if (existsSync(file)) return file
  throw new StartFailure('The web build has no manifest: set build.manifest in vite.config.ts.')
}
