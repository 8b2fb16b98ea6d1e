import { beforeAll, expect, test } from 'vitest'
import { AppSettings } from '#api/contract/settings.ts'
import { loadTexts } from '#web/texts/say.ts'
import { checkedBy } from './form-errors.ts'

beforeAll(() => loadTexts('forms'))

const labels = () => ({ email: 'Notification email' })
const typed = { email: 'nobody' }
const options = { fields: {}, shouldUseNativeValidation: false }

test('what was typed is checked by the schema of its call, in the words of the field', async () => {
  const check = checkedBy(async () => AppSettings, labels)
  const { errors } = await check(typed, undefined, options)
  expect(errors.email?.message).toMatch(/^Notification email /)
})

test('where the schema cannot be fetched the check is the server’s: nothing that was typed is held back', async () => {
  const notFetched = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/settings.js'))
  expect(await checkedBy<typeof AppSettings>(notFetched, labels)(typed, undefined, options)).toEqual({
    values: typed,
    errors: {},
  })
})

test('a schema that breaks is no check that was passed', async () => {
  const broken = () => Promise.reject(new RangeError('No such year'))
  await expect(checkedBy<typeof AppSettings>(broken, labels)(typed, undefined, options)).rejects.toThrow('No such year')
})
