import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { Stop } from './stop.ts'
import type { SystemUnderTest } from './system-under-test.ts'

export const VICTIMS = ['Worker', 'API', 'PostgreSQL', 'Temporal', 'mail server'] as const
export type Victim = (typeof VICTIMS)[number]

export type Step = {
  name: string
  /** By a mail, which somebody has to watch for. */
  isByMail?: true
  /** Brings a guest's message to the step, where it stands when the stop is reached. */
  reach(system: SystemUnderTest): Promise<{ guest: string; stop: Stop }>
  answers: MessageStatus[]
  /** Whose death here leaves nobody who knows whether the mail arrived. */
  unknownAfter?: readonly Victim[]
}

const DUE = { undoUntil: new Date(0) }
/** Longer than a killed worker needs to be back: it must find the window open. */
const WINDOW_MS = 30_000

const byMail =
  (stopAt: (system: SystemUnderTest) => Promise<Stop> | Stop): Step['reach'] =>
  async (system) => {
    const stop = await stopAt(system)
    return { guest: await system.guestMails(), stop }
  }

type Answered = { guest: string; chatId: string; guestMessageId: string; draftId: string }

const leaves =
  (stopAt: (system: SystemUnderTest, answered: Answered) => Promise<Stop> | Stop): Step['reach'] =>
  async (system) => {
    const guest = await system.bench.guestWrites()
    const answered = { ...guest, draftId: await system.bench.draft(guest, 'scheduled', DUE) }
    const stop = await stopAt(system, answered)
    await system.startReply(guest)
    return { guest: guest.guest, stop }
  }

const isComposed =
  (event: 'insert' | 'update'): Step['reach'] =>
  async (system) => {
    const guest = await system.bench.guestWrites()
    const of = `new.kind = 'draft' and new.answers_id = '${guest.guestMessageId}'`
    const stop = await system.stopAtWrite({ table: 'message', event, if: of })
    await system.startReply(guest)
    return { guest: guest.guest, stop }
  }

const fallsBack =
  (stopAt: (system: SystemUnderTest, guest: { guestMessageId: string }) => Promise<Stop>): Step['reach'] =>
  async (system) => {
    const guest = await system.bench.guestWrites()
    await system.bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() - 1_000) })
    const stop = await stopAt(system, guest)
    await system.startReply(guest)
    return { guest: guest.guest, stop }
  }

/** In a window that ends by itself: nothing is held. */
const inWindow = async (system: SystemUnderTest, guest: { guestMessageId: string }): Promise<Stop> => ({
  get reached() {
    return system.waitsForTimer(guest)
  },
  release: async () => undefined,
})

const ofHost = ({ bench }: SystemUnderTest) => `new.host_id = '${bench.hostId}'`
const cursor = (system: SystemUnderTest) => ({ table: 'mailbox_cursor', event: 'insert', if: ofHost(system) }) as const

/** Every step that a message takes, from the mailbox to the copy of its answer, with how it ends whoever dies there. */
export const STEPS: readonly Step[] = [
  {
    name: 'fetched, and nothing written',
    isByMail: true,
    reach: byMail((system) => system.stopAtWrite({ table: 'chat', event: 'insert', if: ofHost(system) })),
    answers: ['pending'],
  },
  {
    name: 'written, and not committed',
    isByMail: true,
    reach: byMail((system) => system.stopAtWrite(cursor(system))),
    answers: ['pending'],
  },
  {
    name: 'stored, and its reply not started',
    isByMail: true,
    reach: byMail((system) => system.stopAfterCommit(cursor(system))),
    answers: ['pending'],
  },
  {
    name: 'stored, and not acknowledged in the mailbox',
    isByMail: true,
    reach: byMail(({ line }) => line.stopAt('UID STORE')),
    answers: ['pending'],
  },
  { name: 'its draft about to be opened', reach: isComposed('insert'), answers: ['pending'] },
  { name: 'its draft composed, and not written', reach: isComposed('update'), answers: ['pending'] },
  {
    name: 'its fallback about to be claimed',
    reach: fallsBack((system, { guestMessageId }) =>
      system.stopAtWrite({
        table: 'message',
        event: 'insert',
        if: `new.kind = 'fallback' and new.answers_id = '${guestMessageId}'`,
      }),
    ),
    answers: ['fallback_sent', 'sent'],
  },
  { name: 'its fallback claimed, in the undo window', reach: fallsBack(inWindow), answers: ['fallback_sent', 'sent'] },
  {
    name: 'its reply in the undo window',
    reach: async (system) => {
      const guest = await system.bench.guestWrites()
      await system.bench.draft(guest, 'scheduled', { undoUntil: new Date(Date.now() + WINDOW_MS) })
      await system.startReply(guest)
      return { guest: guest.guest, stop: await inWindow(system, guest) }
    },
    answers: ['sent'],
  },
  {
    name: 'about to be claimed for sending',
    reach: leaves((system, { draftId }) =>
      system.stopAtWrite({ table: 'delivery', event: 'insert', if: `new.message_id = '${draftId}'` }),
    ),
    answers: ['sent'],
  },
  {
    name: 'claimed, and named to the mail server',
    reach: leaves((system, { guest }) => system.stopAtMailServer('recipient', guest)),
    answers: ['sent'],
  },
  {
    name: 'asked for its content, and none left',
    reach: leaves((system, { draftId }) => system.stopAtWrite(delivery(draftId, 'transmitting'))),
    answers: ['sent'],
    unknownAfter: ['mail server'],
  },
  {
    name: 'its content left, and not answered',
    reach: leaves((system, { guest }) => system.stopAtMailServer('content', guest)),
    answers: ['sent'],
    unknownAfter: ['Worker', 'PostgreSQL', 'mail server'],
  },
  {
    name: 'accepted by the mail server, and not recorded',
    reach: leaves((system, { draftId }) => system.stopAtWrite(delivery(draftId, 'sent'))),
    answers: ['sent'],
    unknownAfter: ['Worker', 'PostgreSQL'],
  },
  {
    name: 'recorded, and its copy not filed',
    reach: leaves(async (system, { guest }) => {
      await system.makeSentFolder()
      return system.line.stopAt(guest)
    }),
    answers: ['sent'],
  },
]

function delivery(messageId: string, state: string) {
  return {
    table: 'delivery',
    event: 'update',
    if: `new.message_id = '${messageId}' and new.state = '${state}'`,
  } as const
}
