import { APIConnectionError, APIError } from 'openai'
import type { ModelFault } from '#workflows/domain/model-faults.ts'
import { ModelError } from './model-error.ts'

const BY_CODE: Record<string, ModelFault> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'silent',
  UND_ERR_HEADERS_TIMEOUT: 'silent',
  UND_ERR_BODY_TIMEOUT: 'silent',
  ETIMEDOUT: 'silent',
  ECONNRESET: 'cut_stream',
  EPIPE: 'cut_stream',
  UND_ERR_SOCKET: 'cut_stream',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'cut_stream',
  CERT_HAS_EXPIRED: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  EPROTO: 'tls',
}
const TLS = /^(?:ERR_TLS|ERR_SSL|UNABLE_TO_|CERT_)/

const BY_STATUS: Record<number, ModelFault> = {
  401: 'key_refused',
  403: 'key_refused',
  404: 'unknown_model',
  408: 'server_error',
  429: 'rate_limited',
}

/**
 * Says of what a call failed, by its kind.
 * @returns what is no failure of a call as it is: a bug.
 */
export function toModelError(error: unknown, now: Date): unknown {
  if (error instanceof ModelError) return error
  if (error instanceof APIError && error.status !== undefined) return byStatus(error, error.status, now)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ModelError) return cause
    const fault = faultOfCode('code' in cause ? cause.code : undefined)
    if (fault !== undefined) return new ModelError(fault, { cause: error })
    const inner = cause instanceof AggregateError ? cause.errors.map(codeOf).map(faultOfCode) : []
    const first = inner.find((one) => one !== undefined)
    if (first !== undefined) return new ModelError(first, { cause: error })
  }
  if (error instanceof SyntaxError) return new ModelError('invalid_json', { cause: error })
  // No connection came about, for a reason that has no code; or the server says within its stream that something is wrong.
  if (error instanceof APIConnectionError) return new ModelError('refused', { cause: error })
  if (error instanceof APIError) return new ModelError('server_error', { cause: error })
  if (error instanceof TypeError && error.message === 'terminated')
    return new ModelError('cut_stream', { cause: error })
  return error
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function faultOfCode(code: unknown): ModelFault | undefined {
  if (typeof code !== 'string') return undefined
  return BY_CODE[code] ?? (TLS.test(code) ? 'tls' : undefined)
}

function byStatus(error: APIError, status: number, now: Date): ModelError {
  const fault = BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'request_refused')
  const asked = fault === 'rate_limited' ? retryAfterSeconds(error.headers?.get('retry-after') ?? null, now) : undefined
  return new ModelError(fault, { message: `model: HTTP ${status}`, retryAfterSeconds: asked, cause: error })
}

/** What `Retry-After` asks for, in whole seconds from now (RFC 9110, 10.2.3: seconds or a date), however long; undefined where it says nothing. */
function retryAfterSeconds(value: string | null, now: Date): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,12}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text))
  const at = Date.parse(text)
  return /[a-z]{3}/i.test(text) && Number.isFinite(at) ? Math.max(0, Math.ceil((at - now.getTime()) / 1000)) : undefined
}
