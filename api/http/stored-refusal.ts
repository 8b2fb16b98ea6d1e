import type { MessageView } from '#api/contract/messages.ts'
import type { Prisma } from '#prisma/client.ts'
import { AppError, type FieldErrors } from '#workflows/domain/errors.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { DraftChanged } from './draft-changed.ts'

type StoredRefusal = {
  kind: 'conflict' | 'rule_refused'
  sentence: Sentence
  fields: FieldErrors | null
  draft: MessageView | null
}

/** A refusal as it is kept under its key: all that the host was told. */
export const refusalOf = (error: AppError): Prisma.InputJsonObject => {
  const { kind, sentence, fields = null } = error
  return JSON.parse(
    JSON.stringify({ kind, sentence, fields, draft: error instanceof DraftChanged ? error.draft : null }),
  )
}

/** The refusal that was kept: nobody else writes the column. */
export function toRefusal(kept: Prisma.JsonValue): AppError {
  const { kind, sentence, fields, draft } = kept as unknown as StoredRefusal
  if (draft !== null) return new DraftChanged(draft)
  return new AppError(kind, { ...sentence, ...(fields !== null && { fields }) })
}
