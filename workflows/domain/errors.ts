/** The one table of what can go wrong. `retryable` is what an activity tells Temporal. */
export const ERROR_KINDS = {
  invalid_input: { retryable: false },
  unauthenticated: { retryable: false },
  forbidden: { retryable: false },
  not_found: { retryable: false },
  conflict: { retryable: false },
  rule_refused: { retryable: false },
  rate_limited: { retryable: true },
  upstream_unavailable: { retryable: true },
  unexpected: { retryable: true },
} as const satisfies Record<string, { retryable: boolean }>

export type ErrorKind = keyof typeof ERROR_KINDS

/** What is wrong with each field of an input, by its path (`inbound.port`). */
export type FieldErrors = Record<string, string>

export type AppErrorOptions = {
  /** For the log. */
  message?: string
  /** Fit for a person; what the API answers as `error`. */
  userMessage: string
  fields?: FieldErrors
  /** Seconds after which another try makes sense: becomes `Retry-After`. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** An expected failure. Everything that is not one is a bug and is answered as `unexpected`. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly userMessage: string
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: ErrorKind, { message, userMessage, fields, retryAfterSeconds, cause }: AppErrorOptions) {
    super(message ?? userMessage, { cause })
    this.name = 'AppError'
    this.kind = kind
    this.userMessage = userMessage
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Absent, or another host's: the two are never told apart. */
export const notFound = (what: string) => new AppError('not_found', { userMessage: `${what} not found` })
