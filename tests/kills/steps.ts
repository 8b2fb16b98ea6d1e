import { randomUUID } from 'node:crypto'
import type { Answer } from '#tests/api/contract-client.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { Moment } from './holds.ts'
import type { Victim } from './kill.ts'
import { type HostUnderTest, newGuest, type SystemUnderTest } from './system-under-test.ts'

/** A guest's message on its way to a step. */
export type Arranged = {
  host: HostUnderTest
  guest: string
  /** Where it is held; `null`: nothing is under way when the kill comes. */
  at: Moment
  /** Sends it there. */
  begin?: () => Promise<unknown>
  /** What the host asks of the API, and asks again under the same key until it is answered. */
  ask?: () => Promise<Answer>
  /** What others do while it stands. */
  meanwhile?: () => Promise<unknown>
  /** What happens once the victim is back. */
  afterwards?: () => Promise<unknown>
}

export type Step = {
  name: string
  arrange(system: SystemUnderTest): Promise<Arranged>
  answers: MessageStatus[]
  /** Whose death here leaves nobody who knows whether the mail arrived, with how many arrived. */
  unknownAfter?: Partial<Record<Victim, 0 | 1>>
}

const DUE = { undoUntil: new Date(0) }
/** Longer than a killed worker needs to be back: it must find the window open. */
const WINDOW_MS = 20_000

/** The guest's mail arrives in a mailbox that is watched. */
const byMail =
  (at: (host: HostUnderTest) => Moment): Step['arrange'] =>
  async (system) => {
    const host = await system.newHost()
    const guest = newGuest()
    await host.watch()
    return { host, guest, at: at(host), begin: () => host.mailFrom(guest) }
  }

type Stored = { guest: string; chatId: string; guestMessageId: string; draftId: string }

/** The guest's message is stored, with a draft if one is given, and its run goes on from there. */
const stored =
  (at: (stored: Stored) => Moment, draft?: [MessageStatus, () => { undoUntil?: Date; deadlineAt?: Date }]) =>
  async (system: SystemUnderTest): Promise<Arranged> => {
    const host = await system.newHost()
    const message = await host.guestWrites()
    const draftId = draft === undefined ? '' : await host.draft(message, draft[0], draft[1]())
    return { host, guest: message.guest, at: at({ ...message, draftId }), begin: () => host.startReply(message) }
  }

const leaves = (at: (stored: Stored) => Moment) => stored(at, ['scheduled', () => DUE])
const fallsBack = (at: (stored: Stored) => Moment) =>
  stored(at, ['pending', () => ({ deadlineAt: new Date(Date.now() - 1_000) })])

type Call = (of: { api: Awaited<ReturnType<SystemUnderTest['newSignedInHost']>>['api']; stored: Stored }) => {
  call: (headers: Record<string, string>) => Promise<Answer>
}

/** The host decides on a draft that waits, at the API; nobody but them has been told of it. */
const decided =
  (at: (of: Stored & { hostId: string }) => Moment, call: Call): Step['arrange'] =>
  async (system) => {
    const { host, api } = await system.newSignedInHost()
    const message = await host.guestWrites()
    const draftId = await host.draft(message, 'pending')
    // Nothing is owed to it: the sweep leaves it alone.
    await host.inHost((tx) =>
      tx.message.updateMany({ where: { hostId: host.hostId, kind: 'guest' }, data: { workflowAt: new Date() } }),
    )
    const of = { ...message, draftId, hostId: host.hostId }
    const headers = { 'idempotency-key': randomUUID() }
    return { host, guest: message.guest, at: at(of), ask: () => call({ api, stored: of }).call(headers) }
  }

const approval: Call = ({ api, stored: { draftId } }) => ({
  call: (headers) => api.attempt('approveDraft', { params: { id: draftId }, body: {} }, { headers }),
})
const ownReply: Call = ({ api, stored: { chatId } }) => ({
  call: (headers) => api.attempt('writeManualReply', { params: { id: chatId }, body: { text: 'Eccomi' } }, { headers }),
})

const write = (table: string, event: 'insert' | 'update', condition: string): Moment => ({
  write: { table, event, if: condition },
})
const draftOf = (guestMessageId: string) => `new.kind = 'draft' and new.answers_id = '${guestMessageId}'`
const delivery = (messageId: string, state: string) =>
  write('delivery', 'update', `new.message_id = '${messageId}' and new.state = '${state}'`)

/** Every step that a message takes, from the mailbox to the copy of its answer, with how it ends whoever dies there. */
export const STEPS: readonly Step[] = [
  {
    name: 'fetched, and nothing written',
    arrange: byMail(({ hostId }) => write('chat', 'insert', `new.host_id = '${hostId}'`)),
    answers: ['pending'],
  },
  {
    name: 'written, and not committed',
    arrange: byMail(({ hostId }) =>
      write('mailbox_cursor', 'insert', `new.host_id = '${hostId}' and new.last_uid > 0`),
    ),
    answers: ['pending'],
  },
  {
    name: 'stored, and its reply not started',
    arrange: byMail(({ hostId }) => ({ firstReadOf: hostId })),
    answers: ['pending'],
  },
  {
    name: 'its reply started, and that not noted',
    arrange: byMail(({ hostId }) =>
      write(
        'message',
        'update',
        `new.host_id = '${hostId}' and old.workflow_at is null and new.workflow_at is not null`,
      ),
    ),
    answers: ['pending'],
  },
  {
    name: 'stored, and not acknowledged in the mailbox',
    arrange: byMail(() => ({ mailboxHears: 'UID STORE' })),
    answers: ['pending'],
  },
  {
    name: 'written to a watched mailbox after the kill',
    async arrange(system) {
      const { begin, ...arranged } = await byMail(() => null)(system)
      return { ...arranged, ...(begin && { afterwards: begin }) }
    },
    answers: ['pending'],
  },
  {
    name: 'its draft composed, and not written',
    arrange: stored(({ guestMessageId }) => write('message', 'insert', draftOf(guestMessageId))),
    answers: ['pending'],
  },
  {
    name: 'its approval decided, and not committed',
    arrange: decided(
      ({ draftId }) => write('message', 'update', `new.id = '${draftId}' and new.status = 'approved'`),
      approval,
    ),
    answers: ['sent'],
  },
  {
    name: 'its approval committed, and its run not told',
    arrange: decided(({ hostId }) => ({ firstReadOf: hostId }), approval),
    answers: ['sent'],
  },
  {
    name: "the host's own reply written, and not committed",
    arrange: decided(
      ({ chatId }) => write('message', 'insert', `new.kind = 'host_reply' and new.chat_id = '${chatId}'`),
      ownReply,
    ),
    answers: ['superseded', 'sent'],
  },
  {
    name: 'its fallback about to be claimed',
    arrange: fallsBack(({ guestMessageId }) =>
      write('message', 'insert', `new.kind = 'fallback' and new.answers_id = '${guestMessageId}'`),
    ),
    answers: ['fallback_sent', 'sent'],
  },
  {
    name: 'its fallback claimed, in the undo window',
    arrange: fallsBack(({ guestMessageId }) => ({ timerOf: guestMessageId })),
    answers: ['fallback_sent', 'sent'],
  },
  {
    name: 'its reply in the undo window',
    arrange: stored(
      ({ guestMessageId }) => ({ timerOf: guestMessageId }),
      ['scheduled', () => ({ undoUntil: new Date(Date.now() + WINDOW_MS) })],
    ),
    answers: ['sent'],
  },
  {
    name: 'about to be claimed for sending',
    arrange: leaves(({ draftId }) => write('delivery', 'insert', `new.message_id = '${draftId}'`)),
    answers: ['sent'],
  },
  {
    name: 'claimed, and named to the mail server',
    arrange: leaves(({ guest }) => ({ mailServerHas: 'recipient', of: guest })),
    answers: ['sent'],
  },
  {
    name: 'asked for its content, and none left',
    arrange: leaves(({ draftId }) => delivery(draftId, 'transmitting')),
    answers: ['sent'],
  },
  {
    name: 'its content left, and not answered',
    arrange: leaves(({ guest }) => ({ mailServerHas: 'content', of: guest })),
    answers: ['sent'],
    unknownAfter: { worker: 1, 'mail server': 1 },
  },
  {
    name: 'accepted by the mail server, and not recorded',
    arrange: leaves(({ draftId }) => delivery(draftId, 'sent')),
    answers: ['sent'],
    unknownAfter: { worker: 1 },
  },
  {
    name: 'accepted by a provider that files it itself, and not recorded',
    async arrange(system) {
      const arranged = await leaves(({ draftId }) => delivery(draftId, 'sent'))(system)
      const { host, guest } = arranged
      return { ...arranged, meanwhile: () => host.fileSent(system.smtp.mails.find((mail) => mail.includes(guest))) }
    },
    answers: ['sent'],
  },
  {
    name: 'recorded, and its copy not filed',
    async arrange(system) {
      const arranged = await leaves(({ guest }) => ({ mailboxHears: guest }))(system)
      await arranged.host.fileSent()
      return arranged
    },
    answers: ['sent'],
  },
]
