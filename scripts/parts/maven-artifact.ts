import { existsSync, readFileSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { sha256Of } from './cache.ts'
import { download } from './download.ts'
import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'
import { ensurePackages } from './system-packages.ts'

type Say = (line: string) => void

export type Artifact = { group: string; name: string; version: string; type: 'jar' | 'zip'; sha256: string }

const CENTRAL = 'https://repo1.maven.org/maven2'

/**
 * Puts the artifact into the folder, as `name.type`: straight from Maven Central or this machine's mirror of it, else
 * with Maven, which knows passwords and proxies too. It is the very file that its SHA-256 names.
 * @throws StartFailure when neither works.
 */
export async function mavenArtifact(artifact: Artifact, folder: string, say: Say): Promise<string> {
  const { group, name, version, type, sha256 } = artifact
  const file = join(folder, `${name}.${type}`)
  const url = `${repository()}/${group.replaceAll('.', '/')}/${name}/${version}/${name}-${version}.${type}`
  await download(url, file).catch(async (cause: unknown) => {
    if (!(cause instanceof StartFailure)) throw cause
    await ensureMaven(cause.message, say)
    await copyWithMaven(artifact, folder, file)
  })
  if ((await sha256Of(file)) !== sha256)
    throw new StartFailure(
      `${name} ${version} is not the file it should be: its SHA-256 is another. Look at what brought it.`,
    )
  return file
}

async function ensureMaven(whyAsked: string, say: Say) {
  const packages = { 'apt-get': 'maven', dnf: 'maven', pacman: 'maven', brew: 'maven' }
  const maven = { name: 'Maven', packages, isThere: () => findOnPath('mvn') !== undefined }
  await ensurePackages(maven, say).catch((cause: unknown) => {
    if (!(cause instanceof StartFailure)) throw cause
    throw new StartFailure(`${whyAsked}. Name a mirror with MAVEN_MIRROR_URL, or use Maven: ${cause.message}`, {
      cause,
    })
  })
}

function repository(): string {
  const settings = [
    join(homedir(), '.m2/settings.xml'),
    join(process.env.MAVEN_HOME ?? '/usr/share/maven', 'conf/settings.xml'),
  ]
  const mirror =
    process.env.MAVEN_MIRROR_URL ??
    settings
      .filter((file) => existsSync(file))
      .map((file) => mirrorOfCentral(readFileSync(file, 'utf8')))
      .find((url) => url !== undefined)
  return (mirror ?? CENTRAL).replace(/\/$/, '')
}

/** The address that Maven settings put in the place of Maven Central (https://maven.apache.org/guides/mini/guide-mirror-settings.html). */
export function mirrorOfCentral(settings: string): string | undefined {
  const mirrors = settings.replaceAll(/<!--[\s\S]*?-->/g, '').matchAll(/<mirror>([\s\S]*?)<\/mirror>/g)
  for (const [, mirror = ''] of mirrors) {
    const field = (name: string) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(mirror)?.[1] ?? ''
    const places = field('mirrorOf')
      .split(',')
      .map((place) => place.trim())
    const isOfCentral = ['central', '*', 'external:*'].some((place) => places.includes(place))
    if (isOfCentral && !places.includes('!central') && field('url') !== '') return field('url')
  }
  return undefined
}

async function copyWithMaven({ group, name, version, type }: Artifact, folder: string, file: string) {
  const coordinates = `${group}:${name}:${version}:${type}`
  const options = [`-Dartifact=${coordinates}`, `-DoutputDirectory=${folder}`, '-Dmdep.useBaseVersion=true']
  // In the folder itself, so that no project of this machine is read.
  const args = ['-q', '-B', 'dependency:copy', ...options]
  await runCommand({ command: 'mvn', args, cwd: folder, timeoutSeconds: 900 })
  const made = (await readdir(folder)).find((entry) => entry.startsWith(`${name}-`))
  if (made === undefined)
    throw new StartFailure(`Maven said nothing and brought no ${coordinates}: try again, or look at its settings.`)
  await rename(join(folder, made), file)
}
