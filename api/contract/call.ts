import type { z } from 'zod'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export type Access = 'public' | 'host' | 'admin'

/** All that is agreed about one call: routes, OpenAPI document, web and tests take it from here. */
export type Call = {
  method: Method
  /** Under `/api`, with `{name}` for parameters. */
  path: `/${string}`
  /** `host` needs a token, `admin` the role `app-admin` besides. */
  access: Access
  summary: string
  tag: string
  params?: z.ZodType
  query?: z.ZodType
  /** `'raw'` is bytes as they came. */
  body?: z.ZodType | 'raw'
  /** The one success: its status and its body, or null for none. */
  responses: Readonly<Record<number, z.ZodType | null>>
  /** The content type of a success that is not JSON. */
  produces?: string
  /** A write that sends: takes `Idempotency-Key`. */
  sends?: true
}

/** Calls by name; a call's name is the verb that serves it. */
export type CallTable = Readonly<Record<string, Call>>

type SuccessOf<C extends Call> = C['responses'][keyof C['responses']]

/** What a call answers, as its reader sees it. */
export type AnswerOf<C extends Call> = SuccessOf<C> extends infer S extends z.ZodType ? z.output<S> : undefined
/** What a call answers, as it is given by the server. */
export type GivenAnswerOf<C extends Call> = SuccessOf<C> extends infer S extends z.ZodType ? z.input<S> : undefined

type Sent<S> = S extends z.ZodType ? z.input<S> : S extends 'raw' ? Uint8Array : never
type Part<C> = 'params' | 'query' | 'body' extends infer P ? Extract<P, keyof C> : never
/** The parts that may be left out, because nothing in them is needed. */
type Spare<C> = { [P in Part<C>]: object extends Sent<C[P]> ? P : never }[Part<C>]

/** What a caller gives: `params`, `query` and `body` where the call has them, as they are before they are checked. */
export type RequestOf<C extends Call> = { [P in Exclude<Part<C>, Spare<C>>]: Sent<C[P]> } & {
  [P in Spare<C>]?: Sent<C[P]>
}

export const successStatus = ({ responses }: Call): number => Number(Object.keys(responses)[0])
