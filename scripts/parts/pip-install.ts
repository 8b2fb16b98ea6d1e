import { spawnSync } from 'node:child_process'
import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { ensurePackages } from './system-packages.ts'

type Say = (line: string) => void

/**
 * Installs one Python package, alone and built, into a folder: nothing of it is run.
 * @throws StartFailure when there is no Python 3 with pip to be had, or pip fails.
 */
export async function pipInstall(requirement: string, folder: string, say: Say): Promise<void> {
  const options = [
    '--quiet',
    '--disable-pip-version-check',
    '--no-deps',
    '--only-binary=:all:',
    '--no-input',
    '--no-compile',
  ]
  await runCommand({
    command: await pythonWithPip(say),
    args: ['-m', 'pip', 'install', ...options, '--target', folder, requirement],
  })
}

/** @throws StartFailure when there is none on the PATH, and the system's packages cannot bring it. */
export async function pythonWithPip(say: Say): Promise<string> {
  const packages = {
    'apt-get': 'python3 python3-pip',
    dnf: 'python3 python3-pip',
    pacman: 'python python-pip',
    brew: 'python',
    winget: 'Python.Python.3.13',
  }
  await ensurePackages({ name: 'Python 3 with pip', packages, isThere: () => findPython() !== undefined }, say)
  return findPython() ?? 'python3'
}

const findPython = () =>
  ['python3', 'python']
    .map((name) => findOnPath(name))
    .find((python) => python !== undefined && spawnSync(python, ['-m', 'pip', '--version']).status === 0)
