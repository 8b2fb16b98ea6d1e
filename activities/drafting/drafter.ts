import type { Situation } from '#activities/drafting/situation.ts'
import type { Draft } from '#workflows/domain/draft.ts'
import type { WaitReason } from '#workflows/domain/sentences/sentence.ts'

export type DrafterContext = { signal?: AbortSignal | undefined }

export type Drafted = {
  draft: Draft
  /** The model's name, `built-in` or `mock`. */
  drafter: string
  /** Why it must wait whatever its confidence says. */
  hold?: WaitReason
}

/**
 * Writes a draft from what is known and nothing else.
 * @throws AppError rate_limited or upstream_unavailable when it cannot now, rule_refused when its answer is unusable.
 */
export type Drafter = (situation: Situation, context: DrafterContext) => Promise<Drafted>
