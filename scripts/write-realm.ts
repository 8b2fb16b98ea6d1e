import { writeFileSync } from 'node:fs'
import { renderRealmWithoutPeople } from './parts/render-realm.ts'

// `node scripts/write-realm.ts FILE`: the realm that docker-compose.yml gives to Keycloak.
const [file] = process.argv.slice(2)
const { APP_URL: appUrl, KEYCLOAK_SERVICE_CLIENT_SECRET: serviceClientSecret } = process.env
if (file === undefined || appUrl === undefined || serviceClientSecret === undefined) {
  throw new Error('Name a file, and set APP_URL and KEYCLOAK_SERVICE_CLIENT_SECRET')
}
writeFileSync(file, renderRealmWithoutPeople({ appUrl, serviceClientSecret }), { mode: 0o644 })
