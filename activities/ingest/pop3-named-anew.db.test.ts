import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'

const DAY = 86_400_000
const never = new AbortController().signal
const closing: (() => void)[] = []
let shared: MailBench
beforeAll(async () => {
  shared = await openMailBench(inject('parts'))
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
afterAll(() => shared.close())

const written = (days: number, body: string) => {
  const mail = guestMail({ from: `${body}@guest.test`, body })
  return Buffer.from(mail.replace(/^Date: .*$/m, `Date: ${new Date(Date.now() - days * DAY).toUTCString()}`))
}

/** A maildrop that begins with a private mail of long ago. */
async function maildrop(answers: Record<string, string> = {}) {
  const bench = await shared.anotherHost()
  const mails = [written(900, 'private'), written(1, 'guest')]
  const server = await startPop3Server({ mails, answers })
  closing.push(server.close)
  const source = await bench.addMailbox({ protocol: 'pop3', port: server.port })
  return {
    mails,
    answers,
    commands: server.commands,
    look: () => pollSource(bench.deps, source, never),
    texts: async () => (await bench.messages()).map(({ text }) => text).sort(),
  }
}

test('a server that names all its mails anew brings in none of before, and what is new', async () => {
  const { mails, answers, commands, look, texts } = await maildrop()
  await look()
  mails.push(written(0, 'later'))
  answers.UIDL = '+OK\r\n1 new-1\r\n2 new-2\r\n3 new-3\r\n.\r\n'
  expect(await look()).toBe('again')
  expect(await texts()).toEqual(['guest', 'later'])
  expect(commands).not.toContain('RETR 1')
})

test('a server that lists only some of its mails for a moment brings in none of before, and what is new', async () => {
  const { mails, answers, look, texts } = await maildrop()
  await look()
  mails.push(written(0, 'later'))
  answers.LIST = `+OK\r\n2 ${mails[1]?.length}\r\n.\r\n`
  await look()
  delete answers.LIST
  expect(await look()).toBe('again')
  await look()
  expect(await texts()).toEqual(['guest', 'later'])
})

test('a server that gives no headers alone brings in none of before', async () => {
  const { look, texts } = await maildrop({ TOP: '-ERR unknown\r\n' })
  await look()
  expect(await texts()).toEqual(['guest'])
})
