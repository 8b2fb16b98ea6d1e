import { ofField } from './of-field.ts'
import { type Sentence, type SentenceInput, say, type Thing } from './sentences/sentence.ts'
import { inWords } from './sentences/words.ts'
import { wordsEn } from './sentences/words-en.ts'

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
export type FieldErrors = Record<string, Sentence>

type ErrorContext = {
  /** For the log. */
  message?: string
  fields?: FieldErrors
  /** Seconds after which another try makes sense: becomes `Retry-After`. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** A code with its parameters, of which both languages have words. */
export type AppErrorOptions = ErrorContext & SentenceInput

/** An expected failure. Everything that is not one is a bug and is answered as `unexpected`. */
export class AppError extends Error {
  readonly kind: ErrorKind
  /** Fit for a person; what the API answers as `error`. */
  readonly userMessage: string
  /** The same for whoever has words of their own; what the API answers as `code` and `params`. */
  readonly sentence: Sentence
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: ErrorKind, options: AppErrorOptions) {
    const sentence = say(options)
    const userMessage = inWords(wordsEn, sentence)
    super(options.message ?? userMessage, { cause: options.cause })
    this.name = 'AppError'
    this.kind = kind
    this.userMessage = userMessage
    this.sentence = sentence
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Absent, or another host's: the two are never told apart. */
export const notFound = (what: Thing) => new AppError('not_found', { code: 'not_found', params: { what } })

/** A field that is wrong, said of the whole call and at the field. */
export function invalidField(field: string, input: SentenceInput): AppError {
  const problem = say(input)
  return new AppError('invalid_input', { ...ofField(field, problem), fields: { [field]: problem } })
}
