import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PEOPLE } from '#prisma/demo/people.ts'
import { root } from './root.ts'
import type { Secrets } from './secrets.ts'

const NOBODY = { hostPassword: '', otherHostPassword: '', adminPassword: '' }

/**
 * The realm of an installation whose administrator adds the people: clients, roles and the API's own account only.
 * @throws Error for a name in the realm that nothing fills.
 */
export function renderRealmWithoutPeople(given: { appUrl: string; serviceClientSecret: string }): string {
  const { serviceClientSecret, appUrl } = given
  const realm = JSON.parse(renderRealm({ appUrl, secrets: { ...NOBODY, serviceClientSecret } })) as {
    users: { serviceAccountClientId?: string }[]
  }
  return JSON.stringify(
    { ...realm, users: realm.users.filter((user) => user.serviceAccountClientId !== undefined) },
    undefined,
    2,
  )
}

type RealmSecrets = Pick<Secrets, keyof typeof NOBODY | 'serviceClientSecret'>

/**
 * The realm to import, with the addresses, people and secrets of this installation.
 * @throws Error for a name in the realm that nothing fills.
 */
export function renderRealm({ appUrl, secrets }: { appUrl: string; secrets: RealmSecrets }): string {
  const people = Object.entries(DEMO_PEOPLE).flatMap(([who, { kcSub, email, firstName, lastName }]) => [
    [`${who}Id`, kcSub],
    [`${who}Email`, email],
    [`${who}FirstName`, firstName],
    [`${who}LastName`, lastName],
  ])
  const loginTheme = existsSync(join(root, 'deploy/keycloak/themes/locanda/login')) ? 'locanda' : 'keycloak.v2'
  const values = new Map<string, string>([...Object.entries({ ...secrets, appUrl, loginTheme }), ...people] as [
    string,
    string,
  ][])
  const template = readFileSync(join(root, 'deploy/keycloak/locanda-realm.json'), 'utf8')
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`The realm names {{${name}}}, which nothing fills`)
    return JSON.stringify(value).slice(1, -1)
  })
}
