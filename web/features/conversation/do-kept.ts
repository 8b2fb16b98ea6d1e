import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { dropCall, isLineLost, type Kept, keepCall, keptCalls } from '#web/lib/kept.ts'
import { say } from '#web/texts/say.ts'
import { afterCommand, afterReply, readAgain } from './after-command.ts'
import { type Doing, runCommand, sendReply } from './run-command.ts'

const LOCK = 'locanda-kept'
/** What was decided so long ago is no decision about today's chat. */
const LATE_MS = 24 * 60 * 60_000
/** Not a refusal: the same call may be answered otherwise in a moment. */
const MAY_HELP: readonly string[] = ['upstream_unavailable', 'unexpected', 'rate_limited', 'unauthorized']

const isDoing = (what: object): what is Doing => 'command' in what || 'reply' in what

async function ask(client: QueryClient, { chatId, key }: Kept, what: Doing): Promise<void> {
  if ('reply' in what) afterReply(client, what.reply, await sendReply(chatId, what.reply))
  else afterCommand(client, what.command, await runCommand(what, key))
}

/** False where the line is lost again. */
async function doOne(client: QueryClient, kept: Kept, nowMs: number): Promise<boolean> {
  if (!isDoing(kept.what)) dropCall(kept)
  else if (nowMs - kept.atMs > LATE_MS) keepCall({ ...kept, refused: say.kept.late })
  else {
    try {
      await ask(client, kept, kept.what)
      dropCall(kept)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isLineLost(error) || MAY_HELP.includes(error.kind)) return false
      keepCall({ ...kept, refused: failureIt(error, say.kept.refused) })
    }
    await readAgain(client, kept.chatId)
  }
  return true
}

const next = () => keptCalls().find(({ refused }) => refused === undefined)

async function doAll(client: QueryClient, now: () => number): Promise<void> {
  for (let kept = next(); kept; kept = next()) if (!(await doOne(client, kept, now()))) return
}

/**
 * Does what was kept, in its order, and hands back what is refused. One tab at a time: where a browser has no locks, the key of each call
 * alone keeps it from being done twice.
 * @throws Error where what is kept cannot be read.
 */
export async function doKept(client: QueryClient, now: () => number): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(LOCK, () => doAll(client, now)) : doAll(client, now))
}
