/**
 * Works through the items, at most `atOnce` at a time; ends at the first failure, when those that run have ended.
 * @throws the first failure of `work`.
 */
export async function withConcurrency<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  let isStopped = false
  const runner = async () => {
    for (const item of left) {
      if (isStopped) return
      try {
        await work(item)
      } catch (error) {
        isStopped = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, runner))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
