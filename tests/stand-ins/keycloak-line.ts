import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

type Answer = { status: number; body: string }

/** The line to a real Keycloak: counts what is asked, and may answer in its place as a proxy does that has lost it. */
export type KeycloakLine = {
  url: string
  /** The paths, with their queries, that were asked for since the last look. */
  asked(): string[]
  /** What somebody says in Keycloak's place; undefined for what goes through. */
  instead: ((path: string) => Answer | undefined) | undefined
  /** Before Keycloak is asked what an administration asks. */
  slowMs: number
  /** What the line is cut at before Keycloak hears of it, and what only its answer is lost of. */
  cutAt: ((path: string) => boolean) | undefined
  losesAnswerTo: ((path: string) => boolean) | undefined
  close(): Promise<void>
}

const NOT_PASSED_ON = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
])

/** `keycloakUrl` is asked for at each request: it may start later than its line. */
export async function openKeycloakLine(keycloakUrl: () => string): Promise<KeycloakLine> {
  let asked: string[] = []
  const line: KeycloakLine = {
    url: '',
    asked: () => asked.splice(0),
    instead: undefined,
    slowMs: 0,
    cutAt: undefined,
    losesAnswerTo: undefined,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    asked.push(path)
    const given = line.instead?.(path)
    if (given !== undefined) {
      response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body)
      return
    }
    if (line.slowMs > 0 && path.split('/').includes('admin')) await pause(line.slowMs)
    if (line.cutAt?.(path) === true) {
      request.socket.destroy()
      return
    }
    const answer = await passOn(`${keycloakUrl()}${path}`, request).catch(() => undefined)
    // As a connection that the other end refuses or cuts.
    if (answer === undefined || line.losesAnswerTo?.(path) === true) {
      request.socket.destroy()
      return
    }
    for (const [name, value] of answer.headers) {
      if (!NOT_PASSED_ON.has(name) && name !== 'set-cookie') response.setHeader(name, value)
    }
    response.setHeader('set-cookie', answer.headers.getSetCookie())
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line.url = `http://localhost:${(server.address() as AddressInfo).port}`
  asked = []
  return line
}

async function passOn(url: string, request: IncomingMessage): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (!NOT_PASSED_ON.has(name)) headers.set(name, [value ?? ''].flat().join(', '))
  }
  const body = await buffer(request)
  return fetch(url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body.length === 0 ? {} : { body: Uint8Array.from(body) }),
  })
}
