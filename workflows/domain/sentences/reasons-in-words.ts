import { WAIT_REASONS } from './draft-reasons.ts'
import type { DraftReason, WaitReason } from './sentence.ts'
import { inWords, type Words } from './words.ts'

export type ReasonWords = {
  words: Words<DraftReason['code']>
  /** One sentence of all the reasons to wait. */
  waits: (parts: string[]) => string
}

const isWaitReason = (reason: DraftReason): reason is WaitReason => Object.hasOwn(WAIT_REASONS, reason.code)

/** All that is said of a draft: what it waits for in one sentence, then whatever stands by itself. Empty for nothing. */
export function reasonsInWords({ words, waits }: ReasonWords, reasons: readonly DraftReason[]): string {
  const parts = reasons.filter(isWaitReason).map((reason) => inWords(words, reason))
  const others = reasons.filter((reason) => !isWaitReason(reason)).map((reason) => inWords(words, reason))
  return [...(parts.length === 0 ? [] : [waits(parts)]), ...others].join(' ')
}
