import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type ModelRequest = {
  messages: { role: string; content: string }[]
  model: string
  response_format?: unknown
  stream?: boolean
}
/** What the server says next: the content of the message, or something worse. */
export type ModelReply =
  | { content: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { raw: string }
  | { hang: true }
  /** Word after word as server-sent events, with what it took at the end. */
  | { stream: string[]; everyMs?: number }
  /** Whatever else a server may do to a connection. */
  | { serve: (response: ServerResponse) => void }

export type ModelServer = {
  baseUrl: string
  requests: ModelRequest[]
  /** Decides each answer from the request; until set, a 500. */
  answerWith: (decide: (request: ModelRequest, nth: number) => ModelReply) => void
  close: () => Promise<void>
}

/** A stand-in for an OpenAI-compatible server: a real HTTP server on a port of its own. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let decide: (request: ModelRequest, nth: number) => ModelReply = () => ({ status: 500 })
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const asked = JSON.parse(body) as ModelRequest
      requests.push(asked)
      answer(response, decide(asked, requests.length))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (next) => {
      decide = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const ENVELOPE = { id: 'x', created: 1, model: 'stand-in' }
/** What every good answer says that it took. */
const USAGE = { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 }

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function answer(response: ServerResponse, reply: ModelReply) {
  if ('hang' in reply) return
  if ('serve' in reply) return reply.serve(response)
  if ('stream' in reply) return void stream(response, reply)
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body ?? JSON.stringify({ error: { message: 'no' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  if ('raw' in reply) {
    response.end(reply.raw)
    return
  }
  const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply.content } }
  response.end(JSON.stringify({ ...ENVELOPE, object: 'chat.completion', choices: [choice], usage: USAGE }))
}

/** One piece of a streamed answer, as a line of the stream. */
export const chunkOf = (content: string | null, finishReason: string | null = null) =>
  `data: ${JSON.stringify({
    ...ENVELOPE,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finishReason }],
  })}\n\n`

async function stream(
  response: ServerResponse,
  { stream: words, everyMs = 0 }: { stream: string[]; everyMs?: number },
) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const word of words) {
    response.write(chunkOf(word))
    if (everyMs > 0) await pause(everyMs)
  }
  response.write(chunkOf(null, 'stop'))
  response.write(`data: ${JSON.stringify({ ...ENVELOPE, choices: [], usage: USAGE })}\n\n`)
  response.end('data: [DONE]\n\n')
}
