import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { UnsentFilesView } from '#api/contract/message-files.ts'
import { SHOWN_MESSAGES } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { call, type Page } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { it } from '#web/texts/it.ts'
import { toastDone, toastFailed, toastUndo } from '#web/ui/toast.ts'
import { keepEdit, keepUnsentText, openEdit, unsentText } from './unsent-text.ts'

type Approval = {
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
  | { verb: 'resend'; messageId: string; key: string }
  | { verb: 'undo' | 'confirm-sent'; messageId: string }

/** What was put beside a text, and is shown there: that goes with it. */
const filesAt = (client: QueryClient, chatId: string, placeId: string) => {
  const files = client.getQueryData<UnsentFilesView>(queryKeys.unsentFiles(chatId))?.files
  const ids = files?.flatMap((file) => (file.placeId === placeId ? file.id : []))
  return ids?.length ? ids : undefined
}

const run = (command: MessageCommand, files: string[] | undefined): Promise<MessageView> => {
  const params = { id: command.messageId }
  switch (command.verb) {
    case 'approve': {
      const { text, version, recipient, key } = command
      const shown = { version, recipient, files }
      const body = text === undefined ? shown : { ...shown, text }
      return call('approveDraft', { params, body }, { idempotencyKey: key })
    }
    case 'resend':
      return call('resendMessage', { params }, { idempotencyKey: command.key })
    case 'discard':
      return call('discardDraft', { params, body: { version: command.version } })
    case 'undo':
      return call('undoSend', { params })
    case 'confirm-sent':
      return call('confirmSent', { params })
  }
}

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

const readAgain = (client: QueryClient, chatId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.messages(chatId) }),
    client.invalidateQueries({ queryKey: queryKeys.chats }),
    client.invalidateQueries({ queryKey: queryKeys.unsentFiles(chatId) }),
  ])

/** The undo of a toast outlives the conversation it was offered in. */
async function takeBack(client: QueryClient, message: MessageView) {
  try {
    backToHost(client, await run({ verb: 'undo', messageId: message.id }, undefined))
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

/** Opens the editor with the words of an approval that failed, about the draft as it was then. */
function editAgain(client: QueryClient, chatId: string, { messageId, version, text = '' }: Approval) {
  const page = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))
  const draft = page?.items.find(({ id }) => id === messageId)
  if (draft && openEdit(chatId) === undefined) keepEdit(chatId, { draft: { ...draft, version }, text })
  else if (unsentText(chatId) === '') keepUnsentText(chatId, text)
}

export const COMMAND = 'command'
export const REPLY = 'reply'
const commandKey = (chatId: string) => [COMMAND, chatId] as const

/** Runs commands on messages of a chat: shown at once, taken back when the call fails. */
export function useMessageCommand(chatId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: commandKey(chatId),
    mutationFn: (command: MessageCommand) =>
      run(command, filesAt(client, chatId, ('placeId' in command && command.placeId) || command.messageId)),
    onSuccess: (message, command) => {
      if (command.verb === 'undo') return backToHost(client, message)
      keepMessage(client, message)
      if (command.verb === 'approve') offerUndo(client, message, it.draft.sentToast)
      if (command.verb === 'discard') offerUndo(client, message, it.draft.rejectedToast)
    },
    onError: (error, command) => {
      logFailure(error)
      toastFailed(failureIt(error, it.draft.failed))
      // The host's own wording must not be lost with the call that carried it.
      if (command.verb === 'approve' && command.text !== undefined) editAgain(client, chatId, command)
    },
    onSettled: () => readAgain(client, chatId),
  })
}

export type RunCommand = ReturnType<typeof useMessageCommand>['mutate']

/** The commands whose outcome is not known yet. */
export const useOpenCommands = (chatId: string): MessageCommand[] =>
  useMutationState({
    filters: { mutationKey: commandKey(chatId), status: 'pending' },
    select: (mutation) => mutation.state.variables as MessageCommand,
  })

/** `shown`: the guest's newest messages that the host saw when writing it. */
type Reply = { text: string; key: string; at: string; shown: string[] | undefined; files: string[] | undefined }
const replyKey = (chatId: string) => [REPLY, chatId] as const

/** Sends what the host wrote by hand; it settles the open drafts. */
export function useManualReply(chatId: string, onFailed: (text: string) => void, placeId = chatId) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: replyKey(chatId),
    mutationFn: ({ text, key, shown, files }: Reply) =>
      call('writeManualReply', { params: { id: chatId }, body: { text, shown, files } }, { idempotencyKey: key }),
    onSuccess: (message) => {
      client.setQueryData<Page<MessageView>>(
        queryKeys.messages(chatId),
        (page) => page && { ...page, items: [...page.items.filter(({ id }) => id !== message.id), message] },
      )
      offerUndo(client, message, it.draft.sentToast)
    },
    onError: (error, { text }) => {
      logFailure(error)
      toastFailed(failureIt(error, it.draft.failed))
      onFailed(text)
    },
    onSettled: () => void readAgain(client, chatId),
  })
  return (text: string) => {
    const items = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))?.items ?? []
    const seen = items.flatMap(({ id, kind }) => (kind === 'guest' ? id : [])).slice(-SHOWN_MESSAGES)
    const shown = seen.length === 0 ? undefined : seen
    mutation.mutate({
      text,
      key: randomKey(),
      at: new Date().toISOString(),
      shown,
      files: filesAt(client, chatId, placeId),
    })
  }
}

/** Replies on their way to the API: shown as if they had arrived. */
export const useOpenReplies = (chatId: string): Reply[] =>
  useMutationState({
    filters: { mutationKey: replyKey(chatId), status: 'pending' },
    select: (mutation) => mutation.state.variables as Reply,
  })
