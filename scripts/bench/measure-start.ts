import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/parts/root.ts'
import { lastLines, runCommand } from '#scripts/parts/run-command.ts'
import { readRunFile } from '#scripts/parts/run-file.ts'
import { StartFailure } from '#scripts/parts/start-failure.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import type { Figure } from './figure.ts'

const WARM_STARTS = 3
/** Lines of what it printed. */
const QUOTED = 12

/**
 * How long a start takes until somebody has signed in, in a clone of what is committed here: the first time, with
 * nothing installed, built or obtained, then again. As `npm start` does it, without npm's own moment.
 * @throws StartFailure with the end of what was printed, where it does not come up.
 */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'locanda-clone-'))
  const clone = join(folder, 'locanda')
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o711)
  try {
    await runCommand({ command: 'git', args: ['clone', '--quiet', '--depth', '1', `file://${root}`, clone] })
    const env = { ...process.env, LOCANDA_CACHE_DIR: join(folder, 'cache'), LOCANDA_DATA_DIR: undefined }
    const figures = [await started('start of a new clone', { clone, env }, 100)]
    for (let nth = 1; nth <= WARM_STARTS; nth++) {
      figures.push(await started(`start once more (${nth} of ${WARM_STARTS})`, { clone, env }, 10))
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Start = { clone: string; env: NodeJS.ProcessEnv }

async function started(what: string, { clone, env }: Start, most: number): Promise<Figure> {
  const load = loadavg()[0] ?? 0
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    await saysItIsReady(child)
    const run = readRunFile(join(clone, 'var'))
    if (run === undefined) throw new Error('It is ready, and there is no run.json')
    await signInAt(run, run.demo.host)
    const value = (performance.now() - startedAt) / 1000
    return { what: `${what}, at a load of ${load.toFixed(1)}`, value, unit: 's', target: { most } }
  } finally {
    await end(child)
  }
}

function saysItIsReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (printed.includes('Locanda is ready')) resolve()
      })
    }
    child.once('error', reject)
    child.once('exit', () => reject(new StartFailure(`npm start ended:\n${lastLines(printed, QUOTED)}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
