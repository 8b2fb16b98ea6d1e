/**
 * Makes the next while the one before is in use: never more than one ahead, in the order of the items.
 * @throws what `make` throws, when its item is asked for.
 */
export async function* prefetchOne<T, Made>(
  items: Iterable<T>,
  make: (item: T) => Promise<Made>,
): AsyncGenerator<Made> {
  // Held as settled, so that a failure waits for whoever asks, and is nobody's when nobody does.
  let coming: Promise<PromiseSettledResult<Made>[]> | undefined
  for (const item of items) {
    const [made] = (await coming) ?? []
    if (made?.status === 'rejected') throw made.reason
    coming = Promise.allSettled([make(item)])
    if (made !== undefined) yield made.value
  }
  const [last] = (await coming) ?? []
  if (last?.status === 'rejected') throw last.reason
  if (last !== undefined) yield last.value
}
