import { onTestFinished, vi } from 'vitest'
import type { z } from 'zod'
import { type Call, type GivenAnswerOf, successStatus } from '#api/contract/call.ts'
import { type CallName, type Calls, calls } from '#api/contract/calls.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { wordsLeft } from '#api/contract/unsent-words.ts'
import type { AnyInput } from '#api/http/define-route.ts'
import { errorBody, statusOf } from '#api/http/error-handler.ts'
import { readInput } from '#api/http/read-input.ts'
import { AppError } from '#workflows/domain/errors.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Part = 'params' | 'query' | 'body'

/** What a call was asked with, checked as the API checks it. */
export type Received<N extends CallName> = {
  [P in Part]: Calls[N] extends { [K in P]: infer S } ? Parsed<S> : undefined
} & { headers: Headers }

/** A page of a list that has another after it. */
export class PageWithNext<T> {
  readonly items: T
  readonly cursor: string
  constructor(items: T, cursor: string) {
    this.items = items
    this.cursor = cursor
  }
}

type Answer<N extends CallName> = GivenAnswerOf<Calls[N]> | PageWithNext<GivenAnswerOf<Calls[N]>> | Response
export type Handler<N extends CallName> = (received: Received<N>) => Answer<N> | Promise<Answer<N>>
export type Handlers = { [N in CallName]?: Handler<N> }

type AnyReceived = AnyInput & { headers: Headers }
type AnyHandler = (received: AnyReceived) => unknown

/**
 * Stands in for the API behind `fetch` until the test ends, made from the contract: input is refused as the API refuses
 * it, and an answer that is not as agreed fails the test, as does a call that nobody serves. A handler refuses with an
 * `AppError`; a `TypeError` is a connection that failed, a `Response` what somebody in between answered.
 */
export function serveContract(handlers: Handlers) {
  // Asked beside what is looked at: where a test says nothing of them there are none.
  const unsent = unsentTexts()
  const seldom: Handlers = {
    listEmergencies: () => [],
    listDeferrals: () => [],
    listChatFilters: () => ({ channels: [], properties: [] }),
    listSavedViews: () => [],
    listSnippets: () => [],
    markChatRead: () => undefined,
    countChats: () => ({ approve: 0, answer: 0, automatic: 0, all: 0 }),
    ...unsent.handlers,
    listUnsentFiles: () => ({
      files: [],
      limits: { transport: 'mail', files: 20, fileBytes: 16_777_216, allBytes: 17_825_792 },
    }),
    listPushDevices: () => [],
    readPushSettings: () => ({
      ...{
        draftReady: true,
        noDraft: true,
        emergency: true,
        notSent: true,
        promiseDue: true,
        snoozeOver: true,
        sourceStopped: true,
      },
      ...{ quietFrom: null, quietTo: null, timeZone: 'Europe/Rome' },
    }),
    readReplays: () => ({ replays: [], offer: null }),
  }
  const served = new Map<string, unknown>(Object.entries({ ...seldom, ...handlers }))
  const received: { name: string; request: AnyReceived }[] = []
  const complaints: string[] = []

  const answer = async (address: URL, init: RequestInit): Promise<Response> => {
    const [name, call, params] = findCall(init.method ?? 'GET', address.pathname)
    const request = {
      ...readInput(call, { params, query: Object.fromEntries(address.searchParams), body: bodyOf(init) }),
      headers: new Headers(init.headers),
    }
    received.push({ name, request })
    const handler = served.get(name) as AnyHandler | undefined
    if (handler === undefined) throw new Error(`nobody serves ${name}`)
    const given = await handler(request)
    unsent.end(name, request)
    return respond(name, call, given)
  }
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await answer(new URL(path, 'http://locanda.test'), init)
    } catch (error) {
      if (error instanceof AppError) return Response.json(errorBody(error, 'test'), { status: statusOf(error) })
      if (!(error instanceof TypeError)) complaints.push(String(error))
      throw error
    }
  }
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  })
  return {
    /** Serves a call from now on. */
    serve: <N extends CallName>(name: N, handler: Handler<N>) => void served.set(name, handler),
    /** What a call was asked with, each time that it was made. */
    received: <N extends CallName>(name: N): Received<N>[] =>
      received.filter((one) => one.name === name).map(({ request }) => request as Received<N>),
  }
}

/** What is being written, kept as the API keeps it, where nobody else writes. */
function unsentTexts() {
  const kept = new Map<string, UnsentTextView>()
  const handlers: Handlers = {
    listUnsentTexts: () => [...kept.values()],
    saveUnsentText: ({ params, body: { draftId, draftVersion, about, text, version, writer } }) => {
      const id = about === undefined ? (draftId ?? params.id) : unsentPlace(params.id, about.asked)
      kept.delete(id)
      if (text === '') return null
      const writtenAt = new Date().toISOString()
      const row = { id, chatId: params.id, draftVersion, text, version: version + 1, writer, writtenAt }
      kept.set(id, row)
      return row
    },
  }
  /** What was accepted is not unsent any more. */
  const end = (name: string, { params, body }: AnyReceived) => {
    if (name !== 'writeManualReply' && name !== 'approveDraft') return
    const { id } = params as { id: string }
    const { text } = body as { text?: string }
    const row = kept.get(id)
    if (row === undefined || text === undefined) return
    const rest = wordsLeft(row.text, text)
    if (rest === '') kept.delete(id)
    else kept.set(id, { ...row, text: rest, version: row.version + 1 })
  }
  return { handlers, end }
}

function findCall(method: string, path: string): [string, Call, Record<string, string>] {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const pattern = `^/api${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`
    const match = new RegExp(pattern).exec(path)
    if (match !== null && call.method === method.toLowerCase()) return [name, call, { ...match.groups }]
  }
  throw new Error(`the contract has no ${method} ${path}`)
}

const bodyOf = ({ body }: RequestInit): unknown => (typeof body === 'string' ? JSON.parse(body) : {})

function respond(name: string, call: Call, given: unknown): Response {
  if (given instanceof Response) return given
  const [schema] = Object.values(call.responses)
  const status = successStatus(call)
  if (!schema) return new Response(null, { status })
  const isPage = given instanceof PageWithNext
  const checked = schema.safeParse(isPage ? given.items : given)
  if (!checked.success) throw new Error(`${name} must not answer so: ${checked.error.message}`)
  if (call.produces !== undefined) return new Response(String(given), { headers: { 'content-type': call.produces } })
  const link = isPage ? { link: `</api${call.path}?cursor=${given.cursor}>; rel="next"` } : {}
  return Response.json(checked.data, { status, headers: link })
}
