import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { leftBehind } from './child-journal.ts'
import { isAlive, type ProcessIdentity, startOf } from './process-identity.ts'
import { readRunFile } from './run-file.ts'
import { StartFailure, systemErrorCode } from './start-failure.ts'
import { signalGroup } from './supervisor.ts'

/** Where everything of an installation lies: `LOCANDA_DATA_DIR`, or `var` in the folder. */
export const dataDirectory = (folder: string) => resolve(folder, process.env.LOCANDA_DATA_DIR ?? 'var')

/**
 * Takes the data directory for this process; `release` gives it back.
 * @throws StartFailure when another start has it, with the address where that one answers.
 */
export function takeDataDirectory(dataDir: string): { release: () => void } {
  makeFolder(dataDir)
  const lock = join(dataDir, 'lock')
  const holder = readLock(lock)
  if (holder !== undefined && isAlive(holder)) {
    const at = readRunFile(dataDir)?.appUrl
    throw new StartFailure(
      `Locanda runs already on ${dataDir}${at === undefined ? ', it is still starting' : `: ${at}`} (process ${holder.pid}).`,
    )
  }
  if (holder !== undefined) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }), {
      flag: 'wx',
      mode: 0o600,
    })
  } catch (cause) {
    if (systemErrorCode(cause) !== 'EEXIST') throw cause
    throw new StartFailure(`Locanda is being started on ${dataDir} by another process.`, { cause })
  }
  return { release: () => rmSync(lock, { force: true }) }
}

/** Ends what an earlier start that was killed left running on this data directory. */
export async function endLeftBehind(dataDir: string, say: (line: string) => void): Promise<void> {
  const file = join(dataDir, 'processes.json')
  for (const child of leftBehind(file)) {
    say(`Ending ${child.name}, left behind by an earlier start`)
    signalGroup(child.pid, child.name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM')
    for (let waited = 0; waited < 100 && isAlive(child); waited++) await delay(100)
    if (isAlive(child)) signalGroup(child.pid, 'SIGKILL')
  }
  rmSync(file, { force: true })
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    // PostgreSQL may run as another user: it must get through, the files in here are each closed to it.
    chmodSync(dataDir, 0o711)
  } catch (cause) {
    const code = systemErrorCode(cause)
    if (code === undefined) throw cause
    throw new StartFailure(`${dataDir} cannot be written (${code}): name another folder with LOCANDA_DATA_DIR.`, {
      cause,
    })
  }
}

function readLock(lock: string): ProcessIdentity | undefined {
  if (!existsSync(lock)) return undefined
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as ProcessIdentity
  } catch (error) {
    // Cut short by a full disk or a lost machine: nobody holds it.
    if (error instanceof SyntaxError) return { pid: -1, startedAt: '' }
    throw error
  }
}
