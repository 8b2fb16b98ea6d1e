import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ChildJournal, openChildJournal } from './child-journal.ts'
import { goBehind } from './go-behind.ts'
import { lastLines } from './run-command.ts'
import { StartFailure } from './start-failure.ts'
import { waitUntil } from './wait-until.ts'

/** A program that stays up, and how to tell that it is ready. */
export type Part = {
  name: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  uid?: number
  gid?: number
  /** Gives way to what a person waits for, where both want the processor. */
  isBehind?: boolean
  /** `logged` is what it has logged since it was started. */
  isReady: (logged: () => string) => Promise<boolean>
  readySeconds: number
  stopSignal?: NodeJS.Signals
  /** How long it may take to end before it is killed; 12 where it says nothing. */
  stopSeconds?: number
  /** Once it has ended because it was told to. */
  afterEnd?: (how: { wasKilled: boolean }) => Promise<void>
  /** What a person should know when it was started again. */
  afterRestart?: string
}

export type Supervisor = {
  /** Starts the part and waits until it is ready. @throws StartFailure with the end of its log. */
  start(part: Part): Promise<void>
  /** Ends the part and starts it again, on purpose and without a word. */
  restart(name: string): Promise<void>
  /** Ends every part, the last started first, each with its whole process group. */
  stop(): Promise<void>
  processes(): { name: string; pid: number }[]
}

type Running = { part: Part; child: ChildProcess; exited: Promise<string>; logStart: number; wasReady: boolean }

const STOP_SECONDS = 12
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Keeps parts running: a part that ends by itself is named with the end of its log and started again. */
export function createSupervisor({ dataDir, say }: { dataDir: string; say: (line: string) => void }): Supervisor {
  const logDir = join(dataDir, 'log')
  mkdirSync(logDir, { recursive: true })
  const journal = openChildJournal(join(dataDir, 'processes.json'))
  const running = new Map<string, Running>()
  let stopping = false

  async function start(part: Part) {
    if (stopping) throw new StartFailure(`${part.name} is not started: Locanda is stopping.`)
    const logFile = join(logDir, `${part.name.toLowerCase().replaceAll(' ', '-')}.log`)
    const started = launch(part, logFile, journal)
    running.set(part.name, started)
    await untilReady(started, logFile)
    void restartWhenItEnds(started, logFile, FIRST_PAUSE_MS)
  }

  const restarting = new Set<string>()
  async function restart(name: string) {
    const one = running.get(name)
    if (one === undefined || restarting.has(name)) return
    restarting.add(name)
    await end(one)
  }

  async function restartWhenItEnds(previous: Running, logFile: string, pauseMs: number): Promise<void> {
    const { part } = previous
    const how = await previous.exited
    if (stopping) return
    const isWanted = restarting.delete(part.name)
    if (!isWanted) say(`${part.name} stopped (${how}). The end of ${logFile}:\n${indent(tailOf(logFile, 0, 8))}`)
    // One that was ready was ended by something; only one that cannot start has to wait ever longer.
    const pause = isWanted ? 0 : previous.wasReady ? FIRST_PAUSE_MS : pauseMs
    await delay(pause)
    if (stopping) return
    const next = launch(part, logFile, journal)
    running.set(part.name, next)
    void waitUntil(async () => stopping || (await part.isReady(() => textFrom(logFile, next.logStart))), {
      seconds: part.readySeconds,
    }).then((ready) => {
      next.wasReady = ready
      if (ready && !stopping && !isWanted) say(`${part.name} runs again. ${part.afterRestart ?? ''}`.trimEnd())
    })
    return restartWhenItEnds(next, logFile, Math.min(pause * 2, LONGEST_PAUSE_MS))
  }

  async function stop() {
    stopping = true
    for (const one of [...running.values()].reverse()) await end(one)
    running.clear()
    journal.clear()
  }

  const processes = () => [...running.values()].map(({ part, child }) => ({ name: part.name, pid: child.pid ?? 0 }))
  return { start, restart, stop, processes }
}

function launch(part: Part, logFile: string, journal: ChildJournal): Running {
  const log = openSync(logFile, 'a')
  const logStart = statSync(logFile).size
  // A group of its own: Ctrl-C reaches only us, and ending it takes its children with it.
  const child = spawn(part.command, [...part.args], {
    detached: true,
    stdio: ['ignore', log, log],
    env: part.env ?? process.env,
    ...(part.cwd === undefined ? {} : { cwd: part.cwd }),
    ...(part.uid === undefined ? {} : { uid: part.uid }),
    ...(part.gid === undefined ? {} : { gid: part.gid }),
  })
  closeSync(log)
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  if (child.pid !== undefined) {
    journal.add(part.name, child.pid)
    if (part.isBehind === true) goBehind(child.pid)
  }
  return { part, child, exited, logStart, wasReady: false }
}

async function untilReady(started: Running, logFile: string) {
  const { part, exited, logStart } = started
  let ended: string | undefined
  void exited.then((how) => {
    ended = how
  })
  const ready = await waitUntil(
    async () => ended !== undefined || (await part.isReady(() => textFrom(logFile, logStart))),
    {
      seconds: part.readySeconds,
    },
  )
  started.wasReady = ready && ended === undefined
  if (started.wasReady) return
  const what = ended === undefined ? `was not ready after ${part.readySeconds} s` : `ended at once (${ended})`
  throw new StartFailure(`${part.name} ${what}. The end of ${logFile}:\n${indent(tailOf(logFile, logStart, 12))}`)
}

async function end({ part, child, exited }: Running) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  signalGroup(child.pid, part.stopSignal ?? 'SIGTERM')
  const patienceMs = (part.stopSeconds ?? STOP_SECONDS) * 1000
  const quick = await Promise.race([exited.then(() => true), delay(patienceMs, false, { ref: false })])
  signalGroup(child.pid, 'SIGKILL')
  if (!quick) await exited
  await part.afterEnd?.({ wasKilled: !quick })
}

/** Signals every process of the group; a group that is gone is what was wanted. */
export function signalGroup(groupId: number, signal: NodeJS.Signals) {
  try {
    process.kill(-groupId, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const textFrom = (logFile: string, from: number) => readFileSync(logFile).subarray(from).toString('utf8')

const tailOf = (logFile: string, from: number, lines: number) => lastLines(textFrom(logFile, from).slice(-8000), lines)

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')
