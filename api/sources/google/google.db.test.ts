import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { GoogleSignInView } from '#api/contract/google-sign-in.ts'
import { GmailSourceView } from '#api/contract/sources.ts'
import { open } from '#prisma/vault/seal.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'
import { startGoogle } from '#tests/stand-ins/google/google.ts'

const PUBLIC_URL = 'https://inbox.casa.test'
const google = await startGoogle()
afterAll(() => google.close())
afterEach(() => google.faults.clear())
const { api, anna, bruno } = await apiWithHosts({
  ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
  PUBLIC_URL,
  GOOGLE_CLIENT_ID: google.client.clientId,
  GOOGLE_CLIENT_SECRET: google.client.clientSecret,
  GOOGLE_URL: google.url,
})

let serial = 0
const fresh = () => `casa.${Date.now()}.${serial++}@gmail.com`
const begin = async (host: HostAtApi, body: object = {}) =>
  new URL(GoogleSignInView.parse((await host.attempt('beginGoogleSignIn', { body })).body).address)

/** As a browser does it: the consent page answers with where it goes next. */
async function consented(address: URL, as: string, given?: (scopes: string[]) => string[]) {
  google.consentAs(as, given)
  const answer = await fetch(address, { redirect: 'manual' })
  const next = new URL(answer.headers.get('location') ?? '')
  return { next, code: next.searchParams.get('code') ?? '', state: next.searchParams.get('state') ?? '' }
}
const connect = (host: HostAtApi, { code, state }: { code: string; state: string }) =>
  host.attempt('connectGoogle', { body: { code, state } })
async function connected(host: HostAtApi, as = fresh()) {
  const answer = await connect(host, await consented(await begin(host), as))
  return GmailSourceView.parse(answer.body)
}
const secretsOf = async (host: HostAtApi, sourceId: string) => {
  const rows = await asOwner().sourceSecret.findMany({ where: { sourceId } })
  return Object.fromEntries(
    rows.map((row) => [row.name, open(api.deps.ring, { hostId: host.id, owner: sourceId, name: row.name }, row)]),
  )
}
const isRevoked = (refreshToken: string | undefined) => google.signIn.grants.get(refreshToken ?? '')?.isRevoked

describe('connecting with Google', () => {
  test('asks for the least that does, offline, with a challenge, and comes back to the settings', async () => {
    const address = await begin(anna, { emailUser: 'anna@gmail.com' })
    const asked = Object.fromEntries(address.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/general-settings`,
      login_hint: 'anna@gmail.com',
    })
    expect(asked.scope?.split(' ').map((scope) => scope.split('/').at(-1))).toEqual(['gmail.readonly', 'gmail.compose'])
    expect(address.href).not.toContain(google.client.clientSecret)
  })

  test('stores the mailbox that was let into, its token sealed and shown to nobody', async () => {
    const as = fresh()
    const answer = await connect(anna, await consented(await begin(anna), as))
    expect(answer.status).toBe(200)
    const source = GmailSourceView.parse(answer.body)
    expect(source).toMatchObject({
      identifier: as,
      gmailConfig: { emailUser: as, signIn: 'google' },
      state: 'connecting',
    })
    const { refreshToken, ...others } = await secretsOf(anna, source.id)
    expect(others).toEqual({})
    expect(google.signIn.grants.get(refreshToken ?? '')).toMatchObject({ address: as, isRevoked: false })
    expect(answer.text).not.toContain(refreshToken)
    expect((await auditsOf(anna, 'source.create')).at(-1)).toMatchObject({
      subject: source.id,
      detail: { type: 'gmail' },
    })
  })

  test('another host’s sign-in ends in nobody’s account, and no code is taken twice', async () => {
    const back = await consented(await begin(anna), fresh())
    const lost = { status: 422, body: { code: 'google_sign_in_lost' } }
    expect(await connect(bruno, back)).toMatchObject(lost)
    expect(await connect(anna, { ...back, state: 'made.up' })).toMatchObject(lost)
    expect(await connect(anna, { ...back, state: back.state.slice(0, -2) })).toMatchObject(lost)
    expect((await connect(anna, back)).status).toBe(200)
    expect(await connect(anna, back)).toMatchObject(lost)
  })

  test('a code of another sign-in than the one that was begun is refused by its challenge', async () => {
    const [one, other] = [await consented(await begin(anna), fresh()), await consented(await begin(anna), fresh())]
    expect(await connect(anna, { code: one.code, state: other.state })).toMatchObject({
      status: 422,
      body: { code: 'google_sign_in_lost' },
    })
  })

  test('what gives too little is refused, and given back', async () => {
    const as = fresh()
    const back = await consented(await begin(anna), as, ([first]) => [first ?? ''])
    expect(await connect(anna, back)).toMatchObject({ status: 422, body: { code: 'google_scopes_missing' } })
    expect([...google.signIn.grants.values()].find(({ address }) => address === as)).toMatchObject({ isRevoked: true })
    expect(await asOwner().messageSource.count({ where: { identifier: as } })).toBe(0)
  })

  test('Google that is away is told as that', async () => {
    const back = await consented(await begin(anna), fresh())
    google.faults.add('token', { status: 503 })
    expect(await connect(anna, back)).toMatchObject({ status: 503, body: { code: 'google_busy' } })
  })

  test('a mailbox with an app password goes on as the same source, with what was set for it', async () => {
    const emailUser = fresh()
    const body = {
      name: 'Casa',
      emailUser,
      emailPass: 'abcd efgh',
      ownerEmail: 'anna@casa.test',
      filterFrom: 'airbnb.com',
    }
    const before = GmailSourceView.parse((await anna.attempt('createGmailSource', { body })).body)
    const source = await connected(anna, emailUser.replace('casa.', 'ca.sa.'))
    expect(source).toMatchObject({ id: before.id, name: 'Casa' })
    expect(source.gmailConfig).toMatchObject({
      ownerEmail: 'anna@casa.test',
      filterFrom: 'airbnb.com',
      signIn: 'google',
    })
    expect(Object.keys(await secretsOf(anna, source.id))).toEqual(['refreshToken'])
  })

  test('a mailbox that is connected by IMAP is the same one: it is refused, and the access given back', async () => {
    const as = fresh()
    const inbound = { host: 'imap.gmail.com', user: as, pass: 'abcd efgh' }
    expect((await anna.attempt('createEmailSource', { body: { inbound } })).status).toBe(201)
    expect((await connect(anna, await consented(await begin(anna), as))).status).toBe(409)
    expect([...google.signIn.grants.values()].find(({ address }) => address === as)).toMatchObject({ isRevoked: true })
  })

  test('edited without a password it stays connected with Google, and another mailbox needs one', async () => {
    const { id, gmailConfig } = await connected(anna)
    const { emailUser } = gmailConfig
    const update = (body: object) => anna.attempt('updateGmailSource', { params: { id }, body })
    const kept = GmailSourceView.parse((await update({ name: 'Neu', emailUser, emailPass: '' })).body)
    expect(kept).toMatchObject({ name: 'Neu', gmailConfig: { signIn: 'google' } })
    expect(Object.keys(await secretsOf(anna, id))).toEqual(['refreshToken'])
    expect(await update({ emailUser: fresh(), emailPass: '' })).toMatchObject({
      status: 400,
      body: { fields: { emailPass: expect.anything() } },
    })
  })

  test('edited with an app password it is one of those, and the access is given back', async () => {
    const { id, gmailConfig } = await connected(anna)
    const { refreshToken } = await secretsOf(anna, id)
    const body = { emailUser: gmailConfig.emailUser, emailPass: 'abcd efgh' }
    const now = GmailSourceView.parse((await anna.attempt('updateGmailSource', { params: { id }, body })).body)
    expect(now.gmailConfig.signIn).toBeUndefined()
    expect(await secretsOf(anna, id)).toEqual({ emailPass: 'abcd efgh' })
    expect(isRevoked(refreshToken)).toBe(true)
  })

  test('deleting the source gives the access back, unless another source lives by it', async () => {
    const as = fresh()
    const [annas, brunos] = [await connected(anna, as), await connected(bruno, as)]
    const { refreshToken } = await secretsOf(anna, annas.id)
    const { refreshToken: other } = await secretsOf(bruno, brunos.id)
    expect((await anna.attempt('deleteSource', { params: { id: annas.id } })).status).toBe(204)
    expect([isRevoked(refreshToken), await secretsOf(anna, annas.id)]).toEqual([false, {}])
    expect((await bruno.attempt('deleteSource', { params: { id: brunos.id } })).status).toBe(204)
    expect(isRevoked(other)).toBe(true)
  })

  test('a source is deleted while Google is away', async () => {
    const { id } = await connected(anna)
    google.faults.add('revoke', 'hang up')
    expect((await anna.attempt('deleteSource', { params: { id } })).status).toBe(204)
  })

  test('a deleted source is taken up again', async () => {
    const as = fresh()
    const { id } = await connected(anna, as)
    await anna.attempt('deleteSource', { params: { id } })
    expect(await connected(anna, as)).toMatchObject({ id })
  })
})
