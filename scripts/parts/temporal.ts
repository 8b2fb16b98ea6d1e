import { join } from 'node:path'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'
import type { Part } from './supervisor.ts'
import { accepts, answers } from './wait-until.ts'

/** Without them every step of every workflow waits for the disk several times; what a power cut takes, the sweep gives back. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=NORMAL']

/**
 * It allocates much and keeps little: collected a quarter as often, as long as it stays small. Its many short tasks begin with stacks of the
 * size that such tasks turn out to need, instead of growing one each.
 */
const MEMORY = { GOGC: '400', GOMEMLIMIT: '512MiB', GODEBUG: 'adaptivestackstart=1' }

/** Where its state lives. */
export const temporalFile = (dataDir: string): string => join(dataDir, 'temporal.db')

export type TemporalOptions = { program: string; port: number; uiPort: number; dataDir: string }

/** The Temporal dev server with its web interface; its state lives in one file. */
export function temporalPart({ program, port, uiPort, dataDir }: TemporalOptions): Part {
  const attributes = Object.entries(SEARCH_ATTRIBUTES).map(([key, name]) => `${name}=${attributeType(key)}`)
  return {
    name: 'Temporal',
    command: program,
    args: [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port), '--ui-port', String(uiPort)],
      ...['--db-filename', temporalFile(dataDir), '--log-level', 'warn'],
      ...PRAGMAS.flatMap((pragma) => ['--sqlite-pragma', pragma]),
      // An activity on the workflow's own queue comes with the answer that asked for it.
      ...['--dynamic-config-value', 'system.enableActivityEagerExecution=true'],
      // Which search attributes there are is read once a minute, as on a server of production, and not at every change of a run.
      ...['--dynamic-config-value', 'system.forceSearchAttributesCacheRefreshOnRead=false'],
      ...attributes.flatMap((attribute) => ['--search-attribute', attribute]),
    ],
    env: { ...MEMORY, ...process.env },
    isReady: async () =>
      (await accepts(port)) && (await answers(`http://127.0.0.1:${uiPort}/api/v1/namespaces/default`)),
    readySeconds: 60,
    isBehind: true,
  }
}

/** Temporal's type of a search attribute. */
export const attributeType = (key: string) => (key === 'deadline' ? 'Datetime' : 'Keyword')
