import { userInfo } from 'node:os'
import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of the tests: on the PATH, else from the system's packages when root. @throws StartFailure */
export async function chromiumProgram(say: (line: string) => void): Promise<string> {
  const found = findBrowser()
  if (found !== undefined) return found
  if (userInfo().uid === 0 && findOnPath('apt-get') !== undefined) {
    say('Chromium: installing it with apt-get')
    await runCommand({ command: 'apt-get', args: ['update', '-q'] })
    await runCommand({ command: 'apt-get', args: ['install', '-y', '-q', 'chromium'], timeoutSeconds: 600 })
  }
  const installed = findBrowser()
  if (installed === undefined)
    throw new StartFailure(
      'Chromium is missing: install chromium (on Debian: apt-get install chromium), or name a browser with CHROMIUM.',
    )
  return installed
}

const findBrowser = () =>
  process.env.CHROMIUM ?? NAMES.map((name) => findOnPath(name)).find((path) => path !== undefined)
