import type { QueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { askOrKeep } from '#web/lib/kept.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { noteTakenBack } from '#web/lib/taken-back.ts'
import { clockTime } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed, toastUndo, withdrawUndo } from '#web/ui/toast.ts'
import { type Aside, runAside } from './aside.ts'
import { askedAtMs } from './unanswered.ts'

/** Says that it could not be done, and reads the chats as they are. */
export function asideFailed(client: QueryClient, error: Error): Promise<void> {
  logFailure(error)
  toastFailed(failureIt(error, say.later.failed))
  return client.invalidateQueries({ queryKey: queryKeys.chats })
}

/** The undo of a toast outlives the conversation it was offered in; without a line it is kept, as what it takes back would be. */
export async function takeAsideBack(client: QueryClient, chatId: string, { verb }: Aside): Promise<void> {
  noteTakenBack(chatId)
  const aside: Aside = { verb: 'reopen' }
  const key = randomKey()
  try {
    const chat = await askOrKeep({ key, chatId, what: { aside } }, () => runAside(chatId, aside, key))
    if (chat === undefined) return
    toastDone(verb === 'dismiss' ? say.dismissal.back : say.later.back)
    await showChat(client, chat)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await asideFailed(client, error)
  }
}

/** What follows once it was done: the chat as it is now, and for a while the way back. */
export function afterAside(client: QueryClient, aside: Aside, chat: ChatView): void {
  const { id: about } = chat
  const onUndo = () => void takeAsideBack(client, about, aside)
  const offer = { onUndo, about, atMs: askedAtMs(aside) }
  if (aside.verb === 'reopen') withdrawUndo(about)
  else if (aside.verb === 'dismiss') toastUndo(say.dismissal.taken, { label: say.dismissal.undo, ...offer })
  else toastUndo(say.later.done(clockTime(aside.until, new Date())), { label: say.later.undo, ...offer })
  // Nobody waits for the lists: the key that takes back is the toast's from here on.
  void showChat(client, chat)
}
