import type { Readable } from 'node:stream'
import { Agent, buildConnector, errors, request } from 'undici'
import { AppError } from '#workflows/domain/errors.ts'

export type ResolvedAddress = { address: string; family: 4 | 6 }

export type OutsideRequest = {
  method?: string
  headers?: HeadersInit
  body?: string | Uint8Array
  signal?: AbortSignal
  /** For the whole exchange. */
  timeoutMs?: number
  /** Of the answer's body: more than this fails, or is cut when `truncate` is set. */
  maxBodyBytes?: number
  truncate?: boolean
  /** The answer stands with its head: of its body that counts which came within so long and before its line ended. */
  bodyMs?: number
}

/**
 * One request, one answer, as a standard Response with its body already read.
 * @throws AppError invalid_input when the address is not allowed; rule_refused when the answer is a redirect;
 * upstream_unavailable 'Network error' otherwise: `contentNeverLeft` tells whether the other side may have seen it.
 */
export type OutsideFetch = (url: string | URL, init?: OutsideRequest) => Promise<Response>

const DEFAULT_TIMEOUT_MS = 15_000
const DEFAULT_MAX_BODY_BYTES = 1_048_576
const CONNECT_TIMEOUT_MS = 10_000
const BODYLESS = new Set([204, 205, 304])
/** Of what a Response may say; HTTP has no others: https://www.rfc-editor.org/rfc/rfc9110#section-15 */
const STATUSES = { from: 200, to: 599 }

/**
 * Every connection is made to the address that was checked: there is no second look-up that could answer otherwise.
 * @throws at a request, not here: what `OutsideFetch` says.
 */
export function createOutsideFetch(resolveServer: (hostname: string, port: number) => Promise<ResolvedAddress>) {
  const connector = buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false })
  const connectChecked = async (options: buildConnector.Options, callback: buildConnector.Callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    const resolved = await resolveServer(options.hostname, port).catch((error: Error) => error)
    if (resolved instanceof Error) callback(resolved, null)
    else connector({ ...options, hostname: resolved.address }, callback)
  }
  const connect: buildConnector.connector = (options, callback) => void connectChecked(options, callback)
  // No connection is kept: a request on a stale one fails without telling whether it was seen.
  const agent = new Agent({ connect, pipelining: 0 })

  const fetch: OutsideFetch = async (url, init = {}) => {
    const target = webAddress(url)
    const timeout = AbortSignal.timeout(init.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    try {
      const answer = await request(target, {
        dispatcher: agent,
        method: (init.method ?? 'GET') as 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body ?? null,
        signal: init.signal === undefined ? timeout : AbortSignal.any([init.signal, timeout]),
      })
      const body = await readCapped(answer.body, init)
      return toResponse(target, { status: answer.statusCode, headers: answer.headers, body })
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      if (!isNetworkFailure(cause)) throw cause
      throw new AppError('upstream_unavailable', {
        message: `Request to ${target.host} failed: ${cause.message}`,
        code: 'network_error',
        cause,
      })
    }
  }
  return { fetch, close: () => agent.destroy() }
}

function webAddress(url: string | URL): URL {
  const target = URL.parse(url)
  if (target === null || !/^https?:$/.test(target.protocol) || target.username !== '' || target.password !== '') {
    throw new AppError('invalid_input', { code: 'address_not_web' })
  }
  return target
}

async function readCapped(body: Readable, { maxBodyBytes, truncate = false, bodyMs }: OutsideRequest) {
  const limit = maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES
  const chunks: Uint8Array[] = []
  const enough = bodyMs !== undefined ? setTimeout(() => body.destroy(), bodyMs) : undefined
  try {
    let size = 0
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limit && !truncate) throw new AppError('upstream_unavailable', { code: 'answer_too_large' })
      if (size >= limit) break
    }
  } catch (error) {
    if (bodyMs === undefined || !isNetworkFailure(error)) throw error
  } finally {
    clearTimeout(enough)
  }
  return Buffer.concat(chunks).subarray(0, limit)
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer<ArrayBuffer> }

function toResponse(target: URL, { status, headers, body }: Answer): Response {
  if (status >= 300 && status < 400 && status !== 304) {
    throw new AppError('rule_refused', {
      code: 'redirect_not_followed',
      params: { address: target.host },
    })
  }
  if (status < STATUSES.from || status > STATUSES.to) {
    throw new AppError('upstream_unavailable', { message: `${target.host} answered ${status}`, code: 'network_error' })
  }
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) kept.append(name, one)
  }
  return new Response(BODYLESS.has(status) ? null : body, { status, headers: kept })
}

const isNetworkFailure = (cause: unknown): cause is Error =>
  cause instanceof errors.UndiciError ||
  (cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) ||
  (cause instanceof Error && 'code' in cause)
