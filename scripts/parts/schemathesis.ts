import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { pythonWithPip } from './pip-install.ts'
import { runCommand } from './run-command.ts'

const VERSION = '4.32.5'

export type PythonProgram = { command: string; args: readonly string[]; env: NodeJS.ProcessEnv }

/** Schemathesis, which tries an API against its OpenAPI document, with what it needs. @throws StartFailure */
export async function schemathesis(say: (line: string) => void): Promise<PythonProgram> {
  const python = await pythonWithPip(say)
  const folder = await fromCache({
    name: `schemathesis-${VERSION}`,
    programs: ['bin/schemathesis'],
    say,
    obtain: async (into) => {
      say(`Schemathesis ${VERSION}: obtaining it from the Python package index`)
      const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', '--no-compile']
      await runCommand({ command: python, args: [...pip, '--target', into, `schemathesis==${VERSION}`] })
    },
  })
  return {
    command: python,
    // Without `site`: what a machine adds to every Python may rewrite files of the cache.
    args: ['-S', join(folder, 'bin/schemathesis')],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
  }
}
