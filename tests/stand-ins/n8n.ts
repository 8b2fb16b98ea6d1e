import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedByN8n } from '#outside/n8n-signature.ts'

export type ReceivedEvent = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  isSigned: boolean
}

type N8nAnswer = { status?: number; body?: string; headers?: Record<string, string> }
/**
 * `hang up`: it takes the event and closes the line without a word; `silence`: it never answers; `stream`: its answer begins, and goes
 * on for as long as its flow; `cut`: the line ends in the middle of it.
 */
export type N8nFault = N8nAnswer | 'hang up' | 'silence' | 'stream' | 'cut'

export type N8nStandIn = {
  url: string
  received: ReceivedEvent[]
  /** What the next calls answer. */
  answerWith(answer: N8nAnswer): void
  /** What the next calls meet, one after the other; then it answers as before. */
  play(faults: readonly N8nFault[]): void
  close(): Promise<void>
}

/** An n8n as its senders see it: it takes every webhook, and says of each whether it was signed for it, just now. */
export async function startN8n({ secret, port = 0 }: { secret: string; port?: number }): Promise<N8nStandIn> {
  const received: ReceivedEvent[] = []
  let answer: N8nAnswer = {}
  let script: N8nFault[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const header = [request.headers['x-locanda-signature'] ?? []].flat()[0]
      const isSigned = isSignedByN8n({ secret, header, body, nowSeconds: Math.floor(Date.now() / 1000) })
      const { method = '', url: path = '', headers } = request
      received.push({ method, path, headers, body, isSigned })
      const next = script.shift() ?? answer
      if (next === 'silence') return
      if (next === 'hang up') {
        request.socket.destroy()
        return
      }
      if (next === 'stream' || next === 'cut') {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"type":"begin"}\n', () => next === 'cut' && request.socket.destroy())
        return
      }
      response.writeHead(next.status ?? 200, { 'content-type': 'application/json', ...next.headers })
      response.end(next.body ?? '{"message":"Workflow was started"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => {
      answer = next
    },
    play: (faults) => {
      script = [...faults]
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
