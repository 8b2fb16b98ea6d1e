import type { QueryClient } from '@tanstack/react-query'
import { say } from '#web/texts/say.ts'
import { offerUnanswered, toastDone } from '#web/ui/toast.ts'

const wanted = new WeakSet<object>()

/** Whether a command is to be taken back as soon as its answer says how. */
export const isUndoWanted = (command: object): boolean => wanted.has(command)

const offered = new WeakMap<object, { end: () => void }>()

/** The key that takes back counts from now on, however slow the answer: pressed again it takes back nothing else. */
export function awaitAnswer(client: QueryClient, command: object): void {
  const takeBack = () => {
    if (!wanted.has(command)) toastDone(say.inbox.draft.undoAwaited)
    wanted.add(command)
  }
  offered.set(command, offerUnanswered(client, takeBack))
}

export const endAwaiting = (command: object): void => offered.get(command)?.end()
