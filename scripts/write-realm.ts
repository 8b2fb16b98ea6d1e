import { writeFileSync } from 'node:fs'
import { renderRealmWithoutPeople } from './parts/render-realm.ts'

// `node scripts/write-realm.ts FILE`: the realm that docker-compose.yml gives to Keycloak.
const [file] = process.argv.slice(2)
const { APP_URL: appUrl, KEYCLOAK_SERVICE_CLIENT_SECRET: serviceClientSecret } = process.env
if (file === undefined || appUrl === undefined || serviceClientSecret === undefined) {
  throw new Error('Name a file, and set APP_URL and KEYCLOAK_SERVICE_CLIENT_SECRET')
}

// Blank in a file of settings is none.
const { KEYCLOAK_SMTP_HOST: hostname, KEYCLOAK_SMTP_PORT: port, KEYCLOAK_SMTP_FROM: from } = process.env
const { KEYCLOAK_SMTP_USER: user, KEYCLOAK_SMTP_PASSWORD: password } = process.env
if (hostname && !from)
  throw new Error('KEYCLOAK_SMTP_HOST is set: set KEYCLOAK_SMTP_FROM to the address of its mails too')
const mail =
  hostname && from
    ? { hostname, from, port: Number(port || 587), ...(user && password && { user, password }) }
    : undefined
writeFileSync(file, renderRealmWithoutPeople({ appUrl, serviceClientSecret, mail }), { mode: 0o644 })
