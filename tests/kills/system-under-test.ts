import { randomBytes } from 'node:crypto'
import type { Client } from '@temporalio/client'
import { ImapFlow } from 'imapflow'
import { clientAt } from '#tests/api/contract-client.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import { guestMail, until } from '#tests/mailbox/mail-bench.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { newPersonAt } from '#tests/safety/person.ts'
import type { Parts } from '#tests/setup/parts.ts'
import { eachMessage } from '#workflows/client/each-message.ts'
import { startRun } from '#workflows/client/run.ts'
import { sourceRun } from '#workflows/client/source-run.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { dropHolds } from './hold-in-database.ts'
import { type MailLine, openMailLine } from './mail-line.ts'
import { openSmtpServer, type SmtpServer } from './smtp-server.ts'

/** What became of one guest's message. */
export type Ending = { stored: number; answers: MessageStatus[]; mails: number }

export type HostUnderTest = SendBench & {
  /** Has the mailbox watched; returns once somebody has looked into it, and waits for more. */
  watch(): Promise<void>
  /** Since this moment somebody has looked into the mailbox, and waits for more. */
  watchedSince(moment: Date): Promise<unknown>
  /** Brings a guest's mail to the mailbox. */
  mailFrom(guest: string): Promise<unknown>
  /** Makes the folder for copies of what was sent, which GreenMail does not by itself, and files this one. */
  fileSent(mail?: string): Promise<void>
  /** Has the mailbox watched no more: hundreds of them would keep the others waiting. */
  leave(): Promise<unknown>
  /** Starts the run of a guest message, which goes on from what holds. */
  startReply(message: { guestMessageId: string }): Promise<void>
}

/** A running Locanda whose hosts read their mail over one line and answer by one mail server. */
export type SystemUnderTest = {
  parts: Parts
  temporal: Client
  smtp: SmtpServer
  line: MailLine
  newHost(): Promise<HostUnderTest>
  /** One who can sign in, and who calls the API as it runs now. */
  newSignedInHost(): Promise<{ host: HostUnderTest; api: ReturnType<typeof clientAt> }>
  /** What became of a guest's message, and whether anything of it still waits for a machine. */
  look(host: SendBench, guest: string): Promise<{ ending: Ending; isOver: boolean }>
  close(): Promise<void>
}

export const newGuest = () => `guest-${randomBytes(5).toString('hex')}@guest.test`

export async function openSystemUnderTest(parts: Parts): Promise<SystemUnderTest> {
  const [root, smtp, line] = await Promise.all([openSendBench(parts), openSmtpServer(), openMailLine(parts.imap)])
  const { deps } = root
  const inbound = { host: '127.0.0.1', port: line.port, seenOnFetch: true }
  // Whom Keycloak does not know has no account, and nothing of theirs leaves.
  const newHost = async () => {
    const person = await newPersonAt(parts)
    const bench = await openSendBench(parts, { deps, inbound, kcSub: person.id })
    await bench.sendThrough(smtp.port)
    return { person, host: hostOn(bench, parts) }
  }
  return {
    parts,
    temporal: deps.temporal,
    smtp,
    line,
    newHost: async () => (await newHost()).host,
    async newSignedInHost() {
      const { host, person } = await newHost()
      const { access_token } = await signInAt(parts, person)
      const api = clientAt(parts.apiUrl, access_token)
      const { id } = await api.ask('readMe', {})
      if (id !== host.hostId) throw new Error('Another host signed in')
      return { host, api }
    },
    async look({ hostId, inHost }, guest) {
      const where = { hostId, chat: { email: guest } }
      const rows = await inHost((tx) => tx.message.findMany({ where, orderBy: [{ storedAt: 'asc' }, { id: 'asc' }] }))
      const answers = rows.filter(({ kind }) => kind !== 'guest')
      const ending = {
        stored: rows.length - answers.length,
        answers: answers.map(({ status }) => status),
        mails: smtp.mails.filter((mail) => mail.includes(guest)).length,
      }
      return { ending, isOver: answers.length > 0 && answers.every(isSettled) }
    },
    async close() {
      line.close()
      await Promise.all([smtp.close(), dropHolds(parts.adminDatabaseUrl)])
      await root.close()
    },
  }
}

function hostOn(bench: SendBench, { imap }: Parts): HostUnderTest {
  const { hostId, sourceId, deps, address: user } = bench
  const watchedSince = (moment: Date) =>
    until(
      () => bench.source(sourceId),
      ({ state, lastSyncedAt }) => state === 'active' && lastSyncedAt !== null && lastSyncedAt > moment,
    )
  return {
    ...bench,
    watchedSince,
    async watch() {
      await startRun(deps.temporal, sourceRun({ hostId, sourceId }))
      await watchedSince(new Date(0))
    },
    mailFrom: (guest) =>
      bench.deliver(guestMail({ from: `Marco <${guest}>`, body: 'Buongiorno, si può avere uno sconto?' })),
    async fileSent(mail) {
      const auth = { user, pass: 'secret' }
      const client = new ImapFlow({ ...imap, secure: false, doSTARTTLS: false, logger: false, auth })
      await client.connect()
      await client.mailboxCreate('Sent')
      if (mail !== undefined) await client.append('Sent', mail)
      await client.logout()
    },
    leave: () =>
      bench.inHost((tx) =>
        tx.messageSource.update({ where: { id: sourceId, hostId }, data: { deletedAt: new Date() } }),
      ),
    async startReply({ guestMessageId }) {
      const message = { hostId, messageId: guestMessageId, answersId: guestMessageId }
      await eachMessage(deps, { hostId, messages: [message] }, ({ run }) => startRun(deps.temporal, run))
    },
  }
}

/** Nothing is owed by a machine: it has ended, or waits for the host, who has time. */
const isSettled = ({ status, deadlineAt }: { status: MessageStatus; deadlineAt: Date | null }) =>
  status === 'pending'
    ? deadlineAt === null || deadlineAt > new Date()
    : !['drafting', 'scheduled', 'approved', 'sending'].includes(status)
