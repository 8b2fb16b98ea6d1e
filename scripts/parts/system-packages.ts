import { userInfo } from 'node:os'
import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'

const INSTALL = {
  'apt-get': 'sudo apt-get install -y',
  dnf: 'sudo dnf install -y',
  pacman: 'sudo pacman -S --noconfirm',
  brew: 'brew install',
  winget: 'winget install -e --id',
}
type PackageManager = keyof typeof INSTALL

export type SystemPackages = {
  /** As a sentence begins: `Python 3 with pip`. */
  name: string
  /** As each package manager calls them; one that has none is left out. */
  packages: Partial<Record<PackageManager, string>>
  isThere: () => boolean
}

let turn = Promise.resolve()

/**
 * Makes sure of what only the system's packages bring: installs it where this is root on Debian or Ubuntu, and says so first.
 * @throws StartFailure elsewhere, with the one command for this system.
 */
export function ensurePackages(wanted: SystemPackages, say: (line: string) => void): Promise<void> {
  // One after the other: two of apt-get lock each other out.
  turn = turn.catch(() => undefined).then(() => ensure(wanted, say))
  return turn
}

async function ensure({ name, packages, isThere }: SystemPackages, say: (line: string) => void) {
  if (isThere()) return
  const manager = packageManager()
  const wanted = manager === undefined ? undefined : packages[manager]
  if (manager === undefined || wanted === undefined)
    throw new StartFailure(`${name} is missing: install it, and try again.`)
  if (manager !== 'apt-get' || userInfo().uid !== 0)
    throw new StartFailure(`${name} is missing: run \`${INSTALL[manager]} ${wanted}\`, and try again.`)
  await installAsRoot(name, wanted.split(' '), say)
  if (!isThere())
    throw new StartFailure(`${name} is still missing after apt-get installed ${wanted}: look at the PATH.`)
}

/** A mirror that does not answer at once is asked again, and what another program installs is waited for. */
const PATIENTLY = ['-q', '-y', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300']

async function installAsRoot(name: string, wanted: readonly string[], say: (line: string) => void) {
  say(`${name} is missing: installing ${wanted.join(' and ')} with apt-get`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    runCommand({ command: 'apt-get', args: [...args, ...PATIENTLY], env, timeoutSeconds: 600, quote: 1 })
  try {
    await apt('update')
    await apt('install', '--no-install-recommends', ...wanted)
  } catch (cause) {
    if (!(cause instanceof StartFailure)) throw cause
    throw new StartFailure(`${name} is missing, and could not be installed (${cause.message}).`, { cause })
  }
}

/** Windows has winget as an alias, which is no file to be found on the PATH. */
function packageManager(): PackageManager | undefined {
  if (process.platform === 'win32') return 'winget'
  return (Object.keys(INSTALL) as PackageManager[]).find((one) => findOnPath(one) !== undefined)
}
