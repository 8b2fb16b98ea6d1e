import type { IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { Access, Call, CallTable, GivenAnswerOf } from '#api/contract/call.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { SignedInHost } from '#api/identity/ensure-host.ts'
import type { Identity } from '#api/identity/identity.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

/** What a handler may set on its answer besides the body. */
export type Reply = {
  header(name: string, value: string): void
  /** Names the next page in `Link: <…>; rel="next"`; null on the last one. */
  nextCursor(cursor: string | null): void
}

type PublicContext = { deps: ApiDeps; requestId: string; headers: IncomingHttpHeaders; reply: Reply }
export type HostContext = PublicContext & {
  identity: Identity
  host: SignedInHost
  /** What `answerOnce` keeps the answer under, where the client gave a key. */
  idempotencyKey: IdempotencyKey | undefined
}
export type Exchange = { request: Request; response: Response }

/** The answer of a handler that has written the response itself. */
export const STREAMED = Symbol('streamed')

type ContextOf<A extends Access> = A extends 'public' ? PublicContext : HostContext
type Parsed<S> = S extends z.ZodType ? z.output<S> : S extends 'raw' | 'file' ? Buffer : undefined
type InputOf<C extends Call> = { [P in keyof AnyInput]: C extends { [K in P]: infer S } ? Parsed<S> : undefined }

/** Input of a call that is not known here. */
export type AnyInput = { params: unknown; query: unknown; body: unknown }

/** Serves a call: answers its body as the contract says, bytes, or `STREAMED` after writing by itself. */
export type Handler<C extends Call> = (
  context: ContextOf<C['access']>,
  input: InputOf<C>,
  exchange: Exchange,
) => Promise<GivenAnswerOf<C> | Buffer | typeof STREAMED>

/** What is done about a call before its body is read, which may take minutes. */
export type BeforeBody<C extends Call> = (
  context: ContextOf<C['access']>,
  input: Pick<InputOf<C>, 'params' | 'query'>,
  exchange: Exchange,
) => Promise<void>

/** A call with what serves it, as the application and the OpenAPI document read it. */
export type Route = Call & {
  name: string
  beforeBody?: ((context: HostContext, input: AnyInput, exchange: Exchange) => Promise<void>) | undefined
  handle(context: HostContext, input: AnyInput, exchange: Exchange): Promise<unknown>
}

/**
 * Gives each call of a table the verb that serves it. Input is checked before it runs (400 names the fields), access
 * before input; what it throws is answered by the one error table.
 */
export function defineRoutes<const T extends CallTable>(
  calls: T,
  handlers: { [N in keyof T]: Handler<T[N]> },
  beforeBody: { [N in keyof T]?: BeforeBody<T[N]> } = {},
): Route[] {
  return Object.entries(calls).map(([name, call]) => ({
    ...call,
    name,
    // Each handler stands beside its own call: only the compiler can no longer see it here.
    handle: handlers[name] as unknown as Route['handle'],
    beforeBody: beforeBody[name] as unknown as Route['beforeBody'],
  }))
}
