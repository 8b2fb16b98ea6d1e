import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { takeDataDirectory } from '#scripts/parts/data-directory.ts'
import { createSupervisor } from '#scripts/parts/supervisor.ts'
import { type System, startSystem } from '#scripts/parts/system.ts'
import { type Client, clientAt } from '#tests/api/contract-client.ts'
import { keepSignedIn } from '#tests/identity/keep-signed-in.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import { AMPLE_CAPS_ENVIRONMENT } from '#tests/reply/ample-caps.ts'

/** A whole Locanda of its own, signed in at, and the owner's connection to its database. */
export type MeasuredSystem = System & {
  dataDir: string
  owner: pg.Client
  token: () => Promise<string>
  /** Calls as the demo host, and as the demo administrator. */
  host: Client
  admin: Client
  pidOf: (part: string) => number
}

/** No waits but those that are measured, and no limit that would end a measurement. */
const ENVIRONMENT = {
  SETTLE_SECONDS: '0',
  UNDO_SECONDS: '0',
  READS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
  ...AMPLE_CAPS_ENVIRONMENT,
  // Mail servers of a measurement's own.
  ALLOWED_PRIVATE_SERVERS: '127.0.0.1,localhost',
}

/** Starts a Locanda on a temporary data directory beside any that runs; `stop` ends it and removes the directory. */
export async function startMeasuredSystem(
  say: (line: string) => void,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ system: MeasuredSystem; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'locanda-bench-'))
  const { release } = takeDataDirectory(dataDir)
  const supervisor = createSupervisor({ dataDir, say })
  const owner: { client?: pg.Client } = {}
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      await owner.client?.end()
      await supervisor.stop()
      release()
      rmSync(dataDir, { recursive: true, force: true })
    })()
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(1)))
  }
  try {
    const started = await startSystem(
      { dataDir, portOffset: 24_000, env: { ...ENVIRONMENT, ...environment }, say },
      supervisor,
    )
    owner.client = new pg.Client({ connectionString: started.infrastructure.ownerUrl })
    await owner.client.connect()
    return { system: { ...started, dataDir, owner: owner.client, ...callsOf(started) }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function callsOf({ run, supervisor }: System) {
  const host = callerOf(run, run.demo.host)
  const pidOf = (part: string) => {
    const found = supervisor.processes().find(({ name }) => name === part)
    if (found === undefined) throw new Error(`No part named ${part} runs`)
    return found.pid
  }
  return { token: host.token, host: host.client, admin: callerOf(run, run.demo.admin).client, pidOf }
}

function callerOf(run: System['run'], person: { email: string; password: string }) {
  const token = keepSignedIn(() => signInAt(run, person))
  return { token, client: clientAt(run.apiUrl, token) }
}
