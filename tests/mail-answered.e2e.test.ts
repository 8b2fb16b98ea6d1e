import { randomBytes } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { approveDraft } from '#prisma/messages/approve-draft.ts'
import { guestMail, type MailBench, openMailBench, until } from '#tests/mailbox/mail-bench.ts'
import { newPerson } from '#tests/safety/person.ts'
import { startRun } from '#workflows/client/run.ts'
import { sourceRun } from '#workflows/client/source-run.ts'
import { wakeMessages } from '#workflows/client/wake-messages.ts'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'

let bench: MailBench
beforeAll(async () => {
  const { id: kcSub } = await newPerson()
  bench = await openMailBench(inject('parts'), { kcSub })
  const { hostId } = bench
  await bench.deps.db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.host_id', ${hostId}, true)`
    await tx.aiSettings.create({ data: { hostId, confidenceThreshold: 8 } })
    await tx.property.create({
      data: { hostId, name: 'Casa Limone', address: 'Via Roma 1, Lecce', checkIn: '15:00', checkOut: '10:00' },
    })
  })
  const { sourceId } = await bench.addMailbox()
  // As connecting it by the API does; else it would be found within the minute.
  await startRun(bench.deps.temporal, sourceRun({ hostId, sourceId }))
})
afterAll(() => bench.close())

const draftOf = (guestText: string) =>
  until(
    async () => {
      const rows = await bench.messages()
      const guest = rows.find(({ kind, text }) => kind === 'guest' && text.includes(guestText))
      return rows.find(({ kind, answersId }) => kind === 'draft' && answersId === guest?.id)
    },
    (row) => row !== undefined && row.status !== 'drafting',
  )

test('a mail that asks what the property knows is answered by itself, in its thread, within seconds', async () => {
  const guest = `guest-${randomBytes(4).toString('hex')}@guest.test`
  const id = `<${randomBytes(8).toString('hex')}@guest.test>`
  const subject = 'Casa Limone, orario di arrivo'
  await bench.deliver(
    guestMail({ from: `Marco <${guest}>`, id, subject, body: 'Buongiorno, a che ora è il check-in?' }),
  )
  const draft = await draftOf('check-in')
  expect(draft).toMatchObject({ language: 'it' })
  const [mail] = await until(
    () => mailsOf(guest),
    (mails) => mails.length > 0,
  )
  expect(mail).toContain('15:00')
  expect(mail).toContain(`In-Reply-To: ${id}`)
  const rows = await bench.messages()
  expect(rows.find((row) => row.id === draft?.id)?.status).toMatch(/^(sending|sent)$/)
})

test('a mail that needs the host waits, is approved, and reaches the guest once', async () => {
  const guest = `guest-${randomBytes(4).toString('hex')}@guest.test`
  await bench.deliver(
    guestMail({
      from: `Sarah <${guest}>`,
      subject: 'Refund',
      body: 'Hello, I would like a refund, the heating is broken.',
    }),
  )
  const draft = await draftOf('refund')
  expect(draft?.status).toBe('pending')
  const { hostId, deps } = bench
  const ref = { hostId, messageId: draft?.id ?? '' }
  const answersId = draft?.answersId ?? ''
  const decision = { ...ref, undoSeconds: 1, by: { actor: 'kc-test' }, now: new Date() }
  expect((await inHost(deps.db, hostId, (tx) => approveDraft(tx, decision))).outcome).toBe('changed')
  await wakeMessages(deps, [{ ...ref, answersId }])
  const handle = deps.temporal.workflow.getHandle(replyWorkflowId(answersId))
  expect(await handle.result()).toMatchObject({ status: 'sent' })
  expect(await mailsOf(guest)).toHaveLength(1)
})

async function mailsOf(address: string): Promise<string[]> {
  const auth = { user: address, pass: 'secret' }
  const client = new ImapFlow({ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  const box = await client.mailboxOpen('INBOX')
  const mails: string[] = []
  if (box.exists > 0) {
    for await (const { source } of client.fetch('1:*', { source: true })) mails.push(source?.toString('utf8') ?? '')
  }
  await client.logout()
  return mails
}
