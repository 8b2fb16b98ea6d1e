import { findOnPath } from './find-on-path.ts'
import { StartFailure } from './start-failure.ts'
import { ensurePackages } from './system-packages.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of the tests: CHROMIUM, on the PATH, else from the system's packages. @throws StartFailure */
export async function chromiumProgram(say: (line: string) => void): Promise<string> {
  const packages = {
    'apt-get': 'chromium',
    dnf: 'chromium',
    pacman: 'chromium',
    brew: '--cask chromium',
    winget: 'Google.Chrome',
  }
  await ensurePackages({ name: 'Chromium', packages, isThere: () => findBrowser() !== undefined }, say)
  const browser = findBrowser()
  if (browser === undefined) throw new StartFailure('Chromium is missing: name a browser with CHROMIUM.')
  return browser
}

const findBrowser = () =>
  process.env.CHROMIUM ?? NAMES.map((name) => findOnPath(name)).find((path) => path !== undefined)
