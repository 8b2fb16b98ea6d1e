import { stripVTControlCharacters } from 'node:util'

/** Without `file` where no test says that it failed, but the run of a whole project or shard; `why` is what it printed, however long. */
export type Failure = { project: string; file?: string; shard?: string | undefined; test: string; why: string }
export type FileTime = { project: string; file: string; seconds: number }
/** `notRun`: tests of a part that this machine does not have. */
export type Counts = { passed: number; failed: number; notRun?: number; failures?: Failure[]; times?: FileTime[] }
export type Say = (line: string) => void

/** Runs things, says how long each took, and adds up what they answer; what answers nothing counts as one. */
export function createTally(say: Say) {
  const total = { passed: 0, failed: 0, notRun: 0 }
  const failures: Failure[] = []
  const unsteady: Failure[] = []
  const times: FileTime[] = []
  return {
    failures: (): readonly Failure[] => failures,
    /**
     * This file ran once more with nothing beside it, and `again` failed then: what failed both times has failed, what
     * passed once is passed. What did not pass both times is named at the end.
     */
    ranAlone(file: string, again: readonly Failure[]): void {
      const failedAgain = new Set(again.map(({ test }) => test))
      const before = failures.filter((one) => one.file === file)
      const mended = before.filter(({ test }) => !failedAgain.has(test))
      unsteady.push(...mended, ...again.filter(({ test }) => !before.some((one) => one.test === test)))
      failures.splice(0, failures.length, ...failures.filter((one) => !mended.includes(one)))
      total.failed -= mended.length
      total.passed += mended.length
    },
    /** This run, which had ended without a word of its tests, ran once more with nothing beside it: that is what counts. */
    ranWhole(before: Failure, again: Counts): void {
      unsteady.push(before)
      failures.splice(failures.indexOf(before), 1, ...(again.failures ?? []))
      total.passed += again.passed
      total.failed += again.failed - 1
      total.notRun += again.notRun ?? 0
    },
    async measured(name: string, run: () => Promise<Counts | void>): Promise<void> {
      const start = performance.now()
      const counts = await run().catch((error: unknown): Counts => {
        say(described(error))
        return { passed: 0, failed: 1, failures: [{ project: '', test: name, why: described(error) }] }
      })
      const {
        passed,
        failed,
        notRun = 0,
        failures: seen = [],
        times: taken = [],
      }: Counts = counts ?? { passed: 1, failed: 0 }
      failures.push(...seen)
      times.push(...taken)
      total.passed += passed
      total.failed += failed
      total.notRun += notRun
      const figures = passed + failed === 1 ? '' : `, ${passed} passed, ${failed} failed`
      say(`${failed === 0 ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${figures}`)
    },
    /** What failed, once more where the end of a long output is looked at; then the last line of a run, and its exit code. */
    conclude() {
      if (times.length > SLOWEST_SAID) say(`\nThe slowest files, beside the others:\n${slowest(times).join('\n')}`)
      if (unsteady.length > 0)
        say(`\nPassed once and failed once, beside others or alone:\n${unsteady.map(inShort).join('\n')}`)
      if (failures.length > 0) say(`\nFailed:\n${failures.map(inShort).join('\n')}`)
      if (total.notRun > 0) say(`\n${total.notRun} not run: they are for another machine or user`)
      say(`\n${total.passed} passed, ${total.failed} failed`)
      process.exitCode = total.failed === 0 ? 0 : 1
    },
  }
}

export type Tally = ReturnType<typeof createTally>

const SLOWEST_SAID = 12

const slowest = (times: readonly FileTime[]) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SAID)
    .map(({ project, file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${project}  ${file}`)

/** More of it stands where the test ran. */
const LINES_SAID = 12

function inShort({ project, file, test, why }: Failure): string {
  const said = stripVTControlCharacters(why).split('\n')
  const lines = said.filter((line) => !line.includes('node_modules/vitest')).slice(0, LINES_SAID)
  return [`✗ ${[project, file, test].filter(Boolean).join(' > ')}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'StartFailure' ? error.message : (error.stack ?? error.message)
}
