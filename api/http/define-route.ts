import type { IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { ApiDeps } from '#api/deps.ts'
import type { SignedInHost } from '#api/host/ensure-host.ts'
import type { Identity } from '#api/identity/authenticator.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export type Access = 'public' | 'host' | 'admin'

/** What a handler may set on its answer besides the body. */
export type Reply = {
  header(name: string, value: string): void
  /** Names the next page in `Link: <…>; rel="next"`; null on the last one. */
  nextCursor(cursor: string | null): void
}

export type PublicContext = { deps: ApiDeps; requestId: string; headers: IncomingHttpHeaders; reply: Reply }
export type HostContext = PublicContext & { identity: Identity; host: SignedInHost }
export type Exchange = { request: Request; response: Response }

type ContextOf<A extends Access> = A extends 'public' ? PublicContext : HostContext
type Parsed<S> = S extends z.ZodType ? z.output<S> : S extends 'raw' ? Buffer : undefined
export type Input<P, Q, B> = { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }
/** The answer of a handler that has written the response itself. */
export const STREAMED = Symbol('streamed')

/** Input of a route whose schemas are not known here. */
export type AnyInput = { params: unknown; query: unknown; body: unknown }
type BodyOf<R> = R extends z.ZodType ? z.input<R> : undefined

type RouteFacts<A extends Access> = {
  method: Method
  /** Under `/api`, with `{name}` for parameters. */
  path: `/${string}`
  summary: string
  tag: string
  /** `host` needs a token, `admin` the role `app-admin` besides. */
  access: A
  /** A write that sends: takes `Idempotency-Key`. */
  sends?: true
}

export type RouteDefinition<A extends Access, P, Q, B, R extends Record<number, z.ZodType | null>> = RouteFacts<A> & {
  params?: P
  query?: Q
  /** `'raw'` hands over the bytes as they came. */
  body?: B
  /** The one success: its status and its body, or null for none. */
  responses: R
  /** The content type of a success that is not JSON; the handler then answers text or bytes, or writes by itself. */
  produces?: string
  handle(
    context: ContextOf<A>,
    input: Input<P, Q, B>,
    exchange: Exchange,
  ): Promise<BodyOf<R[keyof R]> | Buffer | typeof STREAMED>
}

/** A route as the application and the OpenAPI document read it. */
export type Route = RouteFacts<Access> & {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType | 'raw'
  responses: Record<number, z.ZodType | null>
  produces?: string
  handle(context: HostContext, input: AnyInput, exchange: Exchange): Promise<unknown>
}

/**
 * Describes one call of the API. Input is checked before `handle` runs (400 names the fields), access before input;
 * what `handle` throws is answered by the one error table.
 */
export function defineRoute<
  A extends Access,
  const R extends Record<number, z.ZodType | null>,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | 'raw' | undefined = undefined,
>(definition: RouteDefinition<A, P, Q, B, R>): Route {
  return definition as unknown as Route
}

export const successStatus = (route: Route): number => Number(Object.keys(route.responses)[0])
