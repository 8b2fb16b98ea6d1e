import type { EvidenceView, MessageView } from '#api/contract/messages.ts'
import type { PropertyFactView } from '#api/contract/property-facts.ts'

type Claim = EvidenceView['claims'][number]

/** Whether a property says it, and not a message, a setting or the host for this draft alone. */
export const isOfProperty = ({ fact }: Claim): boolean => /^(?:property|extra|fact)\./.test(fact ?? '')

/** Whether it told something that the host had yet to confirm, when its draft was written. */
export const isInDoubt = ({ inDoubt = [] }: Claim): boolean => inDoubt.length > 0

/** Whether a draft waits for a word of the host's on the facts of its house. */
export const hasDoubts = ({ evidence, reasons }: MessageView): boolean =>
  evidence?.claims.some(isInDoubt) === true || reasons.some(({ code }) => code === 'facts_unsettled')

/** The facts that proved a claim; of one from before they were kept, those of its field or extra. The note alone names none. */
export function factsOfClaim({ fact, factIds }: Claim, facts: readonly PropertyFactView[]): PropertyFactView[] {
  if (factIds !== undefined) return facts.filter(({ id }) => factIds.includes(id))
  return facts.filter(({ id, source }) => fact === `fact.${id}` || fact === nameOf(source))
}

function nameOf({ kind, name }: PropertyFactView['source']): string | null {
  if (kind === 'field') return `property.${name}`
  return kind === 'extra' ? `extra.${name}` : null
}

/** Whether it says what the host answered to a part of the question, for this draft. */
export const isOfAnswer = ({ fact }: Claim): boolean => fact === 'host.answer'

/** The words alone, each with a space around it. */
const bare = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * The facts of the house that were kept of what the host answered, in those words or in others: those that say what the sentence does
 * where any do, else all that were kept of the answers of its draft.
 */
export function factsKept(
  { sentence }: Claim,
  { answersId, wish }: Pick<MessageView, 'answersId' | 'wish'>,
  facts: readonly PropertyFactView[],
): PropertyFactView[] {
  const answers = (wish?.answers ?? []).map(({ text }) => bare(text))
  const kept = facts.filter(
    ({ source, sentence: noted, keptFrom }) =>
      source.kind !== 'field' &&
      ((answersId !== null && keptFrom.includes(answersId)) || answers.some((answer) => answer.includes(bare(noted)))),
  )
  const said = bare(sentence)
  const same = kept.filter(({ sentence: noted }) => said.includes(bare(noted)) || bare(noted).includes(said))
  return same.length > 0 ? same : kept
}
