import { useSyncExternalStore } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { isLineLost, networkError, parsed } from './api-error.ts'
import { onSignIn, signedInAs } from './session.ts'

/**
 * A call that found no line, kept in this browser for the person who made it: under its own key, with which it is asked once however
 * often it is sent. `refused`: why it was not done, in words, until its host has seen it. `isUnasked`: no try has left this browser;
 * without it the server may have done it. `isUnwanted`: its host took it back. `tries`: how often the server failed at it.
 * `askedUntilMs`: a page is asking for it, and lets go of it when it is answered; where it was closed, it waits from then on.
 */
export type Kept = {
  key: string
  chatId: string
  atMs: number
  what: object
  refused?: string
  isUnasked?: boolean
  isUnwanted?: boolean
  tries?: number
  askedUntilMs?: number
}

/** A decision that is answered later was kept by then, and is asked for again under its key. */
const ANSWERED_WITHIN_MS = 5_000
/** With what comes before it is on its way: a token that is renewed. */
const ASKED_FOR_MS = 2 * ANSWERED_WITHIN_MS
/** Timers may come a little early. */
const TIMER_SLACK_MS = 50

const PREFIX = 'locanda-kept'
const placeOf = (key: string) => `${PREFIX} ${signedInAs()} ${key}`

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.chatId === 'string' &&
  typeof value.atMs === 'number' &&
  isRecord(value.what)

const listeners = new Set<() => void>()
let shown: { raw: string; kept: Kept[]; untilMs: number } = { raw: '', kept: [], untilMs: 0 }

/** In the order in which they were made, without what is being asked for. The same list as long as nothing has changed. */
export function keptCalls(): Kept[] {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(placeOf('')))
  const texts = places.map((place) => localStorage.getItem(place) ?? '')
  const raw = texts.join('\n')
  const nowMs = Date.now()
  if (raw === shown.raw && nowMs < shown.untilMs) return shown.kept
  const all = texts.map(parsed).filter(isKept)
  const asked = all.flatMap(({ askedUntilMs = 0 }) => (askedUntilMs > nowMs ? [askedUntilMs] : []))
  const kept = all.filter(({ askedUntilMs = 0 }) => askedUntilMs <= nowMs).sort((a, b) => a.atMs - b.atMs)
  shown = { raw, kept, untilMs: Math.min(...asked) }
  if (asked.length > 0) setTimeout(tell, shown.untilMs - nowMs + TIMER_SLACK_MS)
  return kept
}

const tell = () => {
  for (const notify of listeners) notify()
}

/** Follows what is kept, by this tab and by every other. */
function onKept(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

export const useKept = (): Kept[] => useSyncExternalStore(onKept, keptCalls)

/** Each in a place of its own: two tabs that keep at once take nothing from each other. False where the browser keeps nothing more. */
export function keepCall(call: Kept): boolean {
  try {
    localStorage.setItem(placeOf(call.key), JSON.stringify(call))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
  tell()
  return true
}

export function dropCall({ key }: Pick<Kept, 'key'>): void {
  localStorage.removeItem(placeOf(key))
  tell()
}

/** @throws ApiError `network` where nobody answers in time: a line may swallow what is sent for minutes. */
async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => void networkError().then(late.reject), ANSWERED_WITHIN_MS)
  try {
    return await Promise.race([ask(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What a call answers; undefined where there was no line and it is kept. It is written down before it is asked for, as a page may be
 * closed before the answer. @throws what `ask` throws otherwise.
 */
export async function askOrKeep<T>(
  call: Pick<Kept, 'key' | 'chatId' | 'what'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  const kept = { ...call, atMs: Date.now() }
  if (!navigator.onLine && keepCall({ ...kept, isUnasked: true })) return undefined
  // Where nobody is signed in any more its place is named by nobody.
  const place = placeOf(call.key)
  const stop = onSignIn(() => localStorage.removeItem(place))
  keepCall({ ...kept, askedUntilMs: kept.atMs + ASKED_FOR_MS })
  try {
    const answer = await inTime(ask)
    dropCall(kept)
    return answer
  } catch (error) {
    if (isLineLost(error) && keepCall(kept)) return undefined
    dropCall(kept)
    throw error
  } finally {
    stop()
  }
}
