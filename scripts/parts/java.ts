import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findOnPath, isProgram } from './find-on-path.ts'
import { StartFailure } from './start-failure.ts'

const NEEDED = 17

/** The `java` program, of JAVA_HOME or on the PATH. @throws StartFailure unless it is version 17 or newer. */
export function javaProgram(): string {
  const home = process.env.JAVA_HOME
  const java = home !== undefined && isProgram(join(home, 'bin/java')) ? join(home, 'bin/java') : findOnPath('java')
  if (java === undefined)
    throw new StartFailure(
      `Java is missing: install a Java ${NEEDED} or newer (on Debian: apt-get install openjdk-17-jre-headless).`,
    )
  const said = spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr
  const version = Number(/version "(?:1\.)?(\d+)/.exec(said)?.[1] ?? 0)
  if (version >= NEEDED) return java
  throw new StartFailure(
    `${java} is Java ${version || 'of an unknown version'}: install Java ${NEEDED} or newer, or name one with JAVA_HOME.`,
  )
}
