import express, { type Express } from 'express'
import type { ApiDeps } from '#api/deps.ts'
import { compressJson } from '#api/http/compress-json.ts'
import { createErrorHandler } from '#api/http/error-handler.ts'
import { logRequests } from '#api/http/log-requests.ts'
import { mountRoutes } from '#api/http/mount-routes.ts'
import { noticeProxies } from '#api/http/notice-proxies.ts'
import { createRateLimits } from '#api/http/rate-limits.ts'
import { giveRequestId } from '#api/http/request-id.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { staticWeb } from '#api/http/static-web.ts'
import { docsPage } from '#api/openapi/docs-page.ts'
import { routes } from '#api/routes.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** The whole application: the calls under `/api`, the web app beside them where it is built. Listens to nothing. */
export function createApp(deps: ApiDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', deps.config.trustedProxyHops)
  app.set('query parser', 'simple')
  app.set('etag', false)
  app.use(giveRequestId, ...securityHeaders(deps.config), logRequests(deps.log), noticeProxies(deps))
  app.use('/api/docs', docsPage())
  app.use('/api', compressJson(), mountRoutes(routes, deps, createRateLimits(deps)))
  if (deps.config.webDist !== undefined) app.use(staticWeb(deps.config.webDist))
  app.use(() => {
    throw notFound('Page')
  })
  app.use(createErrorHandler(deps.log))
  return app
}
