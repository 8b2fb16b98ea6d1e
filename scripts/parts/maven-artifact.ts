import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOnPath } from './find-on-path.ts'
import { runCommand } from './run-command.ts'
import { StartFailure } from './start-failure.ts'

export type Artifact = { group: string; name: string; version: string; type: 'jar' | 'zip' }

const DOWNLOAD_SECONDS = 300

/**
 * Puts the artifact into the folder, as `name.type`: with Maven, which verifies it and knows this machine's mirrors, else straight from Maven Central.
 * @throws StartFailure when neither works.
 */
export async function mavenArtifact(artifact: Artifact, folder: string): Promise<string> {
  const file = join(folder, `${artifact.name}.${artifact.type}`)
  if (findOnPath('mvn') === undefined) await download(artifact, file)
  else await copyWithMaven(artifact, folder, file)
  return file
}

async function copyWithMaven({ group, name, version, type }: Artifact, folder: string, file: string) {
  const coordinates = `${group}:${name}:${version}:${type}`
  const args = [
    '-q',
    '-B',
    'dependency:copy',
    `-Dartifact=${coordinates}`,
    `-DoutputDirectory=${folder}`,
    '-Dmdep.useBaseVersion=true',
  ]
  // In the folder itself, so that no project of this machine is read.
  await runCommand({ command: 'mvn', args, cwd: folder, timeoutSeconds: 900 })
  const made = (await readdir(folder)).find((entry) => entry.startsWith(name))
  if (made === undefined)
    throw new StartFailure(`Maven said nothing and brought no ${coordinates}: try again, or look at its settings.`)
  await rename(join(folder, made), file)
}

async function download({ group, name, version, type }: Artifact, file: string) {
  const url = `https://repo1.maven.org/maven2/${group.replaceAll('.', '/')}/${name}/${version}/${name}-${version}.${type}`
  const missing = (cause?: unknown) =>
    new StartFailure(
      `${name} ${version} could not be downloaded: install Maven (mvn), or open the way to repo1.maven.org.`,
      { cause },
    )
  const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_SECONDS * 1000) }).catch(
    (cause: unknown) => {
      throw missing(cause)
    },
  )
  if (!response.ok) throw missing()
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
}
