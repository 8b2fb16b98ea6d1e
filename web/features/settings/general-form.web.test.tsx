import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import SettingsScreen from '#web/screens/settings-screen.tsx'

const ofEmergencies = { emergencyText: '', emergencyPhone: '', emergencyTemplate: '' }
const undoSeconds = 10

async function openForm() {
  const server = serveContract({
    readMe: () => me,
    readAppSettings: () => ({ email: 'anna@host.test', language: 'it', undoSeconds, ...ofEmergencies }),
    saveAppSettings: ({ body }) => ({
      email: body.email,
      language: body.language ?? 'it',
      emergencyText: body.emergencyText ?? '',
      emergencyPhone: body.emergencyPhone ?? '',
      emergencyTemplate: body.emergencyTemplate ?? '',
      undoSeconds: body.undoSeconds ?? undoSeconds,
    }),
  })
  const { user } = renderApp(<SettingsScreen />, { at: '/general-settings' })
  const email = await screen.findByLabelText<HTMLInputElement>('Notification email')
  return { server, user, email, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

test('the language that the host is written to in is chosen beside the address', async () => {
  const { server, user, save } = await openForm()
  const language = screen.getByLabelText<HTMLSelectElement>('Language of mails and notes')
  expect(language.value).toBe('it')
  await user.selectOptions(language, 'English')
  await save()
  expect(await screen.findByText('Saved successfully')).toBeDefined()
  expect(server.received('saveAppSettings').map(({ body }) => body)).toEqual([
    { email: 'anna@host.test', language: 'en', undoSeconds, ...ofEmergencies },
  ])
})

test('what is no address is refused at its field with its name', async () => {
  const { server, user, email, save } = await openForm()
  await user.clear(email)
  await user.type(email, 'anna')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Notification email must be an e-mail address')
  expect(server.received('saveAppSettings')).toEqual([])
})

test('what is done in an emergency is saved, and a number that is none is refused at its field', async () => {
  const { server, user, save } = await openForm()
  await user.type(screen.getByLabelText('Emergency text'), 'Call Anna')
  await user.type(screen.getByLabelText('My WhatsApp number'), 'call me')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('must be a phone number')
  await user.clear(screen.getByLabelText('My WhatsApp number'))
  await user.type(screen.getByLabelText('My WhatsApp number'), '+39 333 1234567')
  await save()
  await screen.findByText('Saved successfully')
  expect(server.received('saveAppSettings').at(-1)?.body).toMatchObject({
    emergencyText: 'Call Anna',
    emergencyPhone: '+39 333 1234567',
  })
})

test('how long things can be taken back is chosen, and neither a blank nor more than a minute is taken for it', async () => {
  const { server, user, save } = await openForm()
  const seconds = screen.getByLabelText<HTMLInputElement>('Seconds to undo')
  expect(seconds.value).toBe('10')
  for (const wrong of ['', '61']) {
    await user.clear(seconds)
    if (wrong !== '') await user.type(seconds, wrong)
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('Seconds to undo')
  }
  expect(server.received('saveAppSettings')).toEqual([])
  await user.clear(seconds)
  await user.type(seconds, '0')
  await save()
  await screen.findByText('Saved successfully')
  expect(server.received('saveAppSettings').at(-1)?.body).toMatchObject({ undoSeconds: 0 })
})
