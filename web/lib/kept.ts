import { useSyncExternalStore } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { ApiError, parsed } from './api-error.ts'
import { signedInAs } from './session.ts'

/**
 * A call that found no line, kept in this browser for the person who made it: under its own key, with which it is asked once however
 * often it is sent. `refused`: why it was not done, in words, until its host has seen it. `isUnasked`: no try has left this browser;
 * without it the server may have done it. `isUnwanted`: its host took it back. `tries`: how often the server failed at it.
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
}

const PREFIX = 'locanda-kept'
const placeOf = (key: string) => `${PREFIX} ${signedInAs()} ${key}`

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.chatId === 'string' &&
  typeof value.atMs === 'number' &&
  isRecord(value.what)

const listeners = new Set<() => void>()
let shown: { raw: string; kept: Kept[] } = { raw: '', kept: [] }

/** In the order in which they were made. The same list as long as nothing has changed. */
export function keptCalls(): Kept[] {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(placeOf('')))
  const texts = places.map((place) => localStorage.getItem(place) ?? '')
  const raw = texts.join('\n')
  if (raw === shown.raw) return shown.kept
  const kept = texts.map(parsed).filter(isKept)
  shown = { raw, kept: kept.sort((a, b) => a.atMs - b.atMs) }
  return shown.kept
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

/** Nobody answered: whether it was done nobody knows, and its key makes it safe to ask again. */
export const isLineLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

/** What a call answers; undefined where there was no line and it is kept. @throws what `ask` throws otherwise. */
export async function askOrKeep<T>(
  call: Pick<Kept, 'key' | 'chatId' | 'what'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  const kept = { ...call, atMs: Date.now() }
  if (!navigator.onLine && keepCall({ ...kept, isUnasked: true })) return undefined
  try {
    return await ask()
  } catch (error) {
    if (isLineLost(error) && keepCall(kept)) return undefined
    throw error
  }
}
