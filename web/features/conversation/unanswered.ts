import type { QueryClient } from '@tanstack/react-query'
import { say } from '#web/texts/say.ts'
import { offerUnanswered, toastDone } from '#web/ui/toast.ts'

const wanted = new WeakSet<object>()

/** Whether a command is to be taken back as soon as its answer says how. */
export const isUndoWanted = (command: object): boolean => wanted.has(command)

const asked = new WeakMap<object, number>()

/** When a command was asked for: what was kept meanwhile says it itself. */
export const askedAtMs = (command: object): number => asked.get(command) ?? Date.now()
export const noteAsked = (command: object, atMs: number): void => void asked.set(command, atMs)

const offered = new WeakMap<object, { end: () => void }>()

/** The key that takes back counts from now on, however slow the answer: pressed again it takes back nothing older. */
export function awaitAnswer(client: QueryClient, command: object): void {
  const takeBack = () => {
    if (!wanted.has(command)) toastDone(say.inbox.draft.undoAwaited)
    wanted.add(command)
  }
  noteAsked(command, Date.now())
  offered.set(command, offerUnanswered(client, { atMs: askedAtMs(command), takeBack }))
}

export const endAwaiting = (command: object): void => offered.get(command)?.end()
