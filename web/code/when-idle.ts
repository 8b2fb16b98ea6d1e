/** Works when the browser has nothing better to do, or so many milliseconds later at the latest; gives back how not to. */
export function whenIdle(work: () => void, withinMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: withinMs })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, withinMs)
  return () => clearTimeout(asked)
}
