import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf } from '#tests/api/given.ts'
import { keepSignedIn } from '#tests/identity/keep-signed-in.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'

const { api, anna, bruno } = await apiWithHosts()

const choose = (language: 'it' | 'en' | null) => anna.ask('chooseLanguage', { body: { language } })
const shown = async () => (await anna.ask('readMe', {})).language
const mailed = async () => (await anna.ask('readAppSettings', {})).language

test('a new person reads the interface as it comes, and a choice is known wherever they sign in next', async () => {
  expect(await shown()).toBeNull()
  expect(await choose('en')).toEqual({ language: 'en' })
  // Another sign-in of the same person, and nothing that the first one has.
  const person = await newPerson()
  const elsewhere = () => api.as(keepSignedIn(() => signIn(person)))
  await elsewhere().ask('chooseLanguage', { body: { language: 'en' } })
  expect((await elsewhere().ask('readMe', {})).language).toBe('en')
  expect((await bruno.ask('readMe', {})).language).toBeNull()
  expect(await auditsOf(anna, 'settings.save_app')).toHaveLength(1)
})

test('who chose a language is written to in it, whatever a form says that was open meanwhile', async () => {
  await choose('en')
  expect(await mailed()).toBe('en')
  await anna.ask('saveAppSettings', { body: { email: 'casa@example.com', language: 'it' } })
  expect([await shown(), await mailed()]).toEqual(['en', 'en'])
})

test('back to how it comes, mails are as they come, and are chosen by themselves again', async () => {
  await choose('en')
  await choose(null)
  expect([await shown(), await mailed()]).toEqual([null, 'it'])
  await anna.ask('saveAppSettings', { body: { email: '', language: 'en' } })
  // What was not chosen is not taken away.
  await choose(null)
  expect([await shown(), await mailed()]).toEqual([null, 'en'])
})

test('PostgreSQL holds no language for the screens with another for the mails', async () => {
  await choose('en')
  await expect(asOwner().appSettings.update({ where: { hostId: anna.id }, data: { language: 'it' } })).rejects.toThrow()
})

test('a language that we do not speak is refused', async () => {
  const { status } = await anna.attempt('chooseLanguage', { body: { language: 'de' } as never })
  expect(status).toBe(400)
})
