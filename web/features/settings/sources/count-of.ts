import type { SourceView } from '#api/contract/sources.ts'

/** After that whoever reads the mailboxes is busy or away. */
const PATIENCE_MS = 60_000

/** Whether a count that was asked for is under way, or has waited for long. */
export function countOf({ counts, countAskedAt, pausedAt }: SourceView, now: Date): 'under_way' | 'waits' | null {
  if (typeof countAskedAt !== 'string' || typeof pausedAt === 'string') return null
  const askedAt = Date.parse(countAskedAt)
  if (counts && Date.parse(counts.countedAt) >= askedAt) return null
  return now.getTime() - askedAt < PATIENCE_MS ? 'under_way' : 'waits'
}
