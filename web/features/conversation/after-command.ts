import type { QueryClient } from '@tanstack/react-query'
import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { noteTakenBack } from '#web/lib/taken-back.ts'
import { say } from '#web/texts/say.ts'
import { noteOver, toastDone, toastFailed, toastUndo, withdrawUndo } from '#web/ui/toast.ts'
import { takeSentFiles } from './files-at.ts'
import { focusBack } from './held-focus.ts'
import { type Doing, type MessageCommand, type Reply, runCommand } from './run-command.ts'
import { askedAtMs, isUndoWanted } from './unanswered.ts'
import { giveBack } from './unsent-text.ts'
import { endSent } from './words-on-their-way.ts'

/** Where the words of a command, and its files, were put. */
export const placeOf = (command: MessageCommand) => ('placeId' in command && command.placeId) || command.messageId

export const keepMessage = (client: QueryClient, message: MessageView) =>
  client.setQueryData<Page<MessageView>>(
    queryKeys.messages(message.chatId),
    (page) => page && { ...page, items: page.items.map((item) => (item.id === message.id ? message : item)) },
  )

/** Of a draft: its card comes back because somebody at this window wants it, taken back or written again. */
let awaitedHere = ''
export const awaitDraft = (messageId: string): void => void (awaitedHere = messageId)

/** Whether it does; asked again it does not. */
export function hasComeBack(messageId: string): boolean {
  const isAwaited = messageId === awaitedHere
  if (isAwaited) awaitedHere = ''
  return isAwaited
}

/** A fallback went out in the place of its draft, which waits again. */
const comesBack = (client: QueryClient, { id, kind, chatId, answersId }: MessageView): string => {
  if (kind !== 'fallback') return id
  const page = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))
  return page?.items.findLast((one) => one.kind === 'draft' && one.answersId === answersId)?.id ?? id
}

/**
 * What was taken back, with the words of a reply of the host's own, which stands nowhere else any more. A template's stand at Meta, and
 * the box would take them where nothing but a template is taken.
 */
export const backToHost = (client: QueryClient, message: MessageView) => {
  awaitDraft(comesBack(client, message))
  keepMessage(client, message)
  const { kind, chatId, text, isTemplate } = message
  if (kind !== 'host_reply' || isTemplate) return
  giveBack(chatId, text)
  focusBack(chatId)
}

export const readAgain = (client: QueryClient, chatId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.messages(chatId) }),
    client.invalidateQueries({ queryKey: queryKeys.chats }),
    client.invalidateQueries({ queryKey: queryKeys.unsentFiles(chatId) }),
  ])

/** Why it cannot be taken back: as the server says what became of it, where it has not simply left. */
export const undoRefused = (error: ApiError, tooLate = say.inbox.draft.undoTooLate) =>
  error.kind === 'conflict' && error.sentence?.code !== 'settled_before'
    ? tooLate
    : failureIt(error, say.inbox.draft.failed)

/** Of a draft that was rejected nothing has left. */
const tooLateOf = ({ status }: MessageView) =>
  status === 'discarded' ? say.inbox.draft.rejectTooLate : say.inbox.draft.undoTooLate

/** Of what was rejected nothing was about to leave. */
export const tellUndone = (isReject: boolean): void =>
  void toastDone(isReject ? say.inbox.draft.rejectUndone : say.inbox.draft.undone)

/** The undo of a toast outlives the conversation it was offered in. */
async function takeBack(client: QueryClient, message: MessageView) {
  noteTakenBack(message.chatId)
  try {
    backToHost(client, await runCommand({ command: { verb: 'undo', messageId: message.id } }, randomKey()))
    tellUndone(message.status === 'discarded')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toastFailed(undoRefused(error, tooLateOf(message)))
  }
  await readAgain(client, message.chatId)
}

type Done = { title: string; atMs: number }
const sentNow = (asked: object): Done => ({ title: say.inbox.draft.sentToast, atMs: askedAtMs(asked) })
const rejectedNow = (asked: object): Done => ({ title: say.inbox.draft.rejectedToast, atMs: askedAtMs(asked) })

/** Offered for as long as it can be done: not once it was taken back beside the message, or in another window. */
const offerUndo = (client: QueryClient, message: MessageView, { title, atMs }: Done) => {
  const tooLate = tooLateOf(message)
  const { id, chatId, version, undoUntil } = message
  const untilMs = undoUntil ? Date.parse(undoUntil) : 0
  if (untilMs <= Date.now()) {
    noteOver({ atMs, title: tooLate })
    return toastDone(title)
  }
  const onUndo = () => void takeBack(client, message)
  toastUndo(title, { untilMs, label: say.inbox.draft.undo, onUndo, about: id, atMs, tooLate })
  const end = client.getQueryCache().subscribe(({ query }) => {
    if (Date.now() >= untilMs) return end()
    const [what, about] = query.queryKey
    if (what !== queryKeys.allMessages[0] || about !== chatId) return
    const now = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))?.items.find((one) => one.id === id)
    if (now === undefined || now.version < version || now.undoUntil !== null) return
    withdrawUndo(id)
    end()
  })
}

/** The words that were asked for have left the box: nothing shows them as unsent any more. */
export function endWords(client: QueryClient, chatId: string, doing: Doing): void {
  if ('reply' in doing) {
    const { text, placeId = chatId } = doing.reply
    endSent(client, { chatId, text, placeId, endedId: chatId })
  } else if ('command' in doing && doing.command.verb === 'approve' && doing.command.text !== undefined) {
    const { text, messageId: endedId } = doing.command
    endSent(client, { chatId, text, placeId: placeOf(doing.command), endedId })
  }
}

/** What follows once a command was done: the message as it is now, and the way back. */
export function afterCommand(client: QueryClient, command: MessageCommand, message: MessageView): void {
  const { verb } = command
  endWords(client, message.chatId, { command })
  if (verb === 'undo') return backToHost(client, message)
  keepMessage(client, message)
  takeSentFiles(client, message)
  if (isUndoWanted(command)) return void takeBack(client, message)
  if (verb === 'approve') offerUndo(client, message, sentNow(command))
  if (verb === 'discard') offerUndo(client, message, rejectedNow(command))
}

/** What follows once a reply of the host's own was taken. */
export function afterReply(client: QueryClient, reply: Reply, message: MessageView): void {
  const { chatId } = message
  endWords(client, chatId, { reply })
  takeSentFiles(client, message)
  client.setQueryData<Page<MessageView>>(
    queryKeys.messages(message.chatId),
    (page) => page && { ...page, items: [...page.items.filter(({ id }) => id !== message.id), message] },
  )
  // Not before this is told everywhere: words that come back sooner would end with those that were accepted.
  if (isUndoWanted(reply)) setTimeout(() => void takeBack(client, message))
  else offerUndo(client, message, sentNow(reply))
}
