import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import NotFoundScreen from './not-found-screen.tsx'

test('an address that leads nowhere has the title of the specification, the kind text below it and a way back', () => {
  renderApp(<NotFoundScreen />, { at: '/nowhere' })
  screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  screen.getByText('There is no such page. The address may be old or mistyped.')
  screen.getByRole('link', { name: 'Back to the dashboard' })
})
