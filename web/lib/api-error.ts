import type { ErrorBody } from '#api/contract/errors.ts'
import { kindOfStatus } from '#api/contract/http-status.ts'
import { isSentence, type Sentence } from '#api/contract/words.ts'
import { en } from '#web/texts/en.ts'

export type ApiErrorKind = ErrorBody['kind'] | 'network'

type FieldSentences = Readonly<Record<string, Sentence>>
type Told = { kind: ApiErrorKind; error: string; sentence?: Sentence | null; fields?: FieldSentences }

/** A call that did not succeed. `message` is fit for a person; branch on `kind`, never on the text. */
export class ApiError extends Error {
  readonly status: number
  readonly kind: ApiErrorKind
  /** The server's sentence. */
  readonly error: string
  /** The same as a code; null where none came, or one of a newer version. */
  readonly sentence: Sentence | null
  /** What is wrong with each field of the input, by its path. */
  readonly fields: FieldSentences

  constructor(status: number, { kind, error, sentence, fields }: Told) {
    super(error)
    this.name = 'ApiError'
    this.status = status
    this.kind = kind
    this.error = error
    this.sentence = sentence ?? null
    this.fields = fields ?? {}
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'

/** Without what only a newer server says. */
const fieldsOf = ({ fields = {} }: ErrorBody): FieldSentences =>
  Object.fromEntries(Object.entries(fields).filter(([, problem]) => isSentence(problem)))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Turns an answer that is not a success into an ApiError with the texts of the specification, section 8. */
export async function toApiError(response: Response): Promise<ApiError> {
  const { status } = response
  const text = await response.text()
  const body = parsed(text)
  const kind = kindOfStatus(status)
  const fields = isErrorBody(body) ? fieldsOf(body) : {}
  const sentence = isSentence(body) ? ({ code: body.code, params: body.params } as Sentence) : null
  if (status === 401) return new ApiError(status, { kind, error: en.errors.unauthorized })
  if (status === 403) return new ApiError(status, { kind, error: en.errors.forbidden })
  if (isErrorBody(body)) return new ApiError(status, { kind: body.kind ?? kind, error: body.error, sentence, fields })
  const plain = response.headers.get('content-type')?.startsWith('text/plain') ? text.trim() : ''
  return new ApiError(status, { kind, error: plain || en.errors.http(status) })
}

export const networkError = () => new ApiError(0, { kind: 'network', error: en.errors.network })
