import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openKeycloakAdmin } from './keycloak-admin.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const TOKEN = { access_token: 'x', expires_in: 60, token_type: 'Bearer' }

async function keycloakThat(answersUsers: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    if (request.url?.includes('/token') === true) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(TOKEN))
    } else answersUsers(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const config = { realm: 'locanda', clientId: 'web', serviceClientId: 'api', serviceClientSecret: 'secret' }
  const admin = openKeycloakAdmin({ ...config, url: `http://127.0.0.1:${port}` }, silent)
  return { admin, close: () => server.close() }
}

test.each<[string, (response: ServerResponse) => void]>([
  ['ends its connection', (response) => void response.destroy()],
  [
    'ends its connection in the middle of an answer',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
      response.write('[', () => response.destroy())
    },
  ],
  ['answers 500', (response) => void response.writeHead(500).end()],
])('a Keycloak that %s is away, and no fault of ours', async (_, answer) => {
  const { admin, close } = await keycloakThat(answer)
  await expect(admin.ask((client) => client.users.find())).rejects.toMatchObject({
    kind: 'upstream_unavailable',
  })
  close()
})
