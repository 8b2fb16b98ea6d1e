import type { QueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { ApiError, mayPass } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { dropCall, type Kept } from '#web/lib/kept.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed } from '#web/ui/toast.ts'
import { backToHost, endWords, tellUndone, undoRefused } from './after-command.ts'
import { runAside } from './aside.ts'
import { backToWords } from './back-to-words.ts'
import { focusBack } from './held-focus.ts'
import { type Doing, isDecision, runCommand } from './run-command.ts'

/** Signed in again, it is asked again, too. */
const isOpen = (error: ApiError) => mayPass(error) || error.kind === 'unauthenticated'

/**
 * Takes back what the server may have done: what was not done under its key is not done any more, what was is undone, and what became
 * of it is said.
 * @throws ApiError where neither is known yet.
 */
export async function undoKept(client: QueryClient, kept: Kept, doing: Doing): Promise<void> {
  const { isDone, messageId } = await call('closeCall', { body: { key: kept.key } })
  const canBeUndone = 'reply' in doing || ('command' in doing && isDecision(doing.command))
  if (!isDone) {
    backToWords(client, kept.chatId, doing)
    if ('reply' in doing) focusBack(kept.chatId)
    toastDone(say.kept.notSent)
  } else if ('aside' in doing && doing.aside.verb !== 'reopen') await undoAside(client, kept.chatId)
  else if (messageId === null || !canBeUndone) toastFailed(say.kept.wasDone)
  else await undo(client, kept.chatId, { doing, messageId })
  dropCall(kept)
}

/** @throws ApiError where it is asked again. */
async function unlessRefused(work: () => Promise<void>, inWords: (error: ApiError) => string): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError) || isOpen(error)) throw error
    toastFailed(inWords(error))
  }
}

function undo(client: QueryClient, chatId: string, { doing, messageId }: { doing: Doing; messageId: string }) {
  endWords(client, chatId, doing)
  return unlessRefused(async () => {
    backToHost(client, await runCommand({ command: { verb: 'undo', messageId } }, randomKey()))
    tellUndone('command' in doing && doing.command.verb === 'discard')
  }, undoRefused)
}

const undoAside = (client: QueryClient, chatId: string) =>
  unlessRefused(
    async () => {
      await showChat(client, await runAside(chatId, { verb: 'reopen' }, randomKey()))
      toastDone(say.kept.putBack)
    },
    (error) => failureIt(error, say.kept.refused),
  )
