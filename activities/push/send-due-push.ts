import { createHash } from 'node:crypto'
import type { ActivityDeps } from '#activities/deps.ts'
import { judgePush } from '#outside/web-push/judge-push.ts'
import { type PushMessage, type PushSender, sendPush } from '#outside/web-push/send-push.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { DuePush } from '#prisma/push/claim-due-pushes.ts'
import { type Prepared, preparePush } from '#prisma/push/prepare-push.ts'
import { readDevice } from '#prisma/push/read-device.ts'
import { type PushResult, recordPush } from '#prisma/push/record-push.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { askedPause, pauseAfter } from '#workflows/domain/outbox-pauses.ts'
import { timeToLive, urgencyOf } from '#workflows/domain/push/push-lifetime.ts'
import { pushWords } from '#workflows/domain/push/push-words.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

type Deps = Pick<ActivityDeps, 'db' | 'guard' | 'now' | 'random' | 'vault'>
type ToTell = Extract<Prepared, { verdict: 'tell' }>

/**
 * Tells one device what it is to be told, if that still holds, and keeps what came of it. Once its push service has answered it is not told
 * again; a try of which nothing is known is made again, and replaces what is still on its way by the chat's topic.
 * @throws Error where its chat is gone.
 */
export async function sendDuePush(deps: Deps, due: DuePush, sender: PushSender | null): Promise<void> {
  await recordPush(deps.db, due, await tryOnce(deps, due, sender))
}

async function tryOnce(deps: Deps, due: DuePush, sender: PushSender | null): Promise<PushResult> {
  const { hostId, deviceId } = due
  const { prepared, device } = await inHost(deps.db, hostId, async (tx, now) => ({
    prepared: await preparePush(tx, due, now),
    device: await readDevice(tx, deps.vault, { hostId, deviceId }),
  }))
  if (device === null) return { became: 'gone' }
  if (prepared.verdict === 'drop') return { became: 'dropped' }
  if (prepared.verdict === 'give_up') return { became: 'given_up' }
  if (prepared.verdict === 'later') return { became: 'later', at: prepared.at, fault: null }
  if (sender === null) return again(deps, due, { fault: say({ code: 'push_key_lost' }), retryAfter: null })
  try {
    const message = messageOf(due, prepared, deps.now())
    const judged = judgePush(await sendPush(deps.guard, device, { sender, message }))
    if (judged.outcome === 'later') return again(deps, due, judged)
    return judged.outcome === 'refused' ? { became: 'refused', fault: judged.fault } : { became: judged.outcome }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind !== 'upstream_unavailable') return { became: 'refused', fault: error.sentence }
    return again(deps, due, { fault: say({ code: 'push_unreachable' }), retryAfter: null })
  }
}

type Failed = { fault: Sentence; retryAfter: string | null }

function again({ now, random }: Deps, { tries }: DuePush, { fault, retryAfter }: Failed): PushResult {
  const at = now()
  const pauseMs = Math.max(pauseAfter(tries, random()), askedPause(retryAfter, at))
  return { became: 'later', at: new Date(at.getTime() + pauseMs), fault }
}

/** An emergency is hidden by nothing else of its chat, and hides nothing. */
function messageOf(due: DuePush, { told, language, deadlineAt, waiting }: ToTell, now: Date): PushMessage {
  const { kind } = due
  const { tag, ...place } = placeOf(due)
  const shown = { ...pushWords(told, language), tag, ...place, at: now.toISOString(), waiting }
  return {
    payload: JSON.stringify(shown),
    ttlSeconds: timeToLive(kind, { deadlineAt, now }),
    urgency: urgencyOf(kind),
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  }
}

/** Where a click leads. Without a chat it is shown whatever its host looks at. */
function placeOf({ kind, chatId, aboutId }: DuePush): { tag: string; chatId?: string; url: string } {
  if (chatId === null) return { tag: `source-${aboutId}`, url: `/general-settings?tab=sources&source=${aboutId}` }
  return { tag: `${kind === 'emergency' ? 'emergency' : 'chat'}-${chatId}`, chatId, url: `/chat/${chatId}` }
}
