import type { Drafter } from '#activities/drafting/drafter.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { RISKS } from '#workflows/domain/draft.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import type { EvalData, EvalProperty, ModelReply, Question } from './eval-data.ts'
import { type Judgement, judgeQuestion } from './judge-question.ts'
import { peopleOfReply } from './people-of-reply.ts'
import { type Answered, runCase } from './run-case.ts'
import { situationOf } from './situation-of.ts'

export type JudgedReply = { reply: ModelReply; leaves: boolean; answered: Answered }
export type EvalResults = {
  questions: Judgement[]
  heldOut: Judgement[]
  lies: JudgedReply[]
  right: JudgedReply[]
}

/** Has every question answered by the built-in drafter, or by the model among `models`, and every stored reply of a model checked. */
export async function runEvals(data: EvalData, models: DraftingModels = {}): Promise<EvalResults> {
  const propertyOf = (name: string) => {
    const property = data.properties.get(name)
    if (property === undefined) throw new Error(`There is no evals/properties/${name}.yaml`)
    return property
  }
  const judge = async (question: Question) => {
    const property = propertyOf(question.p)
    return judgeQuestion(question, property, await runCase(situationOf(property, question.q), models))
  }
  const check = (threshold: 'decision' | 'lowest') => (reply: ModelReply) =>
    checkReply(reply, propertyOf(reply.p), threshold)
  return {
    questions: await oneByOne(data.questions, judge),
    heldOut: await oneByOne(data.heldOut, judge),
    lies: await oneByOne(data.lies, check('lowest')),
    right: await oneByOne(data.right, check('decision')),
  }
}

/** One after the other: a model's server is not to be flooded. */
async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of items) done.push(await work(item))
  return done
}

async function checkReply(
  reply: ModelReply,
  property: EvalProperty,
  threshold: 'decision' | 'lowest',
): Promise<JudgedReply> {
  const answered = await runCase(situationOf(property, [reply.q], peopleOfReply(reply.reply)), {
    model: sureModel(reply),
  })
  // A lie that is kept silent is one that the guest acts on, too.
  return { reply, answered, leaves: answered[threshold].action !== 'wait' }
}

/** A model that is sure of itself: every sentence has a fact, nothing is unknown, nothing is risky. */
const sureModel =
  ({ reply, confidence, needsReply }: ModelReply): Drafter =>
  async () => ({
    draft: {
      reply,
      language: detectLanguage(reply) ?? 'en',
      confidence,
      topics: [],
      claims: reply
        .split(/(?<=[.!?])\s+|\n+/)
        .filter((sentence) => sentence !== '')
        .map((sentence) => ({ sentence, fact: 'property.additionalInfo' })),
      unknowns: [],
      risks: RISKS.slice(0, 0),
      needsReply,
    },
    drafter: 'sure-model',
  })
