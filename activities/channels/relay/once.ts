/** Makes something for the first who asks, and gives the same to every other. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => (made ??= { it: make() }).it
}
