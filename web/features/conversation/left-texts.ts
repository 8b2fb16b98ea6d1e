/** What stood in a box and not on the server when the page was left; `base` and `version`: what the server had last. */
export type Left = { text: string; base: string; version: number; draftVersion: number | null }

/** In this tab alone, under an id that nobody guesses: it outlives the way to the sign-in page and back. */
const keyOf = (placeId: string) => `locanda-left ${placeId}`

export const leaveText = (placeId: string, left: Left): void =>
  sessionStorage.setItem(keyOf(placeId), JSON.stringify(left))

export const forgetLeft = (placeId: string): void => sessionStorage.removeItem(keyOf(placeId))

export function leftText(placeId: string): Left | undefined {
  const kept = sessionStorage.getItem(keyOf(placeId))
  // Nobody else writes under this key.
  return kept === null ? undefined : (JSON.parse(kept) as Left)
}
