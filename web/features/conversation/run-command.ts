import { SHOWN_MESSAGES } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { ChatQueue } from '#api/contract/queues.ts'
import { call } from '#web/lib/api-client.ts'
import type { Aside } from './aside.ts'
import type { FilesOfSend } from './files-at.ts'

export type Approval = {
  verb: 'approve'
  messageId: string
  version: number
  recipient: string | null
  key: string
  text?: string
  /** Beside which text its files were put, where that is of another draft. */
  placeId?: string
}

/**
 * What a host can do to a message. `version` is of the draft that was read, `recipient` where it was said to go: a decision on
 * another is refused. `key` makes a repeated send answer the first outcome.
 */
export type MessageCommand =
  | Approval
  | { verb: 'discard'; messageId: string; version: number }
  | { verb: 'resend'; messageId: string; recipient: string | null; key: string }
  | { verb: 'undo' | 'confirm-sent'; messageId: string }

/** What settles a draft, and can be taken back. */
export const isDecision = ({ verb }: { verb?: unknown }): boolean => verb === 'approve' || verb === 'discard'

/** With the files that were put beside its words, and all of the chat that the window knew of. */
export type CommandDoing = { command: MessageCommand } & Partial<FilesOfSend>

/** Asks for it under a key: however often it is sent, it is done once. @throws ApiError */
export function runCommand({ command, files, filesShown }: CommandDoing, idempotencyKey: string): Promise<MessageView> {
  const params = { id: command.messageId }
  const once = { idempotencyKey }
  switch (command.verb) {
    case 'approve': {
      noteDecided(command.messageId)
      const { text, version, recipient } = command
      const shown = { version, recipient, files, filesShown }
      const body = text === undefined ? shown : { ...shown, text }
      return call('approveDraft', { params, body }, once)
    }
    case 'resend':
      return call('resendMessage', { params, body: { recipient: command.recipient } }, once)
    case 'discard':
      return call('discardDraft', { params, body: { version: command.version } }, once)
    case 'undo':
      return call('undoSend', { params }, once)
    case 'confirm-sent':
      return call('confirmSent', { params }, once)
  }
}

/** `shown`: the guest's newest messages that the host saw when writing it. `placeId`: where they wrote it, the chat's own box unless it says. */
export type Reply = {
  text: string
  placeId?: string
  key: string
  at: string
  shown: string[] | undefined
  /** Where it went, as far as this window knew. */
  recipient?: string | null | undefined
  /** Our own that the host knew of then. */
  ours?: string[] | undefined
} & Pick<FilesOfSend, 'files'> &
  Partial<FilesOfSend>

/** What this window has decided itself, the newest: of that its host need not be told. */
let decidedHere: string[] = []
export const noteDecided = (id: string): void => {
  decidedHere = [...decidedHere, id].slice(-SHOWN_MESSAGES)
}

/** As it is asked for from now on, however often: a key stands for one body, and what was decided here later is none of it. */
export const asAsked = <T extends Pick<Reply, 'ours'>>(reply: T): T => ({
  ...reply,
  ours: reply.ours && [...new Set([...reply.ours, ...decidedHere])],
})

/** @throws ApiError */
export async function sendReply(chatId: string, reply: Reply): Promise<MessageView> {
  const { text, key, shown, ours, recipient, files, filesShown } = reply
  const body = { text, shown, ours, recipient, files, filesShown }
  const message = await call('writeManualReply', { params: { id: chatId }, body }, { idempotencyKey: key })
  noteDecided(message.id)
  return message
}

/** What a host did that can be kept while there is no line. */
export type Doing = CommandDoing | { reply: Reply } | AsideDoing

/** `from`: where the chat stood among those that wait. */
export type AsideDoing = { aside: Aside; from?: ChatQueue | null }
