import type { RequestHandler } from 'express'
import type { Log } from '#outside/log.ts'
import { requestIdOf } from './request-id.ts'
import { whenClosed } from './when-closed.ts'

/** One line a request: never a query, a body, a header or a token. */
export const logRequests =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    whenClosed(response, () => {
      if (!request.originalUrl.startsWith('/api')) return
      const route: unknown = Reflect.get(request.route ?? {}, 'path')
      log.info(
        {
          requestId: requestIdOf(response),
          method: request.method,
          route: typeof route === 'string' ? route : '-',
          status: response.statusCode,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      )
    })
    next()
  }
