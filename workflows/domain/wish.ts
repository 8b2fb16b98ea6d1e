import { type DraftReason, say } from './sentences/sentence.ts'

/** How a draft is to be written again; `again`: from what is known now. */
export const WISH_KINDS = ['again', 'shorter', 'warmer', 'free'] as const
export type WishKind = (typeof WISH_KINDS)[number]
export const WISH_TEXT_MAX = 300

/** `text`: of `free`, in the host's words; else empty. `before`: what the draft said. */
export type Wish = { kind: WishKind; text: string; before: string }

type Written = { reply: string; isBuiltIn: boolean }

/** What of a wish a draft does not do, said rather than passed over; null where nothing is known to be missing. */
export function unmetWish({ kind, before }: Wish, { reply, isBuiltIn }: Written): DraftReason | null {
  if (kind === 'free' && isBuiltIn) return say({ code: 'wish_needs_model' })
  if (kind === 'shorter' && reply.length >= before.length) return say({ code: 'wish_not_shorter' })
  if (kind === 'warmer' && reply === before) return say({ code: 'wish_not_warmer' })
  return null
}
