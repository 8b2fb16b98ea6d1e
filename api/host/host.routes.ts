import { z } from 'zod'
import { MeView } from '#api/contract/me.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { readMe } from './read-me.ts'

export const Health = z.object({ ok: z.literal(true) }).meta({ id: 'Health' })
export const WebConfig = z
  .object({ keycloakUrl: z.string(), realm: z.string(), clientId: z.string() })
  .meta({ id: 'WebConfig' })

export const hostRoutes = [
  defineRoute({
    method: 'get',
    path: '/health',
    summary: 'Says that the process answers',
    tag: 'Installation',
    access: 'public',
    responses: { 200: Health },
    handle: async () => ({ ok: true as const }),
  }),
  defineRoute({
    method: 'get',
    path: '/config',
    summary: 'Where the web app signs people in',
    tag: 'Installation',
    access: 'public',
    responses: { 200: WebConfig },
    handle: async ({ deps: { config } }) => ({
      keycloakUrl: config.keycloak.url,
      realm: config.keycloak.realm,
      clientId: config.keycloak.clientId,
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/me',
    summary: 'The signed-in user',
    tag: 'Account',
    access: 'host',
    responses: { 200: MeView },
    handle: readMe,
  }),
]
