import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '#scripts/parts/root.ts'
import { lastLines } from '#scripts/parts/run-command.ts'
import type { Counts, Failure, FileTime } from './tally.ts'

type Report = {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    /** In milliseconds. */
    startTime: number
    endTime: number
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** `filters` are parts of paths, as vitest takes them; `folder` is for reports. */
export type VitestRun = {
  project: string
  filters: readonly string[]
  shard: string | undefined
  folder: string
  env: NodeJS.ProcessEnv
}

const underWay = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of underWay) child.kill('SIGKILL')
})

/**
 * Runs one kind of test and counts. What it printed is printed in one piece at its end, since runs go on side by side.
 * A file that could not be loaded, a hook or an error outside a test counts as one failed.
 */
export async function runVitest({ project, filters, shard, folder, env }: VitestRun): Promise<Counts> {
  const report = join(mkdtempSync(join(folder, 'report-')), 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const which = ['--project', project, ...(shard === undefined ? [] : [`--shard=${shard}`])]
  const { code, printed } = await runToEnd(['run', ...which, '--passWithNoTests', ...reporters, ...filters], env)
  const counts = existsSync(report)
    ? count(project, JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failed: 0 }
  const unsaid: Failure = { project, shard, test: `vitest ended with ${code}`, why: lastLines(printed, LINES_QUOTED) }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, failures: [unsaid] } : counts
}

const LINES_QUOTED = 12

function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: root, env })
    underWay.add(child)
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => printed.push(piece))
    child.once('error', reject)
    child.once('close', (status) => {
      underWay.delete(child)
      const all = Buffer.concat(printed)
      process.stdout.write(all)
      resolve({ code: status ?? 1, printed: all.toString('utf8') })
    })
  })
}

function count(project: string, { numPassedTests, numPendingTests, testResults }: Report): Counts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // Not loaded, or a hook failed: its tests are skipped, and none of them says so.
    if (status === 'failed' && failed.length === 0) return [{ project, file, test: 'the file itself', why: message }]
    return failed.map(({ fullName, failureMessages: [why = ''] }) => ({ project, file, test: fullName, why }))
  })
  const times = testResults.map(({ name, startTime, endTime }): FileTime => {
    return { project, file: relative(root, name), seconds: (endTime - startTime) / 1000 }
  })
  return { passed: numPassedTests, failed: failures.length, notRun: numPendingTests, failures, times }
}
