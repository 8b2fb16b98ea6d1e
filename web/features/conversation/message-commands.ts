import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { COMMAND, REPLY } from '#web/lib/decision-keys.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { askOrKeep, useKept } from '#web/lib/kept.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'
import { afterCommand, afterReply, placeOf, readAgain } from './after-command.ts'
import { backToWords } from './back-to-words.ts'
import { takeBackKept } from './do-kept.ts'
import { filesAt } from './files-at.ts'
import { knownHere } from './known-here.ts'
import { forgetLeft } from './left-texts.ts'
import {
  asAsked,
  type Doing,
  isDecision,
  type MessageCommand,
  type Reply,
  runCommand,
  sendReply,
} from './run-command.ts'
import { tellDecided } from './tell-decided.ts'
import { askedAtMs, awaitAnswer, endAwaiting, isUndoWanted } from './unanswered.ts'
import { keptFirst } from './words-on-their-way.ts'

const commandKey = (chatId: string) => [COMMAND, chatId] as const

/** Runs commands on messages of a chat: shown at once, kept where there is no line, taken back when the call fails. */
export function useMessageCommand(chatId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: commandKey(chatId),
    onMutate: (command) => {
      if (isDecision(command)) awaitAnswer(client, command)
    },
    mutationFn: async (command: MessageCommand) => {
      const key = 'key' in command ? command.key : randomKey()
      const what: Doing = { command, ...filesAt(client, chatId, [placeOf(command), command.messageId]) }
      if ('text' in command) await keptFirst(placeOf(command), command.text)
      const answer = await askOrKeep({ key, chatId, what }, () => runCommand(what, key))
      if (answer === undefined && isUndoWanted(command)) takeBackKept(client, key)
      return answer
    },
    onSuccess: (message, command) => {
      if (message) afterCommand(client, command, message)
      // What is kept until there is a line stands there alone.
      else if (!isUndoWanted(command)) forgetLeft(placeOf(command))
      if (isDecision(command) && !isUndoWanted(command)) tellDecided(chatId, askedAtMs(command))
    },
    onError: (error, command) => {
      logFailure(error)
      toastFailed(failureIt(error, say.unsent.failed[command.verb]))
      backToWords(client, chatId, { command })
    },
    onSettled: (_message, _error, command) => {
      endAwaiting(command)
      return readAgain(client, chatId)
    },
  })
}

/** Of a mutation by its key: what it was asked for with. */
const variablesOf = <T>({ state: { variables } }: Mutation<unknown, Error, T>): T[] =>
  variables === undefined ? [] : [variables]

export type RunCommand = ReturnType<typeof useMessageCommand>['mutate']

const doingOf = (what: object): Partial<Record<'command', MessageCommand> & Record<'reply', Reply>> => what

/** What is kept of a chat until there is a line, and was not refused. */
function useWaiting(chatId: string) {
  const kept = useKept()
  return useMemo(() => {
    const here = kept.flatMap((one) => (one.chatId === chatId && one.refused === undefined ? [doingOf(one.what)] : []))
    return {
      commands: here.flatMap(({ command }) => command ?? []),
      replies: here.flatMap(({ reply }) => reply ?? []),
    }
  }, [kept, chatId])
}

/** The commands whose outcome is not known yet. */
export function useOpenCommands(chatId: string): MessageCommand[] {
  const { commands } = useWaiting(chatId)
  const asked = useMutationState({
    filters: { mutationKey: commandKey(chatId), status: 'pending' },
    select: variablesOf<MessageCommand>,
  })
  return useMemo(() => [...commands, ...asked.flat()], [commands, asked])
}

const replyKey = (chatId: string) => [REPLY, chatId] as const

/** Sends what the host wrote by hand; it settles the open drafts. */
export function useManualReply(chatId: string, placeId = chatId) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: replyKey(chatId),
    // One after the other: the second knows of the first.
    scope: { id: replyKey(chatId).join(' ') },
    onMutate: (reply) => awaitAnswer(client, reply),
    mutationFn: async (reply: Reply) => {
      await keptFirst(placeId, reply.text)
      const asked = asAsked(reply)
      const what: Doing = { reply: asked }
      const answer = await askOrKeep({ key: reply.key, chatId, what }, () => sendReply(chatId, asked))
      if (answer === undefined && isUndoWanted(reply)) takeBackKept(client, reply.key)
      return answer
    },
    onSuccess: (message, reply) => {
      if (message) afterReply(client, reply, message)
      else if (!isUndoWanted(reply)) forgetLeft(placeId)
      if (!isUndoWanted(reply)) tellDecided(chatId, askedAtMs(reply))
    },
    onError: (error, reply) => {
      logFailure(error)
      toastFailed(failureIt(error, say.unsent.failed.reply))
      backToWords(client, chatId, { reply })
    },
    onSettled: (_message, _error, reply) => {
      endAwaiting(reply)
      void readAgain(client, chatId)
    },
  })
  return (text: string) => {
    mutation.mutate({
      text,
      placeId,
      key: randomKey(),
      at: new Date().toISOString(),
      ...knownHere(client, chatId),
      ...filesAt(client, chatId, [placeId]),
    })
  }
}

/** Replies on their way to the API, or kept until there is one: shown as if they had arrived. */
export function useOpenReplies(chatId: string): (Reply & { isKept: boolean })[] {
  const { replies } = useWaiting(chatId)
  const asked = useMutationState({
    filters: { mutationKey: replyKey(chatId), status: 'pending' },
    select: variablesOf<Reply>,
  })
  return useMemo(
    () => [
      ...replies.map((reply) => ({ ...reply, isKept: true })),
      ...asked
        .flat()
        .flatMap((reply) => (replies.some(({ key }) => key === reply.key) ? [] : [{ ...reply, isKept: false }])),
    ],
    [replies, asked],
  )
}
