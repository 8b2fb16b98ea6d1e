import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { speak } from '#web/texts/say.ts'
import { AccountButton } from './account-button.tsx'

beforeEach(() => speak('it'))

test('the menu stands within the landmark of its button', async () => {
  serveContract({ readMe: () => me })
  const { user } = renderApp(
    <header>
      <AccountButton />
    </header>,
  )
  await user.click(screen.getByRole('button', { name: 'Il tuo account' }))
  expect(screen.getByRole('banner').contains(await screen.findByRole('menu'))).toBe(true)
})

test.each([
  ['it', 'Il tuo account', 'Scorciatoie da tastiera', 'Invio'],
  ['en', 'Your account', 'Keyboard shortcuts', 'Enter'],
] as const)(
  'keys are called in the help as in the language that was chosen: %s',
  async (choice, account, help, key) => {
    serveContract({ readMe: () => me })
    await speak(choice)
    const { user } = renderApp(<AccountButton />)
    await user.click(screen.getByRole('button', { name: account }))
    await user.click(await screen.findByRole('menuitem', { name: help }))
    const shown = within(await screen.findByRole('dialog', { name: help }))
    expect(shown.getAllByText(/^(?:Invio|Enter)$/).map(({ textContent }) => textContent)).toEqual([key, key])
  },
)

test('after the help that the menu opened, Esc gives the focus back to the button of the menu', async () => {
  serveContract({ readMe: () => me })
  const { user } = renderApp(<AccountButton />)
  const button = screen.getByRole('button', { name: 'Il tuo account' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Scorciatoie da tastiera' }))
  await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})
