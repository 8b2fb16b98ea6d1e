import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { type KeycloakAdmin, openKeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import type { AccountAccess } from '#prisma/accounts/account-access.ts'
import { recordAccountChange, setAccess } from '#prisma/accounts/set-access.ts'
import { type Database } from '#prisma/client.ts'
import { asOwner, auditsOf, givenSource } from '#tests/api/given.ts'
import { asKeycloakAdmin, newPerson } from '#tests/safety/person.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { type KeycloakLine, openKeycloakLine } from '#tests/stand-ins/keycloak-line.ts'
import { followAccounts } from './follow-accounts.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
let engineDb: Database
let db: Database
let line: KeycloakLine
let keycloak: KeycloakAdmin
beforeAll(async () => {
  await forgetEverybody()
  const parts = inject('parts')
  engineDb = sharedDatabase(parts.engineDatabaseUrl)
  db = sharedDatabase(parts.appDatabaseUrl)
  line = await openKeycloakLine(() => parts.keycloakUrl)
  keycloak = openKeycloakAdmin({ ...readConfig(environmentOn(parts)).keycloak, url: line.url }, silent)
})
afterEach(() => {
  line.instead = undefined
})
afterAll(async () => {
  await line.close()
})

const follow = (afterSeconds = 0) => followAccounts({ engineDb, keycloak, log: silent }, afterSeconds)
const accessOf = async (kcSub: string) =>
  (await asOwner().accountState.findUnique({ where: { kcSub } }))?.access ?? null

/** A host whom Keycloak knows; who never has to have signed in. */
async function knownHost() {
  const { id: kcSub, email } = await newPerson()
  const { id } = await asOwner().host.create({ data: { kcSub, email } })
  return { id, kcSub }
}
const enable = async (kcSub: string, enabled: boolean) =>
  (await asKeycloakAdmin()).users.update({ id: kcSub }, { enabled })

test('who is disabled, deleted and enabled again in Keycloak itself is so here, whether they ever signed in or not', async () => {
  const [disabled, deleted, other] = await Promise.all([knownHost(), knownHost(), knownHost()])
  const accesses = () => Promise.all([disabled, deleted, other].map(({ kcSub }) => accessOf(kcSub)))
  await follow()
  // The list shows whoever is there: nobody has to be asked for apart.
  expect(line.asked().filter((path) => path.includes(other.kcSub) && !path.includes('search='))).toEqual([])
  expect(await accesses()).toEqual(['enabled', 'enabled', 'enabled'])
  await enable(disabled.kcSub, false)
  await (await asKeycloakAdmin()).users.del({ id: deleted.kcSub })
  await follow()
  expect(await accesses()).toEqual(['disabled', 'deleted', 'enabled'])
  expect(await auditsOf(disabled, 'account.close')).toMatchObject([{ actor: 'system', detail: { access: 'disabled' } }])
  await enable(disabled.kcSub, true)
  await follow()
  expect(await accesses()).toEqual(['enabled', 'deleted', 'enabled'])
  expect(await auditsOf(disabled, 'account.open')).toHaveLength(1)
})

test('the sources of who is closed or opened hear of it, and nobody else does', async () => {
  const [closed, other] = await Promise.all([knownHost(), knownHost()])
  const sources = await Promise.all([givenSource(closed), givenSource(other)])
  const owed = async () => {
    const rows = await asOwner().messageSource.findMany({ where: { id: { in: sources.map(({ id }) => id) } } })
    return sources.map(({ id }) => rows.find((row) => row.id === id)?.wakeOwedAt !== null)
  }
  await follow()
  expect(await owed()).toEqual([false, false])
  await enable(closed.kcSub, false)
  await follow()
  expect(await owed()).toEqual([true, false])
})

test('a hundred and twenty hosts are asked for in pages, once a minute whatever the number of processes', async () => {
  const host = await knownHost()
  const many = Array.from({ length: 120 }, () => ({ kcSub: randomUUID(), email: 'x@locanda.test' }))
  await asOwner().host.createMany({ data: many })
  // Said here, as Keycloak itself does above: it would be asked twice for each of them.
  line.instead = (path) => (many.some(({ kcSub }) => path.includes(`/users/${kcSub}`)) ? UNKNOWN : undefined)
  await follow()
  // Those are deleted, and such are hardly ever asked for again.
  line.asked()
  await follow()
  expect(line.asked().length).toBeLessThan(20)
  await asOwner().accountState.updateMany({
    where: { kcSub: { in: [...many.map(({ kcSub }) => kcSub), host.kcSub] } },
    data: { followedAt: null, access: 'enabled' },
  })
  line.instead = (path) => (path.includes('search=') ? shows(path) : undefined)
  line.asked()
  await Promise.all([follow(50), follow(50), follow(50)])
  expect(line.asked().filter((path) => path.includes('search='))).toHaveLength(3)
  await follow(50)
  expect(line.asked()).toEqual([])
  // Keycloak knows none of them: whoever follows after this would ask for each by itself.
  await asOwner().host.deleteMany({ where: { kcSub: { in: many.map(({ kcSub }) => kcSub) } } })
})

const UNKNOWN = { status: 404, body: '{"error":"User not found"}' }

/** All who are asked for, enabled. */
const shows = (path: string) => {
  const search = new URL(path, 'http://x').searchParams.get('search') ?? ''
  const ids = search.replace('id:', '').split(' ')
  return { status: 200, body: JSON.stringify(ids.map((id) => ({ id, enabled: true }))) }
}

const NOTHING: [
  string,
  (path: string) => { status: number; body: string } | undefined,
  'throws' | 'throws in the end' | 'goes on',
][] = [
  ['an empty list', (path) => (path.includes('search=') ? { status: 200, body: '[]' } : undefined), 'goes on'],
  ['a list in part', (path) => (path.includes('search=') ? half(path) : undefined), 'goes on'],
  [
    'a realm that shows nobody',
    (path) => (/\/users\/?\?/.test(path) ? { status: 200, body: '[]' } : undefined),
    'throws',
  ],
  [
    "a proxy's 404",
    (path) => (path.includes('/admin/') ? { status: 404, body: '{"error":"no such page"}' } : undefined),
    'throws',
  ],
  [
    "a proxy's 404 for each person",
    (path) => emptyList(path) ?? ofPerson(path, { status: 404, body: '<h1>404</h1>' }),
    'throws in the end',
  ],
  [
    'a service account that may see nobody',
    (path) => emptyList(path) ?? ofPerson(path, { status: 403, body: '{}' }),
    'throws in the end',
  ],
  ["a proxy's 502", (path) => (path.includes('/admin/') ? { status: 502, body: 'Bad Gateway' } : undefined), 'throws'],
  [
    'a list of something else',
    (path) => (path.includes('search=') ? { status: 200, body: '[{"x":1}]' } : undefined),
    'throws',
  ],
  [
    "a proxy's page in place of the list",
    (path) => (path.includes('search=') ? { status: 200, body: '<h1>Maintenance</h1>' } : undefined),
    'throws',
  ],
  [
    "a proxy's page in place of each person",
    (path) => emptyList(path) ?? ofPerson(path, { status: 200, body: '<h1>Maintenance</h1>' }),
    'throws in the end',
  ],
]
const emptyList = (path: string) => (path.includes('search=') ? { status: 200, body: '[]' } : undefined)
const ofPerson = (path: string, answer: { status: number; body: string }) =>
  /\/users\/[0-9a-f-]{36}/.test(path) ? answer : undefined
const half = (path: string) => {
  const all: unknown[] = JSON.parse(shows(path).body)
  return { status: 200, body: JSON.stringify(all.slice(all.length / 2)) }
}

test.each(NOTHING)('%s closes nobody’s account', async (_, instead, what) => {
  const hosts = await Promise.all([knownHost(), knownHost(), knownHost()])
  await follow()
  line.instead = instead
  await (what === 'goes on' ? follow() : expect(follow()).rejects.toMatchObject({ kind: 'upstream_unavailable' }))
  for (const { kcSub } of hosts) expect(await accessOf(kcSub)).toBe('enabled')
  // Where there was no list, all are asked for at the next turn, not a minute later.
  line.instead = undefined
  await enable(hosts[0]?.kcSub ?? '', false)
  await follow(what === 'throws' ? 50 : 0)
  expect(await accessOf(hosts[0]?.kcSub ?? '')).toBe('disabled')
})

test.each([500, 400])('one whom Keycloak cannot tell (%s) keeps nobody else from being followed', async (status) => {
  const [untold, other] = await Promise.all([knownHost(), knownHost()])
  await follow()
  closed.add(other.kcSub)
  line.instead = (path) => {
    const isOfUntold = path.includes(`/users/${untold.kcSub}`)
    return path.includes('search=') ? without(path, untold) : isOfUntold ? { status, body: '{"error":"x"}' } : undefined
  }
  await expect(follow()).rejects.toMatchObject({ kind: status === 500 ? 'upstream_unavailable' : 'invalid_input' })
  expect([await accessOf(untold.kcSub), await accessOf(other.kcSub)]).toEqual(['enabled', 'disabled'])
  // Nor is it the first again at each turn.
  line.asked()
  await follow(50)
  expect(line.asked()).toEqual([])
})

/** Keycloak's list of whoever is asked for, as a user federation makes it that is away. */
const without = (path: string, { kcSub }: { kcSub: string }) => {
  const search = new URL(path, 'http://x').searchParams.get('search') ?? ''
  const ids = search.replace('id:', '').split(' ')
  const isOpen = (id: string) => !closed.has(id)
  return {
    status: 200,
    body: JSON.stringify(ids.filter((id) => id !== kcSub).map((id) => ({ id, enabled: isOpen(id) }))),
  }
}
const closed = new Set<string>()

test('whoever Keycloak answers for is confirmed, and nobody is by a question alone', async () => {
  const [told, untold] = await Promise.all([knownHost(), knownHost()])
  await follow()
  const longAgo = new Date('2026-01-01T00:00:00Z')
  const kcSub = { in: [told.kcSub, untold.kcSub] }
  await asOwner().accountState.updateMany({ where: { kcSub }, data: { confirmedAt: longAgo } })
  const confirmed = async () => {
    const rows = await asOwner().accountState.findMany({ where: { kcSub } })
    return [told, untold].map((host) => rows.find((row) => row.kcSub === host.kcSub)?.confirmedAt.getTime())
  }
  line.instead = (path) => (path.includes('/admin/') ? { status: 502, body: 'Bad Gateway' } : undefined)
  await expect(follow()).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect(await confirmed()).toEqual([longAgo.getTime(), longAgo.getTime()])
  line.instead = (path) => {
    const isOfUntold = path.includes(`/users/${untold.kcSub}`)
    return path.includes('search=') ? without(path, untold) : isOfUntold ? { status: 500, body: '{}' } : undefined
  }
  await expect(follow()).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  const [ofTold, ofUntold] = await confirmed()
  expect(ofTold).toBeGreaterThan(longAgo.getTime())
  expect(ofUntold).toBe(longAgo.getTime())
})

test('what was asked before a change made here does not undo it', async () => {
  const { kcSub } = await knownHost()
  await follow()
  const askedAt = new Date()
  await new Promise((resolve) => setTimeout(resolve, 5))
  const is = (access: AccountAccess) => db.$transaction((tx) => recordAccountChange(tx, kcSub, access))
  await is('disabled')
  await engineDb.$transaction((tx) => setAccess(tx, { kcSub, access: 'enabled', askedAt }))
  expect(await accessOf(kcSub)).toBe('disabled')
  await is('enabled')
  await engineDb.$transaction((tx) => setAccess(tx, { kcSub, access: 'disabled', askedAt }))
  expect(await accessOf(kcSub)).toBe('enabled')
})
