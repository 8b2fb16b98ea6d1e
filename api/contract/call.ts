import type { z } from 'zod'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export type Access = 'public' | 'host' | 'admin'

/** How a caller without a token shows who it is: `header` in this form, over a body of at most so many bytes. */
export type SignatureForm = { header: string; form: RegExp; mostBytes: number }

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
  /** `'raw'` is bytes as they came, signed; `'file'` bytes of a file, of any type. */
  body?: z.ZodType | 'raw' | 'file'
  /** The one success: its status and its body, or null for none. */
  responses: Readonly<Record<number, z.ZodType | null>>
  /** The content type of a success that is not JSON. */
  produces?: string
  /** What raw bytes say once their signature is seen to be right. */
  says?: z.ZodType
  /** Public, and whoever calls shows who they are by a signature, or by a token of another kind. */
  signed?: SignatureForm | 'token'
  /** A write that takes `Idempotency-Key`: it decides on sending, or costs too much to be done twice. */
  once?: true
}

/** Calls by name; a call's name is the verb that serves it. */
export type CallTable = Readonly<Record<string, Call>>

type SuccessOf<C extends Call> = C['responses'][keyof C['responses']]

/** What a call answers, as its reader sees it. */
export type AnswerOf<C extends Call> = SuccessOf<C> extends infer S extends z.ZodType ? z.output<S> : undefined
/** What a call answers, as it is given by the server. */
export type GivenAnswerOf<C extends Call> = SuccessOf<C> extends infer S extends z.ZodType ? z.input<S> : undefined

type Sent<S> = S extends z.ZodType
  ? z.input<S>
  : S extends 'raw'
    ? Uint8Array
    : S extends 'file'
      ? Uint8Array | Blob
      : never
type Part<C> = Extract<'params' | 'query' | 'body', keyof C>
/** A query of which nothing is needed may be left out. */
type Spare<C> = C extends { query: infer Q } ? (object extends Sent<Q> ? 'query' : never) : never

/** What a caller gives: `params`, `query` and `body` where the call has them, as they are before they are checked. */
export type RequestOf<C extends Call> = { [P in Exclude<Part<C>, Spare<C>>]: Sent<C[P]> } & {
  [P in Extract<Part<C>, Spare<C>>]?: Sent<C[P]>
}

/** The HTTP status of a call that went well: the first that it names. */
export const successStatus = ({ responses }: Pick<Call, 'responses'>): number => Number(Object.keys(responses)[0])

type Address = { params?: Readonly<Record<string, string>> | undefined; query?: object | undefined }

/** The path of a call under `/api`: parameters filled in and encoded, and behind it what the query says. */
export function pathOf({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: Address): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return given.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

const NEXT_LINK = /<([^>]+)>;\s*rel="?next"?/

/** Where the page is that follows this one of a list, from its `Link` header (RFC 8288). */
export function nextPage(headers: Headers): URL | undefined {
  const link = NEXT_LINK.exec(headers.get('link') ?? '')?.[1]
  return link === undefined ? undefined : new URL(link, 'http://api')
}
