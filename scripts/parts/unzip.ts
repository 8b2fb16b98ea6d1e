import { findOnPath } from './find-on-path.ts'
import { pythonWithPip } from './pip-install.ts'
import { runCommand } from './run-command.ts'

/** Unpacks an archive into the folder with whatever this machine has. @throws StartFailure when it is broken. */
export async function unzip(archive: string, folder: string, say: (line: string) => void): Promise<void> {
  if (findOnPath('unzip') !== undefined) await runCommand({ command: 'unzip', args: ['-q', archive, '-d', folder] })
  else if (findOnPath('jar') !== undefined) await runCommand({ command: 'jar', args: ['xf', archive], cwd: folder })
  else await runCommand({ command: await pythonWithPip(say), args: ['-m', 'zipfile', '-e', archive, folder] })
}
