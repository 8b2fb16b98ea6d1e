import type { Parts } from './parts.ts'

/** What API and worker take from their environment, on these parts. */
export const environmentOn = (parts: Parts): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  WORKFLOW_BUNDLE: process.env.WORKFLOW_BUNDLE,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  APP_DATABASE_URL: parts.appDatabaseUrl,
  ENGINE_DATABASE_URL: parts.engineDatabaseUrl,
  TEMPORAL_ADDRESS: parts.temporalAddress,
  TEMPORAL_NAMESPACE: parts.temporalNamespace,
  VAULT_KEY_FILE: parts.vaultKeyFile,
  KEYCLOAK_URL: parts.keycloakUrl,
  KEYCLOAK_REALM: parts.realm,
  KEYCLOAK_CLIENT_ID: parts.clientId,
  KEYCLOAK_SERVICE_CLIENT_ID: parts.serviceClient.id,
  KEYCLOAK_SERVICE_CLIENT_SECRET: parts.serviceClient.secret,
})
