import { createServer, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'

/** What a call is answered: a message in protobuf's bytes, a gRPC status, or nothing at all. */
export type Answer = Uint8Array | number | 'silence'

/** A server that speaks gRPC and answers each method, by its name, with its list of answers, the last one for ever. */
export async function startTemporalOperator(answers: Readonly<Record<string, Answer[]>>) {
  const calls: string[] = []
  const server = createServer()
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const method = String(headers[':path']).split('/').at(-1) ?? ''
    const listed = answers[method] ?? [new Uint8Array()]
    const before = calls.filter((call) => call === method).length
    calls.push(method)
    answer(stream, listed[before] ?? listed.at(-1) ?? 'silence')
  })
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close() {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}

function answer(stream: ServerHttp2Stream, told: Answer): void {
  stream.on('error', () => undefined)
  if (told === 'silence') return
  if (typeof told === 'number') {
    stream.respond({ 'content-type': 'application/grpc', 'grpc-status': String(told) }, { endStream: true })
    return
  }
  stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true })
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }))
  // A frame of gRPC: not compressed, the length in four bytes, the message.
  const head = Buffer.alloc(5)
  head.writeUInt32BE(told.length, 1)
  stream.end(Buffer.concat([head, told]))
}
