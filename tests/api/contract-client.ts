import { type AnswerOf, type Call, nextPage, pathOf, type RequestOf, successStatus } from '#api/contract/call.ts'
import { type CallName, type Calls, calls, type ItemOf, type ListName } from '#api/contract/calls.ts'

/** An answer as it came over the wire; `body` is parsed where it is JSON, undefined where there is none. */
export type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** What a call is asked, rightly or wrongly: the contract says where it goes. A query that is a text goes as it stands. */
type Attempt<N extends CallName> = Pick<RequestOf<Calls[N]>, Extract<'params', keyof RequestOf<Calls[N]>>> & {
  query?: object | string | undefined
  /** Bytes and text go as they are, anything else as JSON. */
  body?: unknown
}

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

/** Calls of the contract by their names, for programs that hold its schemas: tests and bench. The web has its own. */
export type Client = {
  /** The answer to a call that succeeds, which the contract's schema has accepted. @throws Error for any other answer. */
  ask<N extends CallName>(name: N, request: RequestOf<Calls[N]>, options?: CallOptions): Promise<AnswerOf<Calls[N]>>
  /** The pages of a list, each after the `Link` of the one before. @throws Error as `ask` does. */
  pages<N extends ListName>(name: N, request: RequestOf<Calls[N]>): AsyncGenerator<ItemOf<N>[]>
  /** Whatever is answered to whatever is sent: for what is refused, and for what only the wire shows. */
  attempt<N extends CallName>(name: N, request: Attempt<N>, options?: CallOptions): Promise<Answer>
  /** The same, its body not yet read: for streams, and for what is timed. */
  fetch<N extends CallName>(name: N, request: Attempt<N>, options?: CallOptions): Promise<Response>
}

type Init = {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
}
/** Brings a request to the API: the path is the one under `/api`. */
export type Send = (path: string, init: Init) => Promise<Response>

/** Looks at every answer before whoever asked does. */
export type Check = (name: CallName, answer: Answer) => void

/** What a call is signed in with: a token, whoever has a new one in time, or nothing. */
export type Token = string | (() => Promise<string>) | undefined

/** A client of the API at this address (it ends in `/api`), with this token or with none. */
export const clientAt = (url: string, token?: Token, check?: Check): Client =>
  clientOf(async (path, { headers, ...init }) => {
    const given = typeof token === 'function' ? await token() : token
    return fetch(url + path, {
      ...init,
      headers: { ...(given !== undefined && { authorization: `Bearer ${given}` }), ...headers },
    })
  }, check)

type Anything = { params?: Record<string, string>; query?: object | string | undefined; body?: unknown }

/** A client whose requests go this way. */
export function clientOf(send: Send, check: Check = () => undefined): Client {
  const fetchCall: Client['fetch'] = (name, request, options = {}) => {
    const { body, ...address }: Anything = request
    const { headers, ...init } = options
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    return send(addressOf(calls[name], address), {
      ...init,
      method: calls[name].method.toUpperCase(),
      headers: { ...type, ...headers },
      ...(body !== undefined && { body: encoded(body) }),
    })
  }
  const attempt: Client['attempt'] = async (name, request, options) => {
    const response = await fetchCall(name, request, options)
    const { status, headers } = response
    const text = await response.text()
    const isJson = headers.get('content-type')?.includes('json') === true
    const answer = { status, headers, text, body: isJson ? JSON.parse(text) : text || undefined }
    check(name, answer)
    return answer
  }
  return {
    fetch: fetchCall,
    attempt,
    ask: async (name, request, options) => agreed(name, await attempt(name, request, options)),
    async *pages(name, request) {
      let query: object | string | undefined
      do {
        const answer = await attempt(name, query === undefined ? request : { ...request, query })
        yield listOf(name, answer)
        const next = nextPage(answer.headers)
        if (next !== undefined && next.pathname !== `/api${addressOf(calls[name], paramsOf(request))}`)
          throw new Error(`${name} goes on at ${next.pathname}`)
        query = next?.search.slice(1)
      } while (query !== undefined)
    },
  }
}

const paramsOf = ({ params }: Anything): Anything => (params === undefined ? {} : { params })

function addressOf(call: Call, { params, query }: Anything): string {
  if (typeof query !== 'string') return pathOf(call, { params, query })
  return `${pathOf(call, { params })}?${query}`
}

const encoded = (body: unknown) =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)

const agreed = <N extends CallName>(name: N, answer: Answer) => accepted<AnswerOf<Calls[N]>>(name, answer)
const listOf = <N extends ListName>(name: N, answer: Answer) => accepted<ItemOf<N>[]>(name, answer)

/** @throws Error where the call was refused, or answers what the contract does not say. */
function accepted<T>(name: CallName, { status, text, body }: Answer): T {
  const call: Call = calls[name]
  if (status !== successStatus(call)) throw new Error(`${name} ${status}: ${text}`)
  expectType<T>(call, body)
  return body
}

/** Leaves in it what the schema does not know: who compares the whole of an answer shall see it. */
function expectType<T>(call: Call, body: unknown): asserts body is T {
  call.responses[successStatus(call)]?.parse(body)
}
