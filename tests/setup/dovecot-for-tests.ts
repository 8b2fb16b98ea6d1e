import { dovecotProgram } from '#scripts/parts/dovecot/dovecot-program.ts'
import { StartFailure } from '#scripts/parts/start-failure.ts'

/** The program of the second mail server; undefined where it is not to be had, and then its tests are not run, which is said. */
export async function dovecotForTests(say: (line: string) => void): Promise<string | undefined> {
  try {
    return await dovecotProgram(say)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    say(`The tests against Dovecot are not run. ${error.message}`)
    return undefined
  }
}
