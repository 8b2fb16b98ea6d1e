import { z } from 'zod'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'

const GraphError = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** Meta's codes that pass by themselves: throttling, an outage, too fast to one number. */
const PASSING = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 133004])
/** Meta's codes that are about the account and no message: nothing leaves until the host acts. */
const NEEDS_HOST: Record<number, SourceFault> = {
  0: say({ code: 'whatsapp_sign_in_refused' }),
  3: say({ code: 'whatsapp_sign_in_refused' }),
  10: say({ code: 'whatsapp_sign_in_refused' }),
  190: say({ code: 'whatsapp_sign_in_refused' }),
  200: say({ code: 'whatsapp_sign_in_refused' }),
  368: say({ code: 'whatsapp_account_restricted' }),
  131005: say({ code: 'whatsapp_sign_in_refused' }),
  131031: say({ code: 'whatsapp_account_restricted' }),
  131037: say({ code: 'whatsapp_account_restricted' }),
  131042: say({ code: 'whatsapp_payment_missing' }),
  131048: say({ code: 'whatsapp_spam_limit' }),
  133010: say({ code: 'whatsapp_sign_in_refused' }),
}

/** What a code of Meta's says of the source; null where it is about the message, or passes. */
export const sourceFaultOf = (code: number): SourceFault | null => NEEDS_HOST[code] ?? null

export type GraphFailure = {
  code: number
  isPassing: boolean
  sourceFault: SourceFault | null
  reason: Sentence<'whatsapp_refused'>
}

/** What the Cloud API's refusal means; null when the body is no refusal of its making. Decided by `code`: titles change. */
export function readGraphError(body: string): GraphFailure | null {
  const parsed = GraphError.safeParse(jsonOrNull(body))
  if (!parsed.success) return null
  const { code, message, error_data } = parsed.data.error
  const detail = error_data?.details ?? message ?? 'no reason given'
  return {
    code,
    isPassing: PASSING.has(code),
    sourceFault: sourceFaultOf(code),
    reason: say({
      code: 'whatsapp_refused',
      params: { number: code, detail: detail.replace(/\s+/g, ' ').slice(0, 300) },
    }),
  }
}
