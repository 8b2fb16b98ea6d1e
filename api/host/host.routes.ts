import { installationCalls } from '#api/contract/installation.ts'
import { meCalls } from '#api/contract/me.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { chooseLanguage } from './choose-language.ts'
import { chooseTheme } from './choose-theme.ts'
import { readMe } from './read-me.ts'

export const hostRoutes = [
  ...defineRoutes(installationCalls, {
    readHealth: async () => ({ ok: true as const }),
    readWebConfig: async ({ deps: { config } }) => ({
      keycloakUrl: config.keycloak.url,
      realm: config.keycloak.realm,
      clientId: config.keycloak.clientId,
    }),
  }),
  ...defineRoutes(meCalls, { readMe, chooseLanguage, chooseTheme }),
]
