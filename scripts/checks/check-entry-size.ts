import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { StartFailure } from '#scripts/parts/start-failure.ts'

/** Kilobytes of JavaScript, compressed, before the inbox shows: zod, which the contract imports, would not fit. */
const BUDGET_KB = 170

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

/** @throws StartFailure when the entry, with all that it imports at once, is over its budget. */
export function checkEntrySize(folder: string, say: (line: string) => void): void {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Record<string, Chunk>
  const wanted = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of wanted) for (const imported of manifest[key]?.imports ?? []) wanted.add(imported)
  const scripts = [...wanted].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
  const size = `${(bytes / 1000).toFixed(1)} KB gzip in ${scripts.length} files, of ${BUDGET_KB} KB`
  if (bytes > BUDGET_KB * 1000) throw new StartFailure(`The web entry is over its budget: ${size}`)
  say(`  the web entry: ${size}`)
}

function manifestOf(folder: string): string {
  const file = join(folder, '.vite/manifest.json')
  if (existsSync(file)) return file
  throw new StartFailure('The web build has no manifest: set build.manifest in vite.config.ts.')
}
