import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { ErrorScreen } from './error-screen.tsx'

const error = new TypeError('Failed to fetch dynamically imported module: /assets/first-steps.js')

test('what broke is said below the words of the specification', async () => {
  renderApp(<ErrorScreen error={error} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Unexpected Application Error!')
  expect(alert.textContent).toContain('Failed to fetch')
  screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
})

test('a screen that was not fetched before the line was lost says just that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderApp(<ErrorScreen error={error} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Non disponibile offline.')
  expect(alert.textContent).not.toContain('Failed to fetch')
})
