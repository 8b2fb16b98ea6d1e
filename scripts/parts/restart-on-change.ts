import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import type { Supervisor } from './supervisor.ts'

const READS: Record<string, readonly string[]> = {
  API: ['api', 'workflows', 'prisma', 'outside'],
  Worker: ['activities', 'workflows', 'prisma', 'outside'],
}
/** An editor writes more than once. */
const CALM_MS = 300

/**
 * Starts API and worker again when what they read has changed. Not by `node --watch`: what it sends through the
 * channels of worker threads is misread by Temporal's worker, which then ends.
 */
export function restartOnChange(supervisor: Supervisor): void {
  for (const [name, folders] of Object.entries(READS)) {
    let calm: NodeJS.Timeout | undefined
    const changed = (_: string, file: string | null) => {
      if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(calm)
      calm = setTimeout(() => void supervisor.restart(name), CALM_MS)
    }
    for (const folder of folders.map((one) => join(root, one)).filter((one) => existsSync(one))) {
      watch(folder, { recursive: true }, changed).unref()
    }
  }
}
