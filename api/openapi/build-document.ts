import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { createDocument } from 'zod-openapi'
import type { Method } from '#api/contract/call.ts'
import { ErrorBody } from '#api/contract/errors.ts'
import { HTTP_STATUS } from '#api/contract/http-status.ts'
import { IDEMPOTENCY_KEY } from '#api/contract/idempotency-key.ts'
import type { Route } from '#api/http/define-route.ts'

type Document = Parameters<typeof createDocument>[0]
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>
type Responses = Operation['responses']

const failure = (description: string) => ({ description, content: { 'application/json': { schema: ErrorBody } } })

/** The OpenAPI 3.1 document of exactly the routes that are served. */
export function describeRoutes(routes: readonly Route[]): Document {
  const paths: Record<string, Partial<Record<Method, Operation>>> = {}
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Locanda',
      version: '1',
      description:
        'The AI inbox for short-term-rental hosts. Lists are plain arrays; where there is more, a `Link` header with `rel="next"` says where. Every failure answers `error` (fit for a person), `kind`, `requestId`, `code` with `params` for whoever has words of their own, and `fields` where an input was wrong: a code with parameters by the path of each.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
  }
}

function operationOf(route: Route): Operation {
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: route.name,
    ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    requestParams: {
      ...(route.params instanceof z.ZodObject ? { path: route.params } : {}),
      ...(route.query instanceof z.ZodObject ? { query: route.query } : {}),
      ...(route.once === true ? { header: IdempotencyHeader } : {}),
    },
    ...(route.body === undefined ? {} : { requestBody: requestBodyOf(route.says ?? route.body) }),
    responses: responsesOf(route),
  }
}

const IdempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(IDEMPOTENCY_KEY)
    .optional()
    .meta({ description: 'The same key with the same request is done once and answers the first answer again' }),
})

const requestBodyOf = (body: z.ZodType | 'raw' | 'file') =>
  body === 'raw' || body === 'file'
    ? { content: { 'application/octet-stream': { schema: z.string() } } }
    : { required: !body.safeParse({}).success, content: { 'application/json': { schema: body } } }

function responsesOf(route: Route): Responses {
  const responses: Record<string, Responses[`${1 | 2 | 3 | 4 | 5}${string}`]> = {}
  for (const [status, schema] of Object.entries(route.responses)) {
    const description = STATUS_CODES[status] ?? 'Success'
    const type = route.produces?.split(';')[0] ?? 'application/json'
    responses[status] = schema === null ? { description } : { description, content: { [type]: { schema } } }
  }
  for (const status of failuresOf(route)) responses[String(status)] ??= failure(STATUS_CODES[status] ?? 'Failure')
  return { ...responses, default: failure('Any other failure') } as Responses
}

function failuresOf({ method, access, signed, params, query, body }: Route): number[] {
  const reads = params !== undefined || query !== undefined || body !== undefined
  return [
    ...(reads ? [HTTP_STATUS.invalid_input] : []),
    ...(access === 'public' && signed === undefined ? [] : [HTTP_STATUS.unauthenticated]),
    ...(access === 'admin' ? [HTTP_STATUS.forbidden] : []),
    ...(params === undefined && signed === undefined ? [] : [HTTP_STATUS.not_found]),
    ...(method === 'get' ? [] : [HTTP_STATUS.conflict, HTTP_STATUS.rule_refused]),
    ...(body === undefined ? [] : [413, 415]),
    HTTP_STATUS.rate_limited,
    HTTP_STATUS.upstream_unavailable,
  ]
}
