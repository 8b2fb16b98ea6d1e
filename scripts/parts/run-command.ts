import { type ChildProcess, spawn } from 'node:child_process'
import { StartFailure } from './start-failure.ts'

export type Command = {
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  uid?: number
  gid?: number
  timeoutSeconds?: number
  /** How many of the last lines a failure quotes. */
  quote?: number
}

const KEPT_CHARACTERS = 20_000

const underWay = new Set<ChildProcess>()
// Whatever ends this process ends what it was waiting for: no download goes on alone.
process.on('exit', () => {
  for (const child of underWay) child.kill('SIGKILL')
})

/**
 * Runs a program to its end and answers what it printed on standard output.
 * @throws StartFailure that quotes the end of its output when it fails, cannot be started or takes too long.
 */
export function runCommand(command: Command): Promise<string> {
  const { args, cwd, uid, gid, env = process.env, timeoutSeconds = 300, quote = 12 } = command
  return new Promise((resolve, reject) => {
    const child = spawn(command.command, [...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutSeconds * 1000,
      ...(cwd === undefined ? {} : { cwd }),
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    })
    underWay.add(child)
    let printed = ''
    let both = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      both = (both + text).slice(-KEPT_CHARACTERS)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      both = (both + text).slice(-KEPT_CHARACTERS)
    })
    child.once('error', (cause) =>
      reject(new StartFailure(`${command.command} could not be started: ${cause.message}`, { cause })),
    )
    child.once('close', (code, signal) => {
      underWay.delete(child)
      if (code === 0) resolve(printed)
      else
        reject(
          new StartFailure(`${command.command} ${args[0] ?? ''} failed (${signal ?? code}): ${lastLines(both, quote)}`),
        )
    })
  })
}

/** The last lines of a text, without colours and blank lines. */
export function lastLines(text: string, count: number): string {
  const plain = text.replaceAll(/\u001b\[[0-9;]*m/g, '')
  return plain
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(-count)
    .join('\n')
}
