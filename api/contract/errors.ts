import { z } from 'zod'
import { ERROR_KINDS, type ErrorKind } from '#workflows/domain/errors.ts'
import { MessageView } from './messages.ts'
import { SentenceFields, SentenceView } from './sentences.ts'

const kinds = Object.keys(ERROR_KINDS) as [ErrorKind, ...ErrorKind[]]

/** The body of every answer that is not a success. `error` is fit for a person. */
export const ErrorBody = z
  .object({
    error: z.string(),
    kind: z.enum(kinds),
    /** The same sentence as a code with its parameters, for whoever has words of their own. */
    ...SentenceFields.partial().shape,
    requestId: z.string(),
    /** What is wrong with each field of the input, by its path. */
    fields: z.record(z.string(), SentenceView).optional(),
    /** The draft as it is now, where a decision was on an older version of it. */
    draft: MessageView.optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
