/** Which message of a thread stands first in sight, and how far below the upper edge. */
type Place = { key: string; top: number }

/** Where the reader of a thread was when it began to be drawn in another way. */
export type KeptPlace = ReturnType<typeof newKeptPlace>

export function newKeptPlace() {
  let place: Place | undefined
  return {
    keep: (box: HTMLElement | null) => {
      place = placeOf(box)
    },
    take: () => {
      const kept = place
      place = undefined
      return kept
    },
  }
}

function placeOf(box: HTMLElement | null): Place | undefined {
  if (!box) return undefined
  const edge = box.getBoundingClientRect().top
  // A day's heading goes where older messages of the same day come before it.
  for (const item of box.querySelectorAll<HTMLElement>('[data-item="message"]')) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > edge) return { key: item.id, top: top - edge }
  }
  return undefined
}
