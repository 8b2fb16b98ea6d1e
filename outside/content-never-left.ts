import { AppError } from '#workflows/domain/errors.ts'

/** What can only happen before a connection stands. */
const BEFORE_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_CHAIN_TOO_LONG',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_UNTRUSTED',
  'CERT_SIGNATURE_FAILURE',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_INVALID_ARG_VALUE',
  'UND_ERR_INVALID_ARG',
])

/** True when a failed request certainly reached nobody, so that sending it again cannot send it twice. */
export function contentNeverLeft(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.kind === 'invalid_input') return true
  const { cause } = error
  if (cause instanceof AggregateError) return cause.errors.every(isBeforeConnected)
  return isBeforeConnected(cause)
}

const isBeforeConnected = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && BEFORE_CONNECTED.has(String(cause.code))
