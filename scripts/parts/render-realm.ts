import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PEOPLE } from '#prisma/demo/people.ts'
import { root } from './root.ts'
import type { Secrets } from './secrets.ts'

const NOBODY = { hostPassword: '', otherHostPassword: '', adminPassword: '' }

/** The server by which Keycloak sends its mails; without one nobody is promised a link for a new password. */
export type RealmMail = {
  hostname: string
  port: number
  from: string
  user?: string
  password?: string
  isPlain?: boolean
}
type GivenRealm = { appUrl: string; mail?: RealmMail | undefined }

/** What Keycloak calls it, where there is one: then the sign-in page offers to set a new password. */
const withMail = (realm: object, mail: RealmMail | undefined): object => {
  if (mail === undefined) return realm
  const { hostname, port, from, user, password, isPlain = false } = mail
  const server = {
    ...{ host: hostname, port: String(port), from, fromDisplayName: 'Locanda' },
    ...(isPlain ? {} : port === 465 ? { ssl: 'true' } : { starttls: 'true' }),
    ...(user === undefined ? { auth: 'false' } : { auth: 'true', user, password }),
  }
  return { ...realm, resetPasswordAllowed: true, smtpServer: server }
}

/**
 * The realm of an installation whose administrator adds the people: clients, roles and the API's own account only.
 * @throws Error for a name in the realm that nothing fills.
 */
export function renderRealmWithoutPeople(given: GivenRealm & { serviceClientSecret: string }): string {
  const { serviceClientSecret, ...rest } = given
  const realm = JSON.parse(renderRealm({ ...rest, secrets: { ...NOBODY, serviceClientSecret } })) as {
    users: { serviceAccountClientId?: string }[]
  }
  return JSON.stringify(
    { ...realm, users: realm.users.filter((user) => user.serviceAccountClientId !== undefined) },
    undefined,
    2,
  )
}

/** Of the parts that `npm start` brings: mails stay on the machine. */
export const localMail = (ports: { smtp: number }): RealmMail => ({
  ...{ hostname: '127.0.0.1', port: ports.smtp, from: 'accesso@locanda.test', isPlain: true },
})

type RealmSecrets = Pick<Secrets, keyof typeof NOBODY | 'serviceClientSecret'>

/**
 * The realm to import, with the addresses, people and secrets of this installation.
 * @throws Error for a name in the realm that nothing fills.
 */
export function renderRealm({ appUrl, secrets, mail }: GivenRealm & { secrets: RealmSecrets }): string {
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
  const filled = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`The realm names {{${name}}}, which nothing fills`)
    return JSON.stringify(value).slice(1, -1)
  })
  return JSON.stringify(withMail(JSON.parse(filled) as object, mail), undefined, 2)
}
