import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/parts/root.ts'

export type Counts = { passed: number; failed: number }

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export type VitestRun = { project: string; filters: string[]; folder: string; env: NodeJS.ProcessEnv }

let current: ChildProcess | undefined
process.on('exit', () => current?.kill('SIGKILL'))

/** Runs one kind of test and counts. A file that could not be loaded, a hook or an error outside a test counts as one failed. */
export async function runVitest({ project, filters, folder, env }: VitestRun): Promise<Counts> {
  const report = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, '--passWithNoTests', ...reporters, ...filters]
  const code = await new Promise<number>((resolve, reject) => {
    current = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    current.once('error', reject)
    current.once('exit', (status) => resolve(status ?? 1))
  })
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failed: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function count({ numPassedTests, numFailedTests, testResults }: Report): Counts {
  // Not loaded, or a hook failed: its tests are skipped, and none of them says so.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
