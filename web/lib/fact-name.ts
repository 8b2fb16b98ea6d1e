import { itFacts } from '#web/texts/it-facts.ts'

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
