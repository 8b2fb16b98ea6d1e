import { userInfo } from 'node:os'
import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'

const INSTALL = {
  'apt-get': 'sudo apt-get install -y',
  dnf: 'sudo dnf install -y',
  pacman: 'sudo pacman -S --noconfirm',
  brew: 'brew install',
}
type PackageManager = keyof typeof INSTALL

export type SystemPackages = {
  /** As a sentence begins: `Python 3 with pip`. */
  name: string
  packages: Record<PackageManager, string>
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
  const manager = (Object.keys(INSTALL) as PackageManager[]).find((one) => findOnPath(one) !== undefined)
  if (manager !== 'apt-get' || userInfo().uid !== 0) {
    const how = manager === undefined ? 'install it' : `run \`${INSTALL[manager]} ${packages[manager]}\``
    throw new StartFailure(`${name} is missing: ${how}, and try again.`)
  }
  const wanted = packages[manager].split(' ')
  say(`${name} is missing: installing ${wanted.join(' and ')} with apt-get`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    runCommand({ command: 'apt-get', args: ['-q', '-y', ...args], env, timeoutSeconds: 600 })
  await apt('update')
  await apt('install', '--no-install-recommends', ...wanted)
  if (!isThere())
    throw new StartFailure(`${name} is still missing after apt-get installed ${packages[manager]}: look at the PATH.`)
}
