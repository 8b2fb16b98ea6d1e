/** A promise that is awaited only when others have come: what it fails with before is no unhandled rejection. */
export function heard<T>(coming: Promise<T>): Promise<T> {
  coming.catch(() => undefined)
  return coming
}
