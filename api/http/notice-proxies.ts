import type { RequestHandler } from 'express'
import type { ApiDeps } from '#api/deps.ts'

/**
 * Tells the log, once each, where what proxies wrote does not fit `TRUSTED_PROXY_HOPS`: too few hops, and everybody
 * behind the proxy counts as one address; too many, and whoever calls may name any address.
 */
export function noticeProxies({ config, log }: Pick<ApiDeps, 'config' | 'log'>): RequestHandler {
  const hops = config.trustedProxyHops
  let saidOfForwarded = false
  let saidOfMissing = false
  return ({ headers }, _response, next) => {
    const forwarded = headers['x-forwarded-for']
    const addresses = typeof forwarded === 'string' ? forwarded.split(',').length : 0
    if (hops === 0 && addresses > 0 && !saidOfForwarded) {
      saidOfForwarded = true
      log.warn(
        { hops },
        'X-Forwarded-For came and is not believed: set TRUSTED_PROXY_HOPS if a proxy of yours writes it',
      )
    }
    if (addresses < hops && !saidOfMissing) {
      saidOfMissing = true
      log.warn({ hops, addresses }, 'A request came past a proxy: TRUSTED_PROXY_HOPS may be too high')
    }
    next()
  }
}
