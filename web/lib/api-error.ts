import type { ErrorBody } from '#api/contract/errors.ts'
import { isErrorKind, kindOfStatus } from '#api/contract/http-status.ts'
import { isRecord } from '#api/contract/is-record.ts'
import { isSentence, type Sentence } from '#api/contract/words.ts'
import { loadTexts, say } from '#web/texts/say.ts'

export type ApiErrorKind = ErrorBody['kind'] | 'network'

type FieldSentences = Readonly<Record<string, Sentence>>
type Refusal = { kind: ApiErrorKind; error: string; sentence?: Sentence | null; fields?: FieldSentences }

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

  constructor(status: number, { kind, error, sentence, fields }: Refusal) {
    super(error)
    this.name = 'ApiError'
    this.status = status
    this.kind = kind
    this.error = error
    this.sentence = sentence ?? null
    this.fields = fields ?? {}
  }
}

const PASSING: readonly ApiErrorKind[] = ['network', 'rate_limited', 'upstream_unavailable', 'unexpected']

/** Whether the same may succeed later: nothing that was asked for was refused. */
export const mayPass = ({ kind }: ApiError): boolean => PASSING.includes(kind)

/** Nobody answered: whether it was done nobody knows, and its key makes it safe to ask again. */
export const isLineLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

/** What a body says of a refusal: null where a proxy wrote it, and without what only a newer server says. */
function readRefusal(body: unknown) {
  if (!isRecord(body) || typeof body.error !== 'string') return null
  const said = { code: body.code, params: body.params }
  return {
    error: body.error,
    ...(isErrorKind(body.kind) && { kind: body.kind }),
    sentence: isSentence(said) ? said : null,
    fields: isRecord(body.fields) ? fieldsOf(body.fields) : {},
  }
}

const fieldsOf = (fields: object): FieldSentences =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, Sentence] => isSentence(field[1])))

/** A text as JSON; null for one that is none. */
export const parsed = (text: string): unknown => {
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
  const [text] = await Promise.all([response.text(), loadTexts('first')])
  const kind = kindOfStatus(status)
  if (status === 401) return new ApiError(status, { kind, error: say.basics.errors.unauthorized })
  if (status === 403) return new ApiError(status, { kind, error: say.basics.errors.forbidden })
  const refusal = readRefusal(parsed(text))
  if (refusal !== null) return new ApiError(status, { kind, ...refusal })
  const plain = response.headers.get('content-type')?.startsWith('text/plain') ? text.trim() : ''
  return new ApiError(status, { kind, error: plain || say.basics.errors.http(status) })
}

/** A call that found no line: the first one of a start may fail before the words for it are here. */
export async function networkError(): Promise<ApiError> {
  await loadTexts('first')
  return new ApiError(0, { kind: 'network', error: say.basics.errors.network })
}
