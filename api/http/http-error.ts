import { AppError } from '#workflows/domain/errors.ts'

/** An expected failure whose status is not that of its kind: 405, 413, 415. */
export class HttpError extends AppError {
  readonly status: number
  constructor(status: number, userMessage: string) {
    super('invalid_input', { userMessage })
    this.status = status
  }
}
