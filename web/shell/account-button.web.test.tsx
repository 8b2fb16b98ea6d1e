import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { AccountButton } from './account-button.tsx'

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
