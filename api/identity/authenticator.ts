import { createAccountStates } from '#api/identity/account-states.ts'
import type { Identity } from '#api/identity/identity.ts'
import { type KeycloakAdmin, type KeycloakConfig, openKeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { lookUpAccountState } from '#api/identity/look-up-account-state.ts'
import { unauthenticated, verifyAccessToken } from '#api/identity/verify-access-token.ts'

export type AuthenticatorConfig = { keycloak: KeycloakConfig }

export type Authenticator = {
  /**
   * Checks the bearer token of one request, and that its person is still enabled: at most five seconds ago.
   * @throws AppError unauthenticated for every kind of wrong token alike; upstream_unavailable when the keys or the
   * person's account cannot be looked up.
   */
  authenticate(authorizationHeader: string | undefined): Promise<Identity>
  /** Asks again for someone whose stream stays open. Rejects as `authenticate` does once the token or the person ended. */
  confirm(identity: Identity): Promise<Identity>
  /** After a change of somebody's roles or status made here. */
  forget(kcSub: string): void
  keycloak: KeycloakAdmin
}

/** The one place where a token becomes a person. */
export function createAuthenticator(
  { keycloak: config }: AuthenticatorConfig,
  now: () => number = () => Date.now(),
): Authenticator {
  const keycloak = openKeycloakAdmin(config)
  const verify = verifyAccessToken(config)
  const accountStates = createAccountStates({ lookUp: lookUpAccountState(keycloak), now })

  const confirm = async (identity: Identity): Promise<Identity> => {
    if (identity.expiresAt.getTime() <= now()) throw unauthenticated()
    const { isEnabled, roles } = await accountStates.of(identity.kcSub)
    if (!isEnabled) throw unauthenticated()
    return { ...identity, roles: identity.roles.filter((role) => roles.has(role)) }
  }
  return {
    authenticate: async (header) => confirm(await verify(header)),
    confirm,
    forget: (kcSub) => accountStates.forget(kcSub),
    keycloak,
  }
}
