import { AppError } from '#workflows/domain/errors.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'

/** An expected failure whose status is not that of its kind: 405, 413, 415. */
export class HttpError extends AppError {
  readonly status: number
  constructor(status: number, input: SentenceInput) {
    super('invalid_input', input)
    this.status = status
  }
}
