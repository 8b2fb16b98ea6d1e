import { expect, test } from 'vitest'
import { createOutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type DiscoverDeps, discoverServers } from './discover-servers.ts'

const FILE = `<incomingServer type="imap"><hostname>imap.%EMAILDOMAIN%</hostname><port>993</port>
  <socketType>SSL</socketType><username>%EMAILADDRESS%</username></incomingServer>`

type World = { files?: Record<string, string>; srv?: Record<string, string>; mx?: string[] }

/** An internet in which only what is named is there. */
function world({ files = {}, srv = {}, mx = [] }: World) {
  const asked: string[] = []
  const guard = createOutsideGuard({ allowedPrivateServers: [], lookup: async () => Promise.reject(unknownName()) })
  const fetch: DiscoverDeps['guard']['fetch'] = async (url) => {
    asked.push(String(url))
    const text = files[new URL(url).host]
    if (text === undefined) throw new AppError('upstream_unavailable', { code: 'network_error' })
    return new Response(text)
  }
  const deps: DiscoverDeps = {
    guard: { ...guard, fetch },
    mxOrganisations: async () => mx,
    readSrv: async (name) => (srv[name] === undefined ? null : { hostname: srv[name], port: 993 }),
  }
  return { asked, find: (address = 'anna@casa.test') => discoverServers(deps, address) }
}
const unknownName = () => Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
const hostOf = async (found: ReturnType<typeof discoverServers>) => (await found).servers.inbound.host

test('a provider of the table is asked nothing', async () => {
  const { asked, find } = world({})
  expect(await find('anna@libero.it')).toEqual({
    servers: {
      inbound: { protocol: 'imap', host: 'imapmail.libero.it', port: 993, tls: 'ssl', user: 'anna@libero.it' },
      smtp: { host: 'smtp.libero.it', port: 465, tls: 'ssl', user: 'anna@libero.it' },
    },
    toConfirm: null,
  })
  expect(asked).toEqual([])
})

test.each(['autoconfig.casa.test', 'casa.test'])('the file at %s counts before name servers', async (host) => {
  const { find, asked } = world({ files: { [host]: FILE }, srv: { '_imaps._tcp.casa.test': 'other.casa.test' } })
  expect(await hostOf(find())).toBe('imap.casa.test')
  expect(asked.every((url) => url.startsWith('https://'))).toBe(true)
})

test.each([
  ['imap.casa.test', null],
  ['imap.hoster.test', 'imap.hoster.test'],
])('of name servers %s is to be confirmed: %s', async (host, toConfirm) => {
  const { find } = world({ srv: { '_imaps._tcp.casa.test': host, '_submissions._tcp.casa.test': host } })
  expect(await find()).toMatchObject({ servers: { inbound: { host }, smtp: { host } }, toConfirm })
})

test('a firm that has its mail at Google is found by who takes it in', async () => {
  expect(await hostOf(world({ mx: ['google.com'] }).find())).toBe('imap.gmail.com')
})

test.each([
  ['an address of theirs', {}, 'anna@hotmail.it'],
  ['a firm at theirs', { mx: ['outlook.com'] }, 'anna@casa.test'],
  [
    'a file that names theirs',
    { files: { 'casa.test': FILE.replace('imap.%EMAILDOMAIN%', 'outlook.office365.com') } },
    'anna@casa.test',
  ],
  ['name servers that do', { srv: { '_imaps._tcp.casa.test': 'outlook.office365.com' } }, 'anna@casa.test'],
])('Microsoft takes no passwords: %s', async (_, internet: World, address) => {
  await expect(world(internet).find(address)).rejects.toMatchObject({ sentence: { code: 'outlook_not_yet' } })
})

test('where nobody knows and no usual name is there, that is said', async () => {
  await expect(world({}).find()).rejects.toMatchObject({
    sentence: { code: 'address_not_found', params: { address: 'casa.test' } },
  })
})
