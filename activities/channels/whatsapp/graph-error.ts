import { z } from 'zod'
import { cutText } from '#workflows/domain/cut-text.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'

const GraphError = z.object({
  error: z.object({
    code: z.coerce.number(),
    error_subcode: z.coerce.number().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
    message: z.string().optional().catch(undefined),
    error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
  }),
})

/** Meta's codes that pass by themselves and took nothing: throttling, too fast to one number, an account in maintenance. */
const THROTTLED = new Set([4, 17, 32, 341, 613, 80007, 130429, 131056, 131057])
/** Of these, those about all that a number sends. */
const TOO_FAST = new Set([80007, 130429])
/** Meta's codes for a failure of its own, somewhere on the way: it passes, and a message may have been taken before it. */
const BROKEN = new Set([1, 2, 131000, 131016, 133004])

const REFUSED = say({ code: 'whatsapp_sign_in_refused' })
/** Meta's codes that are about the account and no message: nothing leaves until the host acts. */
const NEEDS_HOST: Record<number, SourceFault> = {
  0: REFUSED,
  3: REFUSED,
  10: REFUSED,
  33: say({ code: 'whatsapp_number_lost' }),
  102: say({ code: 'whatsapp_token_expired' }),
  190: REFUSED,
  368: say({ code: 'whatsapp_account_restricted' }),
  131005: REFUSED,
  131031: say({ code: 'whatsapp_account_restricted' }),
  131037: say({ code: 'whatsapp_account_restricted' }),
  131042: say({ code: 'whatsapp_payment_missing' }),
  131045: say({ code: 'whatsapp_number_lost' }),
  131048: say({ code: 'whatsapp_spam_limit' }),
  133006: say({ code: 'whatsapp_number_lost' }),
  133010: say({ code: 'whatsapp_number_lost' }),
}
/**
 * Meta's codes that are about one recipient, also where it answers them as not allowed: a country that the account may not write to,
 * an experiment, a closed window, a number without WhatsApp. One guest must not stop the replies to all others.
 */
const OF_RECIPIENT = new Set([130472, 130497, 131021, 131026, 131030, 131047, 131049, 131050])
/** By subcode: of 190 the token has expired, or its owner has ended it; of 100 there is no such number for this token. */
const BY_SUBCODE: Record<string, SourceFault> = {
  '100/33': say({ code: 'whatsapp_number_lost' }),
  '190/460': say({ code: 'whatsapp_token_expired' }),
  '190/463': say({ code: 'whatsapp_token_expired' }),
  '190/467': say({ code: 'whatsapp_token_expired' }),
}

/** What a code of Meta's says of the source; null where it is about the message, or passes. */
export function sourceFaultOf(code: number, subcode?: number): SourceFault | null {
  // 200 to 299 are permissions, each by its own number.
  const ofPermission = code >= 200 && code < 300 ? REFUSED : null
  return BY_SUBCODE[`${code}/${subcode}`] ?? NEEDS_HOST[code] ?? ofPermission
}

export type GraphFailure = {
  code: number
  isPassing: boolean
  /** It was said in the middle of Meta, by its code or as a server error (500 and more): what was asked may have been done all the same. */
  mayBeDone: boolean
  /** About who it goes to, and not about the account. */
  isOfRecipient: boolean
  sourceFault: SourceFault | null
  reason: Sentence<'whatsapp_refused'>
}

/** What the Cloud API's refusal means; null when the body is no refusal of its making. Decided by `code`: titles change. */
export function readGraphError({ status, body }: { status: number; body: string }): GraphFailure | null {
  const parsed = GraphError.safeParse(jsonOrNull(body))
  if (!parsed.success) return null
  const { code, error_subcode, is_transient, message, error_data } = parsed.data.error
  const detail = error_data?.details ?? message ?? 'no reason given'
  const fault = sourceFaultOf(code, error_subcode)
  const isOfRecipient = OF_RECIPIENT.has(code)
  const isCertain = fault !== null || isOfRecipient || THROTTLED.has(code)
  return {
    code,
    isPassing: THROTTLED.has(code) || BROKEN.has(code) || (fault === null && is_transient === true),
    mayBeDone: BROKEN.has(code) || (status >= 500 && !isCertain),
    isOfRecipient,
    sourceFault: fault,
    reason: say({
      code: 'whatsapp_refused',
      params: { number: code, detail: cutText(detail.replace(/\s+/g, ' '), 300) },
    }),
  }
}

/** Whether Meta refused it because its number sends too many messages. */
export const saysTooFast = ({ code }: GraphFailure): boolean => TOO_FAST.has(code)

/** A refusal of Meta's that is about no message, in no words that we know: shown as it was said, and tried again now and then. */
export const unclearRefusal = ({ reason }: GraphFailure): SourceFault =>
  say<'whatsapp_refused_unclear'>({ code: 'whatsapp_refused_unclear', params: reason.params })
