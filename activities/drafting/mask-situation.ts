import type { Situation } from '#activities/drafting/situation.ts'
import { findSecrets } from '#workflows/domain/secrets/find-secrets.ts'
import { maskProperty } from '#workflows/domain/secrets/mask-property.ts'
import { keyOf, maskSecrets, type NamedSecret, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'

/** All that may be a secret in a chat, and the names of those that can be filled in when a reply leaves. */
export type ChatSecrets = { all: NamedSecret[]; fillable: ReadonlySet<string> }

/** Secrets of the house, and those in the instructions and the conversation: a code told by hand is one too. */
export function findChatSecrets({ secrets, instructions, thread, questions, wish }: Situation): ChatSecrets {
  const ofProperty = secrets.filter(({ isSecret }) => isSecret)
  const known = new Set(secrets.map(({ value }) => keyOf(value)))
  const { tone, instruction, systemPrompt } = instructions
  const elsewhere = [
    tone,
    instruction,
    systemPrompt,
    wish?.text ?? '',
    ...(wish?.answers ?? []).map(({ text }) => text),
    talkOf([...thread, ...questions]),
  ]
    .flatMap(findSecrets)
    .filter(({ value }) => !known.has(keyOf(value)))
  const taken = new Set(secrets.map(({ name }) => name))
  return {
    all: [...ofProperty, ...nameSecrets(elsewhere, taken)],
    fillable: new Set(ofProperty.map(({ name }) => name)),
  }
}

/** As one text: '2580' alone answers the question before it. */
const talkOf = (messages: { text: string }[]) => messages.map(({ text }) => text).join('\n')

/** The situation as drafters, models and traces may see it. */
export function maskSituation(situation: Situation, secrets: NamedSecret[]): Situation {
  const mask = (text: string) => maskSecrets(text, secrets)
  const inTexts = <T extends { text: string }>(items: T[]) => items.map((item) => ({ ...item, text: mask(item.text) }))
  const { property, instructions, wish } = situation
  return {
    ...situation,
    questions: inTexts(situation.questions),
    examples: situation.examples.map(({ question, answer }) => ({ question: mask(question), answer: mask(answer) })),
    thread: inTexts(situation.thread),
    facts: situation.facts.map(({ id, text }) => ({ id: mask(id), text: mask(text) })),
    ...(wish && { wish: maskWish(wish, mask) }),
    property: property === null ? null : maskProperty(property, mask),
    instructions: {
      tone: mask(instructions.tone),
      instruction: mask(instructions.instruction),
      systemPrompt: mask(instructions.systemPrompt),
    },
  }
}

type WishNow = NonNullable<Situation['wish']>

const maskWish = ({ kind, text, before, answers }: WishNow, mask: (text: string) => string): WishNow => ({
  kind,
  text: mask(text),
  before: mask(before),
  answers: answers.map((answer) => ({ ...answer, asked: mask(answer.asked), text: mask(answer.text) })),
})
