import { verifyAccessToken } from '#api/identity/verify-access-token.ts'

/** Who is asking. `roles` are those that the token names and the person still has. */
export type Identity = {
  kcSub: string
  email: string
  name: string | null
  roles: string[]
  /** When the token ends: a stream must not outlive it. */
  expiresAt: Date
}

export type AuthenticatorConfig = {
  /** As the browser sees it: the issuer is derived from it. */
  keycloakUrl: string
  realm: string
  /** The web application's client: only tokens made for it are accepted. */
  clientId: string
  /** What the token's `aud` must name. */
  audience?: string
}

export type Authenticator = {
  /**
   * Checks the bearer token of one request.
   * @throws AppError unauthenticated for every kind of wrong token alike; upstream_unavailable when the keys or the
   * person's standing cannot be had.
   */
  authenticate(authorizationHeader: string | undefined): Promise<Identity>
  /** Asks again for someone whose stream stays open. Rejects as `authenticate` does once the token or the standing ended. */
  confirm(identity: Identity): Promise<Identity>
}

/** The one place where a token becomes a person. */
export function createAuthenticator(config: AuthenticatorConfig): Authenticator {
  const verify = verifyAccessToken(config)
  return {
    authenticate: verify,
    confirm: async (identity) => identity,
  }
}
