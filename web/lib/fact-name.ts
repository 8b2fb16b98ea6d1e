import { say } from '#web/texts/say.ts'

/** What a claim rests on, in words: `extra.Pool` is 'Pool', `message.<id>` an earlier message. */
export function factName(fact: string): string {
  const known = say.factNames.named[fact]
  if (known) return known
  if (fact.startsWith('extra.')) return fact.slice('extra.'.length)
  if (fact.startsWith('message.')) return say.factNames.message
  if (fact.startsWith('chat.')) return say.factNames.stay
  if (fact.startsWith('setting')) return say.factNames.settings
  return say.factNames.property
}
