import { z } from 'zod'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

const GraphError = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** Meta's codes that pass by themselves: throttling, an outage, too fast to one number. */
const PASSING = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 133004])
/** Token or permission: nothing leaves until the host acts. */
const CREDENTIALS = new Set([0, 3, 10, 190, 200])

export type GraphFailure = {
  code: number
  isPassing: boolean
  needsTheHost: boolean
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
    needsTheHost: CREDENTIALS.has(code),
    reason: say({
      code: 'whatsapp_refused',
      params: { number: code, detail: detail.replace(/\s+/g, ' ').slice(0, 300) },
    }),
  }
}

/** A text as JSON; null for one that is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
