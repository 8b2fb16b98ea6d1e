import type { Situation } from '#activities/drafting/situation.ts'
import type { Draft } from '#workflows/domain/draft.ts'
import type { ModelUse } from '#workflows/domain/model-use.ts'
import type { WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** The draft that stands and is to be written anew, and how long there is for it. */
export type DraftToReplace = { hostId: string; version: number; leftMs: number }

export type DrafterContext = {
  signal?: AbortSignal | undefined
  /** Absent where nothing stands, as of a trial. */
  toReplace?: DraftToReplace | undefined
  /** Hears the reply as far as it is written. */
  onText?: ((soFar: string) => void) | undefined
}

export type Drafted = {
  draft: Draft
  /** The model's name, `built-in` or `mock`. */
  drafter: string
  /** Why it must wait whatever its confidence says. */
  hold?: WaitReason
  /** What a model took for it; absent where none was asked. */
  use?: ModelUse
}

/**
 * Writes a draft from what is known and nothing else.
 * @throws AppError rate_limited or upstream_unavailable when it cannot now, rule_refused when its answer is unusable.
 */
export type Drafter = (situation: Situation, context: DrafterContext) => Promise<Drafted>
