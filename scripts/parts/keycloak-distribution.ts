import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { findOnPath } from './find-on-path.ts'
import { mavenArtifact } from './maven-artifact.ts'
import { pythonWithPip } from './pip-install.ts'
import { runCommand } from './run-command.ts'

const VERSION = '26.7.0'
const SHA256 = 'e63bd0167199c0092b8a4d22cc137e6b7a70e0089070f6f7799b1be504b69a8a'

/** Keycloak as it was downloaded, built for PostgreSQL: its `lib`, `providers` and `conf`. @throws StartFailure */
export async function keycloakDistribution(java: string, say: (line: string) => void): Promise<string> {
  return fromCache({
    name: `keycloak-${VERSION}-postgres`,
    say,
    obtain: async (folder) => {
      say(`Keycloak ${VERSION}: obtaining it from Maven Central`)
      const zip = await mavenArtifact(
        { group: 'org.keycloak', name: 'keycloak-quarkus-dist', version: VERSION, type: 'zip', sha256: SHA256 },
        folder,
        say,
      )
      await unzip(zip, folder, say)
      await rm(zip)
      const unpacked = join(folder, `keycloak-${VERSION}`)
      for (const part of ['lib', 'providers', 'conf']) await rename(join(unpacked, part), join(folder, part))
      await rm(unpacked, { recursive: true })
      say(`Keycloak ${VERSION}: building it once for PostgreSQL`)
      await runCommand({ command: java, args: [...javaArguments(folder), 'build', '--db', 'postgres'], cwd: folder })
    },
  })
}

/** What `bin/kc.sh` gives to Java; started without the script, the process that we end is the server itself. */
export function javaArguments(home: string, distribution = home): string[] {
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
    // Where it is kept, for the archive of its classes: that is of this path alone.
    ...['-cp', join(distribution, 'lib/quarkus-run.jar'), 'io.quarkus.bootstrap.runner.QuarkusEntryPoint'],
  ]
}

/** Unpacks an archive into the folder with whatever this machine has. @throws StartFailure when it is broken. */
async function unzip(archive: string, folder: string, say: (line: string) => void): Promise<void> {
  if (findOnPath('unzip') !== undefined) await runCommand({ command: 'unzip', args: ['-q', archive, '-d', folder] })
  else if (findOnPath('jar') !== undefined) await runCommand({ command: 'jar', args: ['xf', archive], cwd: folder })
  else await runCommand({ command: await pythonWithPip(say), args: ['-m', 'zipfile', '-e', archive, folder] })
}
