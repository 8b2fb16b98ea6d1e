import { NO_TROUBLE, TROUBLE_KINDS, type TroubleCounts } from '#workflows/domain/alerts.ts'

/** As they are stored; what is missing is none. */
export function readCounts(stored: unknown): TroubleCounts {
  const counts = { ...NO_TROUBLE }
  if (typeof stored !== 'object' || stored === null) return counts
  for (const kind of TROUBLE_KINDS) {
    const many: unknown = Reflect.get(stored, kind)
    if (typeof many === 'number') counts[kind] = many
  }
  return counts
}
