import { type DraftReason, say } from './sentences/sentence.ts'

/** How a draft is to be written again; `again`: from what is known now; `answer`: with what its host says to a part of the question. */
export const WISH_KINDS = ['again', 'shorter', 'warmer', 'free', 'answer'] as const
export type WishKind = (typeof WISH_KINDS)[number]
export const WISH_TEXT_MAX = 300

/** What the host says to one part of what the guest asked, as the draft before named that part. */
export type HostAnswer = { asked: string; text: string }
/** More parts than a guest asks in one message. */
const MOST_ANSWERS = 20

/** `text`: of `free` and `answer`, in the host's words; else empty. `before`: what the draft said. `answers`: all that were given. */
export type Wish = { kind: WishKind; text: string; before: string; answers: HostAnswer[] }

/** What was answered before stands, whatever is wished next; the same part is answered by the newest. */
export const withAnswer = (before: readonly HostAnswer[], answer: HostAnswer | null): HostAnswer[] =>
  answer === null ? [...before] : [...before.filter(({ asked }) => asked !== answer.asked), answer].slice(-MOST_ANSWERS)

/** What a new draft of the same questions is written with, of what the one before it was; how that was to sound ends with it. */
export function carryAnswers(wish: Wish | null): Wish | null {
  const last = wish?.answers.at(-1)
  return wish === null || last === undefined
    ? null
    : { kind: 'answer', text: last.text, before: '', answers: wish.answers }
}

type Written = { reply: string; isBuiltIn: boolean }

/** What of a wish a draft does not do, said rather than passed over; null where nothing is known to be missing. */
export function unmetWish({ kind, before }: Omit<Wish, 'answers'>, { reply, isBuiltIn }: Written): DraftReason | null {
  if (kind === 'free' && isBuiltIn) return say({ code: 'wish_needs_model' })
  if (kind === 'shorter' && reply.length >= before.length) return say({ code: 'wish_not_shorter' })
  if (kind === 'warmer' && reply === before) return say({ code: 'wish_not_warmer' })
  return null
}
