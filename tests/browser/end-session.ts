import KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import type { Page, Request } from 'playwright-core'
import { z } from 'zod'
import type { Parts } from '#tests/setup/parts.ts'

const Claims = z.object({ sid: z.string() })

/** Ends the session of the one who is signed in on this page at Keycloak, once it `isShown` again: what token they have, nothing renews it. */
export async function endSession(page: Page, parts: Parts, isShown: () => Promise<unknown>): Promise<void> {
  const isSigned = (request: Request) => request.headers().authorization?.startsWith('Bearer ') === true
  const [asked] = await Promise.all([page.waitForRequest(isSigned), page.reload()])
  await isShown()
  const claims = asked.headers().authorization?.split('.')[1] ?? ''
  const { sid } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  const keycloak = new KeycloakAdminClient({ baseUrl: parts.keycloakUrl, realmName: 'master' })
  const { user: username, password } = parts.keycloakAdmin
  await keycloak.auth({ username, password, grantType: 'password', clientId: 'admin-cli' })
  await keycloak.realms.deleteSession({ realm: parts.realm, session: sid, isOffline: false })
}
