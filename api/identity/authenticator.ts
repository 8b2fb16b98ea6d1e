import { createAccountStates, type Purpose, YOUNG_MS } from '#api/identity/account-states.ts'
import type { Identity } from '#api/identity/identity.ts'
import { type KeycloakAdmin, type KeycloakConfig, openKeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { lookUpAccountState } from '#api/identity/look-up-account-state.ts'
import { createSharedLookUps } from '#api/identity/shared-look-ups.ts'
import { unauthenticated, verifyAccessToken } from '#api/identity/verify-access-token.ts'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'

export type AuthenticatorOptions = { keycloak: KeycloakConfig; db: Database; log: Log }

export type Authenticator = {
  /**
   * Checks the bearer token of one request, and that its person is still enabled: at most five seconds ago while Keycloak
   * answers; without it, for the own only, at most a minute ago.
   * @throws AppError unauthenticated for every kind of wrong token alike; upstream_unavailable when the keys or the
   * person's account cannot be looked up.
   */
  authenticate(authorizationHeader: string | undefined, purpose: Purpose): Promise<Identity>
  /** Asks again for someone whose stream stays open. Rejects as `authenticate` does once the token or the person ended. */
  confirm(identity: Identity): Promise<Identity>
  /** After a change of somebody's roles or status made here. */
  forget(kcSub: string): void
  keycloak: KeycloakAdmin
}

/** The one place where a token becomes a person. */
export function createAuthenticator({ keycloak: config, db, log }: AuthenticatorOptions): Authenticator {
  const keycloak = openKeycloakAdmin(config, log)
  const verify = verifyAccessToken(config)
  const look = createSharedLookUps({ db, lookUp: lookUpAccountState(keycloak), youngMs: YOUNG_MS })
  // No clock that is set can make an answer younger.
  const accountStates = createAccountStates({ look, now: () => performance.now() })

  const confirm = async (identity: Identity, purpose: Purpose): Promise<Identity> => {
    if (identity.expiresAt.getTime() <= Date.now()) throw unauthenticated()
    const { isEnabled, roles } = await accountStates.of(identity.kcSub, purpose)
    if (!isEnabled) throw unauthenticated()
    return { ...identity, roles: identity.roles.filter((role) => roles.has(role)) }
  }
  return {
    authenticate: async (header, purpose) => confirm(await verify(header), purpose),
    confirm: (identity) => confirm(identity, 'own'),
    forget: (kcSub) => accountStates.forget(kcSub),
    keycloak,
  }
}
