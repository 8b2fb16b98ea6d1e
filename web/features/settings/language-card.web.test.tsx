import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { keptLanguage } from '#web/lib/language.ts'
import SettingsScreen from '#web/screens/settings-screen.tsx'
import { useLanguage } from '#web/texts/use-language.ts'

const settings = {
  ...{ email: 'anna@host.test', language: 'it' as const, undoSeconds: 10 },
  ...{ emergencyText: '', emergencyPhone: '', emergencyTemplate: '' },
}

/** As the root of the app: all below is drawn again for another language. */
function Root() {
  useLanguage()
  return <SettingsScreen />
}

async function open() {
  const server = serveContract({
    readMe: () => me,
    readAppSettings: () => settings,
    chooseLanguage: ({ body }) => body,
  })
  const { user } = renderApp(<Root />, { at: '/general-settings' })
  return { server, user, email: await screen.findByLabelText<HTMLInputElement>('Notification email') }
}

test('a language is chosen at once, kept by the API and here, and what was typed stays', async () => {
  const { server, user, email } = await open()
  await user.clear(email)
  await user.type(email, 'nuova@host.test')
  await user.selectOptions(screen.getByLabelText('Language'), 'Italiano')
  expect(await screen.findByRole('tab', { name: 'Generali' })).toBeDefined()
  expect(screen.getByLabelText('Email per gli avvisi')).toBe(email)
  expect(email.value).toBe('nuova@host.test')
  expect(server.received('chooseLanguage').map(({ body }) => body)).toEqual([{ language: 'it' }])
  expect(keptLanguage()).toEqual({ choice: 'it', by: 'a-person' })
  expect(document.documentElement.lang).toBe('it')
})

test('a choice that the API did not keep is taken back, and said', async () => {
  const { server, user } = await open()
  server.serve('chooseLanguage', () => {
    throw new TypeError('no line')
  })
  await user.selectOptions(screen.getByLabelText('Language'), 'Italiano')
  expect((await screen.findAllByText(/Non è stato possibile cambiare la lingua/)).length).toBeGreaterThan(0)
  expect(await screen.findByRole('tab', { name: 'General' })).toBeDefined()
  expect(keptLanguage()).toEqual({ choice: 'mix', by: 'a-person' })
  expect(loggedFailures()).not.toEqual([])
})
