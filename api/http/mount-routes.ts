import express, { type RequestHandler, type Response, Router } from 'express'
import { type SignatureForm, successStatus } from '#api/contract/call.ts'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import type { ApiDeps } from '#api/deps.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { type Exchange, type HostContext, type Reply, type Route, STREAMED } from './define-route.ts'
import { createFileBody } from './file-body.ts'
import { followMerged } from './follow-merged.ts'
import { HttpError } from './http-error.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import type { RateLimits } from './rate-limits.ts'
import { readForCaller } from './read-for-caller.ts'
import { readInput } from './read-input.ts'
import { auditAfterAnswer, auditRefusedRole, idsOf } from './refused-access.ts'
import { requestIdOf } from './request-id.ts'
import { createSignedBody } from './signed-body.ts'

const BODY_LIMIT_BYTES = 1_000_000

const json = express.json({ limit: BODY_LIMIT_BYTES, strict: false, type: ['json', '+json'] })

const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** All routes, then 405 for a known path with another method, then 404: every answer in the one shape. */
export function mountRoutes(routes: readonly Route[], deps: ApiDeps, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true })
  const parsers = {
    signed: createSignedBody((request, refusal) => limits.refused(request, refusal)),
    file: createFileBody(),
  }
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  for (const route of routes) {
    router[route.method](
      expressPath(route.path),
      ...accessChecks(route, deps, limits),
      ...beforeBody(route, deps),
      ...bodyParser(route, parsers),
      serve(route, deps, limits),
    )
  }
  for (const [path, methods] of methodsByPath(routes)) {
    router.all(expressPath(path), (_request, response) => {
      response.setHeader('Allow', methods.join(', '))
      throw new HttpError(405, { code: 'method_not_allowed' })
    })
  }
  router.use(() => {
    throw notFound('Page')
  })
  return router
}

function accessChecks(route: Route, deps: ApiDeps, limits: RateLimits): RequestHandler[] {
  if (route.access === 'public') return route.signed === undefined ? [limits.anonymous] : []
  const signIn: RequestHandler = async (request, response, next) => {
    const purpose = route.access === 'admin' ? 'administration' : 'own'
    const { authorization } = request.headers
    const identity = await deps.authenticator.authenticate(authorization, purpose).catch(async (error) => {
      if (isRefusal(error)) await limits.refused(request, error)
      throw error
    })
    response.locals.identity = identity
    response.locals.kcSub = identity.kcSub
    next()
  }
  const loadHost: RequestHandler = async (_request, response, next) => {
    const context = contextOf(response)
    response.locals.host = await deps.hosts.hostOf(context.identity)
    if (route.access === 'admin' && !context.identity.roles.includes(ADMIN_ROLE)) {
      await auditRefusedRole(deps, route, { kcSub: context.identity.kcSub, requestId: requestIdOf(response) })
      throw new AppError('forbidden', { code: 'forbidden' })
    }
    next()
  }
  return [signIn, limits.users, loadHost]
}

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.kind === 'unauthenticated' || error.kind === 'forbidden')

/** The body is read only after the token was, so that no anonymous caller makes us parse anything. */
function bodyParser({ body, signed }: Route, parsers: Parsers): RequestHandler[] {
  if (body === undefined) return []
  if (body === 'file') return [parsers.file]
  return [typeof signed === 'object' ? parsers.signed(signed) : json]
}

type Parsers = { signed: (form: SignatureForm) => RequestHandler; file: RequestHandler }

function beforeBody(route: Route, deps: ApiDeps): RequestHandler[] {
  const { beforeBody: begin, body: _, ...head } = route
  if (begin === undefined) return []
  return [
    async (request, response, next) => {
      const context = { ...contextAt(deps, { request, response }), idempotencyKey: undefined }
      const call = { route, input: readInput(head, request) }
      await followMerged(context, call, (input) => begin(context, input, { request, response }))
      next()
    },
  ]
}

const contextOf = (response: Response) => response.locals as Pick<HostContext, 'identity' | 'host'>

const contextAt = (deps: ApiDeps, { request, response }: Exchange): Omit<HostContext, 'idempotencyKey'> => ({
  deps,
  requestId: requestIdOf(response),
  headers: request.headers,
  reply: replyOf(request.originalUrl, response),
  ...contextOf(response),
})

function serve(route: Route, deps: ApiDeps, limits: RateLimits): RequestHandler {
  return async (request, response) => {
    const input = readInput(route, request)
    const context: HostContext = {
      ...contextAt(deps, { request, response }),
      idempotencyKey: idempotencyKeyOf(route, { ...input, headers: request.headers }),
    }
    const handle = () =>
      followMerged(context, { route, input }, (of) => route.handle(context, of, { request, response }))
    const work = route.method === 'get' ? readForCaller(deps, response, handle) : handle()
    const answer = await work.catch(async (error: unknown) => {
      if (route.access === 'host') auditAfterAnswer(response, context, { route, ids: idsOf(error, input) })
      if (route.signed !== undefined && isRefusal(error)) await limits.refused(request, error)
      throw error
    })
    if (answer === STREAMED) return
    response.status(successStatus(route))
    if (answer === undefined) response.end()
    else if (route.produces === undefined) response.json(answer)
    else {
      // Bytes of many kinds say their own.
      if (!response.hasHeader('Content-Type')) response.type(route.produces)
      response.send(answer)
    }
  }
}

function replyOf(originalUrl: string, response: Response): Reply {
  return {
    header: (name, value) => void response.setHeader(name, value),
    nextCursor: (cursor) => {
      if (cursor === null) return
      const url = new URL(originalUrl, 'http://localhost')
      url.searchParams.set('cursor', cursor)
      response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`)
    },
  }
}

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()])
  return methods
}
