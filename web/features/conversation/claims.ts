import type { EvidenceView } from '#api/contract/messages.ts'

type Claim = EvidenceView['claims'][number]
export type Segment = { text: string; claim: Claim | null }

/** Cuts a text where the sentences of its claims begin and end; a sentence that is not in it marks nothing. */
export function segments(text: string, claims: Claim[]): Segment[] {
  const found = claims
    .map((claim) => ({ claim, start: claim.sentence === '' ? -1 : text.indexOf(claim.sentence) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start)
  const cut: Segment[] = []
  let at = 0
  for (const { claim, start } of found) {
    if (start < at) continue
    if (start > at) cut.push({ text: text.slice(at, start), claim: null })
    cut.push({ text: claim.sentence, claim })
    at = start + claim.sentence.length
  }
  if (at < text.length) cut.push({ text: text.slice(at), claim: null })
  return cut
}
