import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'
import { filterFault, passesFilter } from './passes-filter.ts'
import { filterList } from './resolve-mail-account.ts'

const OWN = 'anna@casa.test'
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [OWN], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

function read(from: string, headers: string[]) {
  const body = 'Possiamo arrivare alle 22?'
  const mail = relayMail({ from, headers, subject: 'Nuova richiesta', body }).replace('host@locanda.test', OWN)
  return readMail(
    { raw: new Uint8Array(Buffer.from(mail)), receivedAt: new Date(), truncated: false },
    context,
    unasked,
  )
}
const passes = async (filter: string, from: string, ...headers: string[]) =>
  passesFilter(filterList(filter), await read(from, headers))

const GUEST = 'Marco <marco@guest.test>'
const GROUP = 'casa-blu@groups.test'
const BY_GROUP = [
  'Precedence: list',
  'List-ID: <casa-blu.groups.test>',
  `List-Post: <mailto:${GROUP}>`,
  `X-Original-From: ${GUEST}`,
]
const BY_FORM = ['Reply-To: Marco <marco@guest.test>']

test.each([
  ['the form of a site, by the site', 'noreply@site.test', 'site.test', BY_FORM],
  ['the form of a site, by who wrote in it', 'noreply@site.test', 'marco@guest.test', BY_FORM],
  ['a group, by the group', `Marco tramite Casa Blu <${GROUP}>`, GROUP, BY_GROUP],
  ['a group, by the writer', `Marco tramite Casa Blu <${GROUP}>`, 'guest.test', BY_GROUP],
  ['a domain in other letters', 'max@bücher.test', 'bücher.test', []],
  ['a person who writes to a group', GUEST, GROUP, BY_GROUP],
  ['an assistant, by the assistant', GUEST, 'office@agency.test', ['Sender: office@agency.test']],
])('%s passes', async (_, from, filter, headers) => {
  expect(await passes(filter, from, ...headers)).toBe(true)
  expect(await passes('other.test', from, ...headers)).toBe(false)
})

test.each(['*@guest.test', '@guest.test', ' MARCO@GUEST.TEST ', 'Marco Bianchi <marco@guest.test>', '*.guest.test'])(
  'what was stored as %s takes the mail that it means',
  async (filter) => {
    expect(await passes(filter, GUEST)).toBe(true)
    expect(await passes(filter, 'Eva <eva@guest.example>')).toBe(false)
    expect(filterFault(filterList(filter))).toBeNull()
  },
)

test('what can be nobody is told, and takes nobody else’s mail', async () => {
  expect(await passes('airbnb', GUEST)).toBe(false)
  expect(filterFault(filterList('airbnb, guest.test'))).toEqual({
    code: 'mail_filter_unclear',
    params: { entries: ['airbnb'] },
  })
  expect(filterFault(filterList(undefined))).toBeNull()
})
