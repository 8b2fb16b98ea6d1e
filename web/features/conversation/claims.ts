import type { EvidenceView } from '#api/contract/messages.ts'
import { itFacts } from '#web/texts/it-facts.ts'

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

/** What a claim rests on, in words: `extra.Pool` is 'Pool', `message.<id>` an earlier message. */
export function factName(fact: string): string {
  const known = itFacts.named[fact]
  if (known) return known
  if (fact.startsWith('extra.')) return fact.slice('extra.'.length)
  if (fact.startsWith('message.')) return itFacts.message
  if (fact.startsWith('chat.')) return itFacts.stay
  if (fact.startsWith('setting')) return itFacts.settings
  return itFacts.property
}
