import { randomBytes } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import type { EmailConfig } from '#prisma/source-config.ts'
import { guestMail, until } from '#tests/mailbox/mail-bench.ts'
import { openSendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink } from '#tests/reply/smtp-sink.ts'
import { newPersonAt } from '#tests/safety/person.ts'
import type { Parts } from '#tests/setup/parts.ts'
import { eachMessage } from '#workflows/client/each-message.ts'
import { startRun } from '#workflows/client/run.ts'
import { sourceRun } from '#workflows/client/source-run.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { openMailLine } from './mail-line.ts'
import { openStop, type Stop } from './stop.ts'
import { stopAfterCommit, stopAtWrite, type Write } from './stop-in-database.ts'

export type SystemUnderTest = Awaited<ReturnType<typeof openSystemUnderTest>>

/** What became of one guest's message. */
export type Ending = { stored: number; answers: MessageStatus[]; mails: number }

/** A running Locanda that reads one mailbox and answers by one mail server, where everything can be held at a moment. */
export async function openSystemUnderTest(parts: Parts) {
  const { id: kcSub } = await newPersonAt(parts)
  const bench = await openSendBench(parts, { kcSub })
  const { hostId, sourceId, deps } = bench
  const sink = await openSmtpSink()
  const line = await openMailLine(parts.imap)
  await bench.inHost(async (tx) => {
    const source = await tx.messageSource.findUniqueOrThrow({ where: { id: sourceId, hostId } })
    const { inbound, ...config } = source.config as EmailConfig
    const smtp = { host: '127.0.0.1', port: sink.port, tls: 'none' as const }
    const read = { ...inbound, host: '127.0.0.1', port: line.port, seenOnFetch: true }
    await tx.messageSource.update({
      where: { id: sourceId, hostId },
      data: { config: { ...config, smtp, inbound: read } },
    })
  })
  await startRun(deps.temporal, sourceRun({ hostId, sourceId }))

  const look = async (guest: string): Promise<{ ending: Ending; isOver: boolean }> => {
    const where = { hostId, chat: { email: guest } }
    const rows = await bench.inHost((tx) =>
      tx.message.findMany({ where, orderBy: [{ storedAt: 'asc' }, { id: 'asc' }] }),
    )
    const answers = rows.filter(({ kind }) => kind !== 'guest')
    const ending = {
      stored: rows.length - answers.length,
      answers: answers.map(({ status }) => status),
      mails: sink.mails.filter((mail) => mail.includes(guest)).length,
    }
    return { ending, isOver: answers.length > 0 && answers.every(isSettled) }
  }

  return {
    bench,
    sink,
    line,
    /** Since this moment somebody has looked into the mailbox, and waits for more. */
    watchedSince: (moment: Date) =>
      until(
        () => bench.source(sourceId),
        ({ state, lastSyncedAt }) => state === 'active' && lastSyncedAt !== null && lastSyncedAt > moment,
      ),
    async guestMails(): Promise<string> {
      const guest = `guest-${randomBytes(5).toString('hex')}@guest.test`
      await bench.deliver(guestMail({ from: `Marco <${guest}>`, body: 'Buongiorno, si può avere uno sconto?' }))
      return guest
    },
    /** Starts the run of a guest message, which goes on from what holds. */
    async startReply({ guestMessageId }: { guestMessageId: string }) {
      const message = { hostId, messageId: guestMessageId, answersId: guestMessageId }
      await eachMessage(deps, { hostId, messages: [message] }, ({ run }) => startRun(deps.temporal, run))
    },
    /** The run keeps a timer: it waits for a window or a deadline to end. */
    async waitsForTimer({ guestMessageId }: { guestMessageId: string }) {
      const run = deps.temporal.workflow.getHandle(replyWorkflowId(guestMessageId))
      await until(
        () => run.fetchHistory(),
        ({ events }) => (events ?? []).some((event) => Boolean(event.timerStartedEventAttributes)),
      )
    },
    stopAtWrite: (write: Write) => stopAtWrite(parts.adminDatabaseUrl, write),
    stopAfterCommit: (write: Write) => stopAfterCommit(parts.adminDatabaseUrl, write),
    /** Others, who are still picked up after an earlier kill, pass. */
    stopAtMailServer(moment: 'recipient' | 'content', guest: string): Stop {
      const stop = openStop()
      sink.on[moment] = (said, goOn) => {
        if (!said.includes(guest)) return goOn()
        delete sink.on[moment]
        void stop.hold().then(goOn)
      }
      return stop
    },
    /** The folder for copies of what was sent. GreenMail makes none by itself. */
    async makeSentFolder() {
      const auth = { user: bench.address, pass: 'secret' }
      const client = new ImapFlow({ ...parts.imap, secure: false, doSTARTTLS: false, logger: false, auth })
      await client.connect()
      await client.mailboxCreate('Sent')
      await client.logout()
    },
    /** What became of a guest's message, once nothing of it waits for a machine any more. */
    async ending(guest: string): Promise<Ending> {
      const { ending } = await until(
        () => look(guest),
        ({ isOver }) => isOver,
      )
      return ending
    },
    async close() {
      line.close()
      await sink.close()
      await bench.close()
    },
  }
}

/** Nothing is owed by a machine: it has ended, or waits for the host, who has time. */
const isSettled = ({ status, deadlineAt }: { status: MessageStatus; deadlineAt: Date | null }) =>
  status === 'pending'
    ? deadlineAt === null || deadlineAt > new Date()
    : !['drafting', 'scheduled', 'approved', 'sending'].includes(status)
