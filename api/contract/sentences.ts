import { z } from 'zod'
import { type DraftReason, SENTENCES, type Sentence, type SentenceCode } from '#workflows/domain/sentences/sentence.ts'

const codes = Object.keys(SENTENCES) as [SentenceCode, ...SentenceCode[]]

const plain = z.union([z.string(), z.number(), z.array(z.string())])
/** What is wrong with the field that another sentence is about. */
const inner = z.object({ code: z.enum(codes), params: z.record(z.string(), plain) })

/** A sentence for a host: the words are the reader's. Which parameters a code has stands in `SENTENCES`. */
export const SentenceFields = z.object({
  code: z.enum(codes),
  params: z.record(z.string(), z.union([plain, inner])),
})

const fields = SentenceFields.meta({ id: 'Sentence' }) as z.ZodType<unknown>

export const SentenceView = fields as z.ZodType<Sentence>
export const DraftReasonView = fields as z.ZodType<DraftReason>
