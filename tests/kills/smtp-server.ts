import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SmtpSink } from '#tests/reply/smtp-sink.ts'

/** What the process tells of a step at which it stands, and the word to go on. */
export type AtServer = { at: 'up'; port: number } | { at: 'recipient' | 'content'; said: string; nth: number }
export type GoOn = { goOn: number }

/** A mail server whose process can be killed at every step; what it took outlives it. */
export type SmtpServer = Pick<SmtpSink, 'on'> & {
  port: number
  readonly mails: string[]
  /** SIGKILL, in the middle of whatever it does; another begins on the same port. Resolves when it has gone. */
  kill(): Promise<void>
  /** The last one that was begun listens. */
  isUp(): boolean
  close(): Promise<void>
}

const PROGRAM = new URL('./smtp-process.ts', import.meta.url)

export async function openSmtpServer(): Promise<SmtpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'locanda-smtp-'))
  let up = Promise.withResolvers<number>()
  let isUp = false
  let running = start(0)
  const server: SmtpServer = {
    port: await up.promise,
    on: {},
    get mails() {
      return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    },
    isUp: () => isUp,
    async kill() {
      isUp = false
      const gone = once(running, 'exit')
      running.kill('SIGKILL')
      await gone
      // Its port is free.
      running = start(server.port)
    },
    async close() {
      running.removeAllListeners('exit')
      const gone = once(running, 'exit')
      running.kill('SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
  return server

  function start(port: number): ChildProcess {
    up = Promise.withResolvers<number>()
    const child = fork(PROGRAM, [String(port), folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('message', (told: AtServer) => {
      if (told.at === 'up') {
        isUp = true
        return up.resolve(told.port)
      }
      const goOn = () => {
        // Whom it stood for may have been killed.
        if (child.connected) child.send({ goOn: told.nth } satisfies GoOn)
      }
      const hold = server.on[told.at]
      if (hold === undefined) goOn()
      else hold(told.said, goOn)
    })
    return child
  }
}
