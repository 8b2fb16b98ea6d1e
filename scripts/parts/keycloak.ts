import { existsSync } from 'node:fs'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { javaProgram } from './java.ts'
import { mavenArtifact } from './maven-artifact.ts'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import type { Part } from './supervisor.ts'
import { unzip } from './unzip.ts'
import { answers } from './wait-until.ts'

const VERSION = '26.7.0'
export const ADMIN_USER = 'locanda-bootstrap'

export type KeycloakOptions = {
  dataDir: string
  port: number
  /** The realm to import where there is none of its name yet. */
  realm: string
  database: { host: string; port: number; name: string; user: string; password: string }
  adminPassword: string
  dev?: boolean
  say: (line: string) => void
}

export const keycloakUrl = (port: number) => `http://localhost:${port}`

/** Keycloak with the locanda realm; its tables live in our PostgreSQL. */
export async function keycloakPart(options: KeycloakOptions): Promise<Part> {
  const { dataDir, port, database, adminPassword } = options
  const java = javaProgram()
  const home = await layOutHome(await distribution(java, options.say), join(dataDir, 'keycloak'), options.realm)
  const noThemeCache = [
    '--spi-theme--static-max-age=-1',
    '--spi-theme--cache-themes=false',
    '--spi-theme--cache-templates=false',
  ]
  return {
    name: 'Keycloak',
    command: java,
    args: [...javaArguments(home), 'start', '--optimized', '--import-realm', ...(options.dev ? noThemeCache : [])],
    cwd: home,
    env: {
      ...process.env,
      KC_DB_URL: `jdbc:postgresql://${database.host}:${database.port}/${database.name}`,
      KC_DB_USERNAME: database.user,
      KC_DB_PASSWORD: database.password,
      KC_DB_POOL_MAX_SIZE: '20',
      KC_HTTP_ENABLED: 'true',
      KC_HTTP_HOST: '127.0.0.1',
      KC_HTTP_PORT: String(port),
      KC_HOSTNAME: keycloakUrl(port),
      KC_CACHE: 'local',
      KC_BOOTSTRAP_ADMIN_USERNAME: ADMIN_USER,
      KC_BOOTSTRAP_ADMIN_PASSWORD: adminPassword,
    },
    isReady: () => answers(`http://127.0.0.1:${port}/realms/locanda`),
    readySeconds: 300,
  }
}

async function distribution(java: string, say: (line: string) => void): Promise<string> {
  return fromCache({
    name: `keycloak-${VERSION}-postgres`,
    say,
    obtain: async (folder) => {
      say(`Keycloak ${VERSION}: obtaining it from Maven`)
      const zip = await mavenArtifact(
        { group: 'org.keycloak', name: 'keycloak-quarkus-dist', version: VERSION, type: 'zip' },
        folder,
      )
      await unzip(zip, folder)
      await rm(zip)
      const unpacked = join(folder, `keycloak-${VERSION}`)
      for (const part of ['lib', 'providers', 'conf']) await rename(join(unpacked, part), join(folder, part))
      await rm(unpacked, { recursive: true })
      say(`Keycloak ${VERSION}: building it once for PostgreSQL`)
      await runCommand({ command: java, args: [...javaArguments(folder), 'build', '--db', 'postgres'], cwd: folder })
    },
  })
}

/** A home of its own for each data directory, on the one distribution: what `kc.sh` would take from beside itself. */
async function layOutHome(distributionFolder: string, home: string, realm: string): Promise<string> {
  await mkdir(join(home, 'data/import'), { recursive: true })
  await mkdir(join(home, 'conf'), { recursive: true })
  await writeFile(join(home, 'data/import/locanda-realm.json'), realm, { mode: 0o600 })
  const themes = join(root, 'deploy/keycloak/themes')
  const links = { lib: join(distributionFolder, 'lib'), providers: join(distributionFolder, 'providers'), themes }
  for (const [name, target] of Object.entries(links)) {
    await rm(join(home, name), { recursive: true, force: true })
    if (existsSync(target)) await symlink(target, join(home, name))
  }
  return home
}

/** What `bin/kc.sh` gives to Java; started without the script, the process that we end is the server itself. */
function javaArguments(home: string): string[] {
  const opened = ['util', 'util.concurrent', 'security', 'lang'].map(
    (name) => `--add-opens=java.base/java.${name}=ALL-UNNAMED`,
  )
  return [
    // The quick compiler only: half the work to be up, and nobody signs in a thousand times a second.
    ...[
      '-XX:+ExitOnOutOfMemoryError',
      '-Xms64m',
      '-Xmx512m',
      '-XX:MaxMetaspaceSize=256m',
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
    ],
    ...opened,
    ...[
      '-Dfile.encoding=UTF-8',
      '-Dstdout.encoding=UTF-8',
      '-Dstderr.encoding=UTF-8',
      '-Duser.language=en',
      '-Duser.country=US',
    ],
    '-Djava.util.concurrent.ForkJoinPool.common.threadFactory=io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory',
    ...['-Djava.util.logging.manager=org.jboss.logmanager.LogManager', '-Dpicocli.disable.closures=true'],
    ...[`-Dkc.home.dir=${home}`, `-Djboss.server.config.dir=${join(home, 'conf')}`],
    ...['-cp', join(home, 'lib/quarkus-run.jar'), 'io.quarkus.bootstrap.runner.QuarkusEntryPoint'],
  ]
}
