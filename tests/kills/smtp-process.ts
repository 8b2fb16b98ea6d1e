import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSmtpSink } from '#tests/reply/smtp-sink.ts'
import type { AtServer, GoOn } from './smtp-server.ts'

/**
 * A mail server in a process of its own, to be killed: `node smtp-process.ts PORT FOLDER`. What it has taken is a file before it
 * answers. At each step it tells whoever began it, and goes on when they say so.
 */
const [port = '0', folder = ''] = process.argv.slice(2)
const waiting = new Map<number, () => void>()
let asked = 0

const tell = (at: AtServer) => process.send?.(at)
const ask = (at: 'recipient' | 'content', said: string, goOn: () => void) => {
  const nth = ++asked
  waiting.set(nth, goOn)
  tell({ at, said, nth })
}
process.on('message', ({ goOn }: GoOn) => {
  waiting.get(goOn)?.()
  waiting.delete(goOn)
})
process.on('disconnect', () => process.exit())

const sink = await openSmtpSink('takes', Number(port))
sink.on.recipient = (said, goOn) => ask('recipient', said, goOn)
sink.on.content = (said, goOn) => {
  writeFileSync(join(folder, `${process.hrtime.bigint()}.eml`), said)
  ask('content', said, goOn)
}
tell({ at: 'up', port: sink.port })
