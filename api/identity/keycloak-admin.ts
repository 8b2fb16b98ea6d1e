import KeycloakAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client'
import type { Log } from '#outside/log.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { identityRefusal } from './identity-refusal.ts'

export type KeycloakConfig = {
  /** As the browser sees it: the issuer is derived from it. */
  url: string
  realm: string
  /** The web application's client: only tokens made for it are accepted. */
  clientId: string
  serviceClientId: string
  serviceClientSecret: string | undefined
}

export type KeycloakAdmin = {
  /**
   * Runs `work` with the signed-in service client.
   * @throws AppError conflict (409 of Keycloak), invalid_input (400), not_found (404), upstream_unavailable.
   */
  ask<T>(work: (client: KeycloakAdminClient) => Promise<T>): Promise<T>
}

/** Of one answer of Keycloak's. */
const TIMEOUT_MS = 3_000

/** Keycloak's administration as the least-privileged service client; signs in on the first question. What it refuses in words unknown to us is in the log. */
export function openKeycloakAdmin(config: KeycloakConfig, log: Log, timeout = TIMEOUT_MS): KeycloakAdmin {
  const client = new KeycloakAdminClient({ baseUrl: config.url, realmName: config.realm, timeout })
  let signingIn: Promise<void> | undefined

  const signIn = () => {
    signingIn ??= signInService(client, config).finally(() => {
      signingIn = undefined
    })
    return signingIn
  }
  return {
    async ask(work) {
      const ask = async () => {
        if (client.accessToken === undefined || client.isTokenExpired()) await signIn()
        return work(client)
      }
      return ask()
        .catch(async (cause: unknown) => {
          // Keycloak forgot our session: it did nothing, so the question may be asked again.
          if (statusOf(cause) !== 401) throw cause
          await signIn()
          return work(client)
        })
        .catch((cause: unknown) => {
          throw asAppError(cause, log)
        })
    },
  }
}

async function signInService(client: KeycloakAdminClient, config: KeycloakConfig): Promise<void> {
  if (config.serviceClientSecret === undefined) {
    throw new AppError('upstream_unavailable', {
      message: 'KEYCLOAK_SERVICE_CLIENT_SECRET is not set',
      code: 'sign_in_not_configured',
    })
  }
  await client.auth({
    grantType: 'client_credentials',
    clientId: config.serviceClientId,
    clientSecret: config.serviceClientSecret,
  })
}

const statusOf = (cause: unknown) => (cause instanceof NetworkError ? cause.response.status : undefined)

function asAppError(cause: unknown, log: Log): unknown {
  if (cause instanceof NetworkError) {
    const { status } = cause.response
    if (status === 409) return refused('conflict', cause, log)
    if (status === 400) return refused('invalid_input', cause, log)
    if (status === 404) return new AppError('not_found', { code: 'not_found', params: { what: 'User' }, cause })
    return unavailable(`Keycloak answered ${status}: ${cause.message}`, cause)
  }
  if (isBrokenConnection(cause)) return unavailable('Keycloak is away', cause)
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return unavailable('Keycloak is slow', cause)
  return cause
}

/** No connection at all, or one that ended in the middle of an answer: `fetch` has no other names for them. */
export const isBrokenConnection = (cause: unknown): boolean =>
  cause instanceof TypeError && (cause.message === 'fetch failed' || cause.message === 'terminated')

function refused(kind: 'conflict' | 'invalid_input', cause: NetworkError, log: Log): AppError {
  const known = identityRefusal(cause.responseData)
  if (known === null) log.warn({ status: cause.response.status, said: cause.message }, 'Keycloak refused')
  return new AppError(kind, { ...(known ?? { code: 'identity_refused' }), cause })
}

const unavailable = (message: string, cause: unknown) =>
  new AppError('upstream_unavailable', {
    message,
    code: 'identity_away',
    retryAfterSeconds: 2,
    cause,
  })
