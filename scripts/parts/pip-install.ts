import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'

/**
 * Installs one Python package, alone, into a folder.
 * @throws StartFailure when there is no Python 3 with pip, or pip fails.
 */
export async function pipInstall(requirement: string, folder: string): Promise<void> {
  const python = pythonProgram()
  await runCommand({
    command: python,
    args: [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--no-deps',
      '--no-input',
      '--target',
      folder,
      requirement,
    ],
  })
}

/** @throws StartFailure when there is no Python. */
export function pythonProgram(): string {
  const python = findOnPath('python3') ?? findOnPath('python')
  if (python === undefined) throw new StartFailure('Python 3 with pip is missing: install python3 and python3-pip.')
  return python
}
