import { findOnPath } from './find-on-path.ts'
import { StartFailure } from './start-failure.ts'
import { ensurePackages } from './system-packages.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without windows: a third less of work. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'

/** The browser of the tests: CHROMIUM, on the PATH, else from the system's packages. @throws StartFailure */
export async function chromiumProgram(say: (line: string) => void): Promise<string> {
  // With faces of the measures of Arial and Times, as most systems have them: the app's stand-ins are made of these.
  const packages = {
    'apt-get': `chromium ${WITHOUT_WINDOWS} fonts-liberation`,
    dnf: 'chromium liberation-sans-fonts liberation-serif-fonts',
    pacman: 'chromium ttf-liberation',
    brew: '--cask chromium',
    winget: 'Google.Chrome',
  }
  await ensurePackages({ name: 'Chromium', packages, isThere: () => findBrowser() !== undefined }, say)
  const browser = findBrowser()
  if (browser === undefined) throw new StartFailure('Chromium is missing: name a browser with CHROMIUM.')
  return browser
}

/** For whoever needs no notifications, which it has not: the one without windows where it is on the PATH. @throws StartFailure */
export async function chromiumWithoutWindows(say: (line: string) => void): Promise<string> {
  const chromium = await chromiumProgram(say)
  return process.env.CHROMIUM ?? findOnPath(WITHOUT_WINDOWS) ?? chromium
}

const findBrowser = () =>
  process.env.CHROMIUM ?? NAMES.map((name) => findOnPath(name)).find((path) => path !== undefined)
