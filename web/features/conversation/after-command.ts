import type { QueryClient } from '@tanstack/react-query'
import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { it } from '#web/texts/it.ts'
import { toastDone, toastFailed, toastUndo } from '#web/ui/toast.ts'
import { type MessageCommand, runCommand } from './run-command.ts'
import { keepUnsentText, unsentText } from './unsent-text.ts'

export const keepMessage = (client: QueryClient, message: MessageView) =>
  client.setQueryData<Page<MessageView>>(
    queryKeys.messages(message.chatId),
    (page) => page && { ...page, items: page.items.map((item) => (item.id === message.id ? message : item)) },
  )

/** Of a draft: its card comes back because somebody at this window wants it. */
let takenBackHere = ''
export const isTakenBackHere = (messageId: string) => messageId === takenBackHere

/** What was taken back, with the words of a reply of the host's own, which stands nowhere else any more. */
const backToHost = (client: QueryClient, message: MessageView) => {
  takenBackHere = message.id
  keepMessage(client, message)
  const { kind, chatId, text } = message
  if (kind === 'host_reply' && unsentText(chatId) === '') keepUnsentText(chatId, text)
}

export const readAgain = (client: QueryClient, chatId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.messages(chatId) }),
    client.invalidateQueries({ queryKey: queryKeys.chats }),
    client.invalidateQueries({ queryKey: queryKeys.unsentFiles(chatId) }),
  ])

/** The undo of a toast outlives the conversation it was offered in. */
async function takeBack(client: QueryClient, message: MessageView) {
  try {
    backToHost(client, await runCommand({ command: { verb: 'undo', messageId: message.id } }, randomKey()))
    toastDone(it.draft.undone)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toastFailed(error.kind === 'conflict' ? it.draft.undoTooLate : failureIt(error, it.draft.failed))
  }
  await readAgain(client, message.chatId)
}

const offerUndo = (client: QueryClient, message: MessageView, title: string) => {
  const untilMs = message.undoUntil ? Date.parse(message.undoUntil) : 0
  if (untilMs <= Date.now()) return toastDone(title)
  toastUndo(title, {
    untilMs,
    label: it.draft.undo,
    onUndo: () => void takeBack(client, message),
  })
}

/** What follows once a command was done: the message as it is now, and the way back. */
export function afterCommand(client: QueryClient, { verb }: MessageCommand, message: MessageView): void {
  if (verb === 'undo') return backToHost(client, message)
  keepMessage(client, message)
  if (verb === 'approve') offerUndo(client, message, it.draft.sentToast)
  if (verb === 'discard') offerUndo(client, message, it.draft.rejectedToast)
}

/** What follows once a reply of the host's own was taken. */
export function afterReply(client: QueryClient, message: MessageView): void {
  client.setQueryData<Page<MessageView>>(
    queryKeys.messages(message.chatId),
    (page) => page && { ...page, items: [...page.items.filter(({ id }) => id !== message.id), message] },
  )
  offerUndo(client, message, it.draft.sentToast)
}
