import { type AnswerOf, type Call, nextPage, pathOf, type RequestOf } from '#api/contract/call.ts'
import { type CallName, type Calls, calls, type ItemOf, type ListName } from '#api/contract/calls.ts'
import { networkError, toApiError } from './api-error.ts'
import { bearer, renew } from './session.ts'

const API_BASE = '/api'

const READING_MS = 10_000
/** What is safe to ask again. */
const KEYED_MS = 15_000
/** Some writings ask others first: a mailbox, a model. */
const CHANGING_MS = 120_000

/** What of a call is known in the browser: vite.config.ts leaves the schemas out, and with them zod, and what is usual. */
type Place = Pick<Call, 'path' | 'produces'> & Partial<Pick<Call, 'method' | 'access'>>
const places: Readonly<Record<CallName, Place>> = calls

/** `params`, `query` and `body` as the contract has them for this call. */
export type RequestTo<N extends CallName> = RequestOf<Calls[N]>
export type AnswerTo<N extends CallName> = AnswerOf<Calls[N]>

type AnyRequest = { params?: Record<string, string>; query?: object; body?: unknown }
export type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Makes a repeated send answer the first outcome instead of sending again. */
  idempotencyKey?: string
  /** It goes on when the page is left. */
  keepalive?: boolean
  /** In place of `fetch`, which tells nothing of how far a body has gone. */
  by?: Transport
}

export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** How long an answer may take to begin: a line that swallows what is sent would keep it for minutes. */
const patienceMs = ({ method = 'get', produces }: Place, { by, idempotencyKey }: CallOptions) => {
  if (by !== undefined || produces !== undefined) return Number.POSITIVE_INFINITY
  if (idempotencyKey !== undefined) return KEYED_MS
  return method === 'get' ? READING_MS : CHANGING_MS
}

const LATE = 'Nobody answered in time'

function withPatience(ms: number, signal: AbortSignal | undefined) {
  if (!Number.isFinite(ms)) return { signal, isLate: () => false, end: () => undefined }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException(LATE, 'TimeoutError')), ms)
  return {
    signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    isLate: () => late.signal.aborted && signal?.aborted !== true,
    end: () => clearTimeout(timer),
  }
}

async function send(place: Place, request: AnyRequest & CallOptions, token?: string): Promise<Response> {
  const { body, headers, idempotencyKey, keepalive = false, by = fetch } = request
  const isFile = body instanceof Blob
  const { signal, isLate, end } = withPatience(patienceMs(place, request), request.signal)
  try {
    return await by(API_BASE + pathOf(place, request), {
      method: (place.method ?? 'get').toUpperCase(),
      credentials: 'same-origin',
      keepalive,
      headers: {
        accept: place.produces ?? 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof TypeError || isLate()) throw await networkError()
    throw error
  } finally {
    end()
  }
}

/**
 * Makes a call of the contract, with the bearer token where it needs one. A 401 is followed by one refresh of the token
 * and one retry.
 * @throws ApiError for whatever is not a success.
 */
export async function callForResponse<N extends CallName>(
  name: N,
  request: RequestTo<N>,
  options: CallOptions = {},
): Promise<Response> {
  const place = places[name]
  const whole = { ...request, ...options }
  const isPublic = place.access === 'public'
  let response = isPublic ? await send(place, whole) : await send(place, whole, await bearer())
  if (response.status === 401 && !isPublic) response = await send(place, whole, await renew())
  if (!response.ok) throw await toApiError(response)
  return response
}

/** What a call answers, of the type that the contract gives it; `undefined` where it answers nothing. @throws ApiError */
export async function call<N extends CallName>(
  name: N,
  request: RequestTo<N>,
  options: CallOptions = {},
): Promise<AnswerTo<N>> {
  const response = await callForResponse(name, request, options)
  const answer = response.status === 204 ? undefined : await response.json()
  return answer
}

export type Page<T> = { items: T[]; next: string | null }
export type { ItemOf, ListName }

/** One page of a list; `next` is the cursor of the following one, from the `Link` header (RFC 8288). @throws ApiError */
export async function callPage<N extends ListName>(
  name: N,
  request: RequestTo<N>,
  options: CallOptions = {},
): Promise<Page<ItemOf<N>>> {
  const response = await callForResponse(name, request, options)
  const next = nextPage(response.headers)?.searchParams.get('cursor') ?? null
  return { items: await response.json(), next }
}
