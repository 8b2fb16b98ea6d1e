import { type QueryClient, useMutationState } from '@tanstack/react-query'
import { isRecord } from '#api/contract/is-record.ts'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { wordsLeft } from '#api/contract/unsent-words.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { forgetLeft, leaveText, leftText } from './left-texts.ts'

/** How long a send waits for its words to be kept: a line that takes longer will not take them sooner. */
const KEPT_WITHIN_MS = 2_000

/** What saves the text of a place now, while its chat is shown. */
const keepers = new Map<string, () => Promise<void>>()

/** `save` is asked before the words of the place are sent; answers what ends that. */
export function keepBeforeSending(placeId: string, save: () => Promise<void>): () => void {
  keepers.set(placeId, save)
  return () => void (keepers.get(placeId) === save && keepers.delete(placeId))
}

/** Whether something here saves what stands in a place. */
export const isKeptHere = (placeId: string): boolean => keepers.has(placeId)

/**
 * Resolves once the server has the words that are about to be sent: until it has taken the call they are unsent text there. Where what
 * saves them is still being fetched, this tab has them.
 */
export async function keptFirst(placeId: string, text: string | undefined): Promise<void> {
  if (text === undefined) return
  const save = keepers.get(placeId)
  if (save === undefined) return leaveText(placeId, { text, base: '', version: 0, draftVersion: null })
  const late = new Promise<void>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))
  await Promise.race([save(), late])
}

const sendingIn = (chatId: string) => ({
  status: 'pending' as const,
  predicate: ({ options }: { options: { mutationKey?: readonly unknown[] | undefined } }) =>
    options.mutationKey?.[1] === chatId,
})

/** Of a command with words of the host's: which, and where they were written. */
function sendingOf(command: unknown, chatId: string): { text: string; placeId: string } | null {
  if (!isRecord(command) || typeof command.text !== 'string') return null
  const placeId = command.placeId ?? command.messageId ?? chatId
  return typeof placeId === 'string' ? { text: command.text, placeId } : null
}

const wordsOf = (command: unknown, { chatId, placeId }: { chatId: string; placeId: string }): string[] => {
  const sending = sendingOf(command, chatId)
  return sending?.placeId === placeId ? [sending.text] : []
}

/** What was written in a place and is being sent: nobody has accepted it yet. */
export const wordsOnTheirWay = (client: QueryClient, chatId: string, placeId: string): string[] =>
  client
    .getMutationCache()
    .findAll(sendingIn(chatId))
    .flatMap(({ state }) => wordsOf(state.variables, { chatId, placeId }))

export function useWordsOnTheirWay(chatId: string, placeId: string): string[] {
  const sending = useMutationState({ filters: sendingIn(chatId), select: ({ state }) => state.variables })
  return sending.flatMap((variables) => wordsOf(variables, { chatId, placeId }))
}

/** Where words that are being sent were written. */
export function usePlacesOnTheirWay(chatId: string): Set<string> {
  const sending = useMutationState({
    filters: sendingIn(chatId),
    select: ({ state }) => sendingOf(state.variables, chatId),
  })
  return new Set(sending.flatMap((one) => one?.placeId ?? []))
}

type Sent = { chatId: string; text: string; placeId: string; endedId: string }

/** Words were accepted. The server has ended them at `endedId`; here they are none of those that are not sent any more. */
export function endSent(client: QueryClient, { chatId, text, placeId, endedId }: Sent): void {
  const left = leftText(placeId)
  const rest = left === undefined ? '' : wordsLeft(left.text, text)
  if (left === undefined || rest === '') forgetLeft(placeId)
  else leaveText(placeId, { ...left, text: rest })
  const queryKey = queryKeys.unsent(chatId)
  client.setQueryData<UnsentTextView[]>(queryKey, (rows) =>
    rows?.filter((row) => row.id !== endedId || wordsLeft(row.text, text) !== ''),
  )
  void client.invalidateQueries({ queryKey })
}
