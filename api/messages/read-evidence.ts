import { EvidenceView } from '#api/contract/messages.ts'
import { topicCode } from '#workflows/domain/facts/say/topic-code.ts'

/** What `evidence` holds: what nobody knew by its code, also where an earlier version kept it in words. */
export function readEvidence(column: unknown): EvidenceView | null {
  if (column === null) return null
  const evidence = EvidenceView.parse(column)
  return { ...evidence, unknowns: evidence.unknowns.map(topicCode) }
}
