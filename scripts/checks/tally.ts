/** `notRun`: tests of a part that this machine does not have. */
export type Counts = { passed: number; failed: number; notRun?: number }
export type Say = (line: string) => void

/** Runs things, says how long each took, and adds up what they answer; what answers nothing counts as one. */
export function createTally(say: Say) {
  const total = { passed: 0, failed: 0, notRun: 0 }
  return {
    async measured(name: string, run: () => Promise<Counts | void>): Promise<void> {
      const start = performance.now()
      const counts = await run().catch((error: unknown) => {
        say(described(error))
        return { passed: 0, failed: 1 }
      })
      const { passed, failed, notRun = 0 }: Counts = counts ?? { passed: 1, failed: 0 }
      total.passed += passed
      total.failed += failed
      total.notRun += notRun
      const figures = passed + failed === 1 ? '' : `, ${passed} passed, ${failed} failed`
      say(`${failed === 0 ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${figures}`)
    },
    /** The last line of a run, and its exit code. */
    conclude() {
      if (total.notRun > 0) say(`\n${total.notRun} not run: they are for another machine or user`)
      say(`\n${total.passed} passed, ${total.failed} failed`)
      process.exitCode = total.failed === 0 ? 0 : 1
    },
  }
}

export type Tally = ReturnType<typeof createTally>

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'StartFailure' ? error.message : (error.stack ?? error.message)
}
