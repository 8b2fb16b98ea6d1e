import { isRecord } from '#api/contract/is-record.ts'
import { parsed } from '#web/lib/api-error.ts'

/** What stood in a box and not on the server when the page was left; `base` and `version`: what the server had last. */
export type Left = { text: string; base: string; version: number; draftVersion: number | null }

/** In this tab alone, under an id that nobody guesses: it outlives the way to the sign-in page and back. */
const PREFIX = 'locanda-left '
const keyOf = (placeId: string) => PREFIX + placeId

/** Where something was left. */
export const leftPlaces = (): Set<string> =>
  new Set(Object.keys(sessionStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : [])))

export const leaveText = (placeId: string, left: Left): void =>
  sessionStorage.setItem(keyOf(placeId), JSON.stringify(left))

export const forgetLeft = (placeId: string): void => sessionStorage.removeItem(keyOf(placeId))

export function leftText(placeId: string): Left | undefined {
  const kept = sessionStorage.getItem(keyOf(placeId))
  const left = kept === null ? null : parsed(kept)
  return isLeft(left) ? left : undefined
}

const isLeft = (value: unknown): value is Left =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  typeof value.base === 'string' &&
  typeof value.version === 'number' &&
  (value.draftVersion === null || typeof value.draftVersion === 'number')
