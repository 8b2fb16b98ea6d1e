import { findOnPath } from '#scripts/parts/find-on-path.ts'
import { runCommand } from '#scripts/parts/run-command.ts'
import { StartFailure } from '#scripts/parts/start-failure.ts'
import { ensurePackages } from '#scripts/parts/system-packages.ts'

/** Its configuration reads otherwise from 2.4 on. */
const SERIES = '2.3.'
/** No folder of programs for everybody: it is on the PATH of root alone. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']

const PACKAGES = {
  'apt-get': 'dovecot-imapd dovecot-pop3d',
  dnf: 'dovecot',
  pacman: 'dovecot',
  brew: 'dovecot',
}

/** The second mail server of the tests: on the PATH, else from the system's packages. @throws StartFailure */
export async function dovecotProgram(say: (line: string) => void): Promise<string> {
  await ensurePackages({ name: 'Dovecot', packages: PACKAGES, isThere: () => findDovecot() !== undefined }, say)
  const program = findDovecot()
  if (program === undefined) throw new StartFailure('Dovecot is missing: install it, and try again.')
  const version = (await runCommand({ command: program, args: ['--version'] })).trim()
  if (version.startsWith(SERIES)) return program
  throw new StartFailure(`Dovecot ${SERIES}x is needed, and ${program} is ${version.split(' ')[0]}.`)
}

const findDovecot = () =>
  findOnPath('dovecot') ?? FOLDERS.map((folder) => findOnPath('dovecot', folder)).find((path) => path !== undefined)
