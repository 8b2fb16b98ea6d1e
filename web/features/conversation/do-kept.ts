import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#api/contract/is-record.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError, type ApiErrorKind } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { dropCall, type Kept, keepCall, keptCalls } from '#web/lib/kept.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { noteTakenBack } from '#web/lib/taken-back.ts'
import { loadTexts, say } from '#web/texts/say.ts'
import { afterAside } from './after-aside.ts'
import { afterCommand, afterReply, endWords, readAgain } from './after-command.ts'
import { runAside } from './aside.ts'
import { backToWords } from './back-to-words.ts'
import { asAsked, type Doing, runCommand, sendReply } from './run-command.ts'
import { noteAsked } from './unanswered.ts'
import { undoKept } from './undo-kept.ts'

const LOCK = 'locanda-kept'
/** What was decided so long ago may hold no more: the server sends no older yes either. */
const LATE_MS = 6 * 60 * 60_000
/** Nothing gets through: it is no fault of the one call. */
const ALL_WAIT: readonly ApiErrorKind[] = ['network', 'rate_limited', 'unauthenticated']
/** Not a refusal: the same call may be answered otherwise in a moment. */
const MAY_HELP: readonly ApiErrorKind[] = ['upstream_unavailable', 'unexpected']
const MOST_TRIES = 3

type Outcome = 'done' | 'chat_waits' | 'all_wait'

/** Whether what was kept is something that this version knows how to do. */
export const isDoing = (what: object): what is Doing => 'command' in what || 'reply' in what || 'aside' in what

/** As it is now: its host may have taken it back while it was asked for. */
const keptNow = (key: string) => keptCalls().find((one) => one.key === key)
const change = (kept: Kept, more: Partial<Kept>) => keepCall({ ...(keptNow(kept.key) ?? kept), ...more })

/** What is asked for is written down first: the same body stands under the key in every tab and after every reload. */
function fix(kept: Kept, what: Doing): Doing {
  if (kept.isUnasked !== true) return what
  const fixed = 'reply' in what ? { reply: asAsked(what.reply) } : what
  const { isUnasked: _, ...asked } = kept
  return keepCall({ ...asked, what: fixed }) ? fixed : what
}

async function ask(client: QueryClient, kept: Kept, doing: Doing): Promise<void> {
  const what = fix(kept, doing)
  for (const asked of Object.values(what)) if (isRecord(asked)) noteAsked(asked, kept.atMs)
  if ('reply' in what) afterReply(client, what.reply, await sendReply(kept.chatId, what.reply))
  else if ('aside' in what) {
    const chat = await runAside(kept.chatId, what.aside, kept.key)
    // Whoever is elsewhere by now has no chat's texts yet.
    await loadTexts('chat')
    afterAside(client, what.aside, chat)
  } else afterCommand(client, what.command, await runCommand(what, kept.key))
  if (keptNow(kept.key)?.isUnwanted !== true) dropCall(kept)
}

/** 'Not done' is said of what is certainly not done, and cannot be any more. @throws ApiError */
async function putAside(client: QueryClient, kept: Kept, refused: string): Promise<void> {
  if (kept.isUnasked !== true) {
    const { isDone } = await call('closeCall', { body: { key: kept.key } })
    if (isDone) {
      if (isDoing(kept.what)) endWords(client, kept.chatId, kept.what)
      return dropCall(kept)
    }
  }
  change(kept, { refused })
}

async function failed(client: QueryClient, kept: Kept, error: ApiError): Promise<void> {
  if (error.sentence?.code === 'idempotency_key_reused') return putAside(client, kept, say.kept.refused)
  if (!MAY_HELP.includes(error.kind)) return void change(kept, { refused: failureIt(error, say.kept.refused) })
  const tries = (kept.tries ?? 0) + 1
  change(kept, { tries })
  if (tries >= MOST_TRIES) await putAside(client, kept, say.kept.failedOften)
}

async function doOne(client: QueryClient, kept: Kept, nowMs: number): Promise<void> {
  if (!isDoing(kept.what)) return dropCall(kept)
  if (kept.isUnwanted === true) return undoKept(client, kept, kept.what)
  if (nowMs - kept.atMs > LATE_MS) return putAside(client, kept, say.kept.late)
  try {
    await ask(client, kept, kept.what)
  } catch (error) {
    if (!(error instanceof ApiError) || ALL_WAIT.includes(error.kind)) throw error
    await failed(client, kept, error)
  }
}

async function outcomeOf(client: QueryClient, kept: Kept, nowMs: number): Promise<Outcome> {
  try {
    await doOne(client, kept, nowMs)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return ALL_WAIT.includes(error.kind) ? 'all_wait' : 'chat_waits'
  }
  await readAgain(client, kept.chatId)
  const left = keptNow(kept.key)
  return left === undefined || left.refused !== undefined || left.isUnwanted !== kept.isUnwanted ? 'done' : 'chat_waits'
}

async function doAll(client: QueryClient, now: () => number): Promise<void> {
  const waiting = new Set<string>()
  const next = () => keptCalls().find(({ refused, chatId }) => refused === undefined && !waiting.has(chatId))
  for (let kept = next(); kept; kept = next()) {
    const outcome = await outcomeOf(client, kept, now())
    if (outcome === 'all_wait') return
    if (outcome === 'chat_waits') waiting.add(kept.chatId)
  }
}

/**
 * Does what was kept, in its order, and hands back what is refused; what fails holds back later ones of its chat alone. One tab at a
 * time: where a browser has no locks, the key of each call alone keeps it from being done twice.
 * @throws Error where what is kept cannot be read.
 */
export async function doKept(client: QueryClient, now: () => number): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(LOCK, () => doAll(client, now)) : doAll(client, now))
}

/**
 * Takes back what is kept under a key: at once where no try has left, with its words; else what became of it is asked first, as soon as
 * there is a line.
 */
export function takeBackKept(client: QueryClient, key: string): void {
  const kept = keptNow(key)
  if (kept === undefined) return
  noteTakenBack(kept.chatId)
  if (kept.isUnasked === true) {
    dropCall(kept)
    if (isDoing(kept.what)) backToWords(client, kept.chatId, kept.what)
  } else {
    keepCall({ ...kept, isUnwanted: true })
    void doKept(client, Date.now).catch(logFailure)
  }
}
