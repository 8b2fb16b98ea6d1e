import { existsSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classArchive } from './keycloak-classes.ts'
import { javaArguments } from './keycloak-distribution.ts'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'
import { answers } from './wait-until.ts'

export const ADMIN_USER = 'locanda-bootstrap'

export type KeycloakOptions = {
  /** The program, and the folder that `keycloakDistribution` answered. */
  java: string
  distribution: string
  dataDir: string
  port: number
  /** The realm to import where there is none of its name yet. */
  realm: string
  database: { server: string; port: number; name: string; user: string; password: string }
  adminPassword: string
  dev?: boolean
  /** For tests: what guards passwords that nobody keeps is most of what Keycloak would do for them. */
  disposable?: boolean
}

const NO_THEME_CACHE = [
  '--spi-theme--static-max-age=-1',
  '--spi-theme--cache-themes=false',
  '--spi-theme--cache-templates=false',
]
const QUICK_HASHES = ['--spi-password-hashing--argon2--iterations=1', '--spi-password-hashing--argon2--memory=64']

/** Where Keycloak answers on this machine. */
export const keycloakUrl = (port: number) => `http://localhost:${port}`

/** Keycloak with the locanda realm; its tables live in our PostgreSQL. */
export async function keycloakPart(options: KeycloakOptions): Promise<Part> {
  const { dataDir, distribution, java, port, database, adminPassword, disposable = false } = options
  const home = await prepareHome(distribution, join(dataDir, 'keycloak'), options.realm)
  const classes = await classArchive({ java, distribution, mayWrite: !disposable })
  const settings = [...(options.dev ? NO_THEME_CACHE : []), ...(disposable ? QUICK_HASHES : [])]
  return {
    ...classes,
    name: 'Keycloak',
    command: java,
    args: [
      ...classes.args,
      ...javaArguments(home, distribution),
      'start',
      '--optimized',
      '--import-realm',
      ...settings,
    ],
    cwd: home,
    env: {
      ...process.env,
      KC_DB_URL: `jdbc:postgresql://${database.server}:${database.port}/${database.name}`,
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

/** A home of its own for each data directory, on the one distribution: what `kc.sh` would take from beside itself. */
async function prepareHome(distributionFolder: string, home: string, realm: string): Promise<string> {
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
