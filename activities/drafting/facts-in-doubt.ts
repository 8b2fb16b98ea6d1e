import { shortenQuote } from '#activities/drafting/shorten-quote.ts'
import type { Claim } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { isOfAnotherCase } from '#workflows/domain/proof/unsure-facts.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** By the sentence of the draft that tells them. */
type InDoubt = ReadonlyMap<string, readonly PropertyFact[]>
/** `ofNotes`: sentences that the host's own words prove, so that what was left over of these changes nothing. */
type OfHouse = { facts: readonly PropertyFact[]; hostTexts: readonly string[]; ofNotes?: ReadonlySet<string> }

/** The facts in doubt that a draft tells. What says the host's own words as they stand is theirs. */
export function factsInDoubt(claims: readonly Claim[], { facts, hostTexts, ofNotes = new Set() }: OfHouse): InDoubt {
  const doubtful = new Map(facts.filter(({ isInDoubt }) => isInDoubt).map((fact) => [fact.id, fact]))
  if (doubtful.size === 0) return new Map()
  const written = plainText(hostTexts.join('\n'))
  return new Map(
    claims
      .filter(({ sentence }) => !written.includes(plainText(sentence)))
      .map(({ sentence, factIds = [] }) => {
        const told = factIds.flatMap((id) => doubtful.get(id) ?? [])
        return [
          sentence,
          ofNotes.has(sentence) ? told.filter((fact) => isOfAnotherCase(fact, facts, sentence)) : told,
        ] as const
      })
      .filter(([, told]) => told.length > 0),
  )
}

const plainText = (text: string) => ` ${foldedWords(text).join(' ')} `

/** The claim with what of it is in doubt, for its host to open there. */
export function withTopicsInDoubt(claim: Claim, inDoubt: InDoubt): Claim {
  const told = inDoubt.get(claim.sentence)
  return told === undefined ? claim : { ...claim, inDoubt: [...new Set(told.map(({ topic }) => topic))] }
}

/** Why a draft waits that tells something in doubt; nothing where it tells none. */
export function whyInDoubt(inDoubt: InDoubt): WaitReason[] {
  const params = named([...inDoubt.values()].flat())
  return params.topics.length === 0 ? [] : [say({ code: 'facts_to_confirm', params })]
}

/** Why one waits that was asked of what the house's texts do not settle. */
export function whyUnsettled(facts: readonly PropertyFact[]): WaitReason[] {
  const params = named(facts)
  return params.topics.length === 0 ? [] : [say({ code: 'facts_unsettled', params })]
}

/** More than anybody is told of them. */
const MOST_NAMED = 8

/** Each thing once with each of the host's sentences, both at the same place. */
function named(facts: readonly PropertyFact[]): { topics: string[]; sentences: string[] } {
  const once = new Map(facts.map(({ topic, sentence }) => [JSON.stringify([topic, sentence]), { topic, sentence }]))
  const some = [...once.values()].slice(0, MOST_NAMED)
  return { topics: some.map(({ topic }) => topic), sentences: some.map(({ sentence }) => shortenQuote(sentence)) }
}
