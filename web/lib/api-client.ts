import { networkError, toApiError } from './api-error.ts'
import { bearer, renew } from './session.ts'

const API_BASE = '/api'

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Makes a repeated send answer the first outcome instead of sending again. */
  idempotencyKey?: string
}

const send = async (path: string, options: CallOptions, token: string): Promise<Response> => {
  const { method = 'GET', body, headers, signal, idempotencyKey } = options
  try {
    return await fetch(API_BASE + path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof TypeError) throw networkError()
    throw error
  }
}

/**
 * Calls the API with the bearer token. A 401 is followed by one refresh of the token and one retry.
 * @throws ApiError for whatever is not a success.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  let response = await send(path, options, await bearer())
  if (response.status === 401) response = await send(path, options, await renew())
  if (!response.ok) throw await toApiError(response)
  return response
}

/** The JSON of an answer; `undefined` for 204. @throws ApiError */
export async function callJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  const response = await call(path, options)
  if (response.status === 204) return undefined as T
  return (await response.json()) as T
}

export type Page<T> = { items: T[]; next: string | null }

const NEXT_LINK = /<([^>]+)>;\s*rel="?next"?/

/** One page of a list; `next` is the path of the following one, from the `Link` header (RFC 8288). @throws ApiError */
export async function callPage<T>(path: string, options: CallOptions = {}): Promise<Page<T>> {
  const response = await call(path, options)
  const link = NEXT_LINK.exec(response.headers.get('link') ?? '')?.[1]
  const next = link ? new URL(link, new URL(`${API_BASE}/`, location.origin)) : null
  return {
    items: (await response.json()) as T[],
    next: next ? next.pathname.replace(API_BASE, '') + next.search : null,
  }
}
