import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { Stage } from './stage.ts'
import type { Stop } from './stop.ts'

export const VICTIMS = ['Worker', 'API', 'PostgreSQL', 'Temporal', 'mail server'] as const
export type Victim = (typeof VICTIMS)[number]

export type Step = {
  name: string
  /** By a mail, which somebody has to watch for. */
  isByMail?: true
  /** Brings a guest's message to the step, where it stands when the stop is reached. */
  reach(stage: Stage): Promise<{ guest: string; stop: Stop }>
  answers: MessageStatus[]
  /** Whose death here leaves nobody who knows whether the mail arrived. */
  unknownAfter?: readonly Victim[]
}

const DUE = { undoUntil: new Date(0) }
/** Longer than a killed worker needs to be back: it must find the window open. */
const WINDOW_MS = 30_000

const byMail =
  (stopAt: (stage: Stage) => Promise<Stop> | Stop): Step['reach'] =>
  async (stage) => {
    const stop = await stopAt(stage)
    return { guest: await stage.guestMails(), stop }
  }

type Answered = { guest: string; chatId: string; guestMessageId: string; draftId: string }

const leaves =
  (stopAt: (stage: Stage, answered: Answered) => Promise<Stop> | Stop): Step['reach'] =>
  async (stage) => {
    const guest = await stage.bench.guestWrites()
    const answered = { ...guest, draftId: await stage.bench.draft(guest, 'scheduled', DUE) }
    const stop = await stopAt(stage, answered)
    await stage.startReply(guest)
    return { guest: guest.guest, stop }
  }

const isComposed =
  (event: 'insert' | 'update'): Step['reach'] =>
  async (stage) => {
    const guest = await stage.bench.guestWrites()
    const of = `new.kind = 'draft' and new.answers_id = '${guest.guestMessageId}'`
    const stop = await stage.stopAtWrite({ table: 'message', event, if: of })
    await stage.startReply(guest)
    return { guest: guest.guest, stop }
  }

const fallsBack =
  (stopAt: (stage: Stage, guest: { guestMessageId: string }) => Promise<Stop>): Step['reach'] =>
  async (stage) => {
    const guest = await stage.bench.guestWrites()
    await stage.bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() - 1_000) })
    const stop = await stopAt(stage, guest)
    await stage.startReply(guest)
    return { guest: guest.guest, stop }
  }

/** In a window that ends by itself: nothing is held. */
const inWindow = async (stage: Stage, guest: { guestMessageId: string }): Promise<Stop> => ({
  get reached() {
    return stage.waitsForTimer(guest)
  },
  release: async () => undefined,
})

const ofHost = ({ bench }: Stage) => `new.host_id = '${bench.hostId}'`
const cursor = (stage: Stage) => ({ table: 'mailbox_cursor', event: 'insert', if: ofHost(stage) }) as const

/** Every step that a message takes, from the mailbox to the copy of its answer, with how it ends whoever dies there. */
export const STEPS: readonly Step[] = [
  {
    name: 'fetched, and nothing written',
    isByMail: true,
    reach: byMail((stage) => stage.stopAtWrite({ table: 'chat', event: 'insert', if: ofHost(stage) })),
    answers: ['pending'],
  },
  {
    name: 'written, and not committed',
    isByMail: true,
    reach: byMail((stage) => stage.stopAtWrite(cursor(stage))),
    answers: ['pending'],
  },
  {
    name: 'stored, and its reply not started',
    isByMail: true,
    reach: byMail((stage) => stage.stopAfterCommit(cursor(stage))),
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
    reach: fallsBack((stage, { guestMessageId }) =>
      stage.stopAtWrite({
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
    reach: async (stage) => {
      const guest = await stage.bench.guestWrites()
      await stage.bench.draft(guest, 'scheduled', { undoUntil: new Date(Date.now() + WINDOW_MS) })
      await stage.startReply(guest)
      return { guest: guest.guest, stop: await inWindow(stage, guest) }
    },
    answers: ['sent'],
  },
  {
    name: 'about to be claimed for sending',
    reach: leaves((stage, { draftId }) =>
      stage.stopAtWrite({ table: 'delivery', event: 'insert', if: `new.message_id = '${draftId}'` }),
    ),
    answers: ['sent'],
  },
  {
    name: 'claimed, and named to the mail server',
    reach: leaves((stage, { guest }) => stage.stopAtMailServer('recipient', guest)),
    answers: ['sent'],
  },
  {
    name: 'asked for its content, and none left',
    reach: leaves((stage, { draftId }) => stage.stopAtWrite(delivery(draftId, 'transmitting'))),
    answers: ['sent'],
    unknownAfter: ['mail server'],
  },
  {
    name: 'its content left, and not answered',
    reach: leaves((stage, { guest }) => stage.stopAtMailServer('content', guest)),
    answers: ['sent'],
    unknownAfter: ['Worker', 'PostgreSQL', 'mail server'],
  },
  {
    name: 'accepted by the mail server, and not recorded',
    reach: leaves((stage, { draftId }) => stage.stopAtWrite(delivery(draftId, 'sent'))),
    answers: ['sent'],
    unknownAfter: ['Worker', 'PostgreSQL'],
  },
  {
    name: 'recorded, and its copy not filed',
    reach: leaves(async (stage, { guest }) => {
      await stage.makeSentFolder()
      return stage.line.stopAt(guest)
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
